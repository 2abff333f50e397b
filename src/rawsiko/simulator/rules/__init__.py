"""The compiled rules over arrays: `acting` plays an action, `layout` names the fields."""
