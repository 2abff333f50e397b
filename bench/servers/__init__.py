"""What several measurements share: server processes, peers from npm, players and bots at tables."""
