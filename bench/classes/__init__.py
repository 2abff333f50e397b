"""A class over loopback: scripted devices of pupils, their teacher, what they wait for."""
