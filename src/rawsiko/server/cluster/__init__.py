"""Several processes with one database: any of them takes any conversation and any request.

`lines` is the side of the client, `links` the side of the table's owner, `ownership` decides who
that is. Messages between processes go through `network`.
"""
