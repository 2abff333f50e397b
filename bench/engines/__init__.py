"""What the measurements of engine and simulator share: peers written in Python and C++, sizes."""
