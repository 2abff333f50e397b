"""What the commands of a host share: the database they work on, joining a cluster, processes."""
