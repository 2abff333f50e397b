### Learning pages: what is said before their prose is there.

web-learn-loading = One moment…
web-learn-failed = The page didn’t load. Is the server still running?
web-learn-retry = Try again
