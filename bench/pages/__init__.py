"""What the measurements in a browser share: pages served to it, a slow phone, events."""
