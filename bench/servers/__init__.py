"""What several measurements share: server processes, peers from npm, players at tables."""
