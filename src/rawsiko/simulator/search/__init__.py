"""How compiled bots choose: `deciding` one action, `searching` for Hard and Expert."""
