### Learning pages: what is said before their prose is there.

web-learn-loading = One moment…
web-learn-failed = The page could not be loaded. Is the server still reachable?
web-learn-retry = Try again
