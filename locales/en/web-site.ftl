### The page that plays without a server (docs/site.md).

web-site-starting = The game is loading: a few seconds, the first time a little longer.
web-site-lacks = Everything here plays on this device alone. For several devices, a class, or stronger bots, get the program RAWsiko from whoever runs this page.
web-site-full = The match can’t be saved, perhaps because there’s no room left on this device. Free some space, then carry on here.
web-home-trouble-site_elsewhere-title = The game is open already
web-home-trouble-site_elsewhere = The game is open in another tab of this browser. Carry on there, or close that tab and reload this page.
web-home-trouble-site_storage-title = This browser stores nothing
web-home-trouble-site_storage = This browser doesn’t let the game store a match, perhaps because this is a private window. Open the page in an ordinary window.
web-home-trouble-site_browser-title = This browser is too old
web-home-trouble-site_browser = This browser is too old to play without a server. Update it, or use another one.
web-home-trouble-site_load-title = The game didn’t load
web-home-trouble-site_load = Part of the game didn’t load. Check your network and try again.
