"""Several processes with one database: each of them accepts any conversation and any request.

`remote_conversations` is the side of the client, `links` the side of the table's owner,
`ownership` decides who that is. Messages between processes go through `network`.
"""
