"""How the schema came to be, step by step; run by Alembic.

A new step is a file in `versions` with the next number; `migrate.NEWEST` follows it. What a
database has and `schema` lacks, or the other way round, fails a test.
"""
