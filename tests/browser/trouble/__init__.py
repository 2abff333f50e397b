"""Lost connections, failing pages and hostile texts, in a browser."""
