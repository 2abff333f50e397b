"""HTTP: `app` builds the application from routes, static files and security headers."""
