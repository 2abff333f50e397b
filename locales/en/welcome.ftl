### The pages that the server shows in a browser.

welcome-title = The RAWsiko server is running
welcome-saves = It can save: nothing that is played gets lost.
welcome-cannot-save = It cannot save just now. Moves are refused until it can: look at the disk or the database.
welcome-no-client = The pages of the game have not been built here: python3 run.py web builds them. Programs can play here all the same.
welcome-programs = For programs
welcome-python = The Python package rawsiko.client takes a seat in a few lines. The messages are described in docs/protocol.md.
welcome-description = The HTTP part as OpenAPI:
connect-title = When a phone cannot connect
connect-intro = Go through these points in order: the most frequent cause comes first.
connect-here = The address for other devices is
connect-address = The wrong address
connect-address-help = “localhost” and 127.0.0.1 mean the device itself. A phone needs the address for the local network, with http:// before it and the port after it. The QR code in the terminal holds it.
connect-network = Another network
connect-network-help = Phone and computer must be in the same network. Switch off mobile data on the phone, and do not use the network for guests.
connect-isolation = The network keeps devices apart
connect-isolation-help = Many school networks let no device talk to another (“client isolation”). Ask whoever runs the network to allow it, or make a hotspot with the computer or a phone and put everybody in it.
connect-firewall = The firewall of this computer
connect-firewall-help = It may block what comes from outside. Allow Python, or the port in the address, for private networks. Windows asks at the first start; on a Mac see Settings, Network, Firewall; on Linux for example: sudo ufw allow 8000/tcp
connect-proxy = Something on the way blocks the game
connect-proxy-help = Some networks block WebSockets. The game then goes over ordinary requests by itself, a little slower. A browser set to use a school proxy may need an exception for the address.
connect-code = The code is not accepted
connect-code-help = A join code opens a table only until its match begins. Who was already seated comes back with their link or their rejoin code.
connect-last = If nothing helps: everybody can play in turns on this one computer.
connect-back = Back
connect-sleep = The phone goes to sleep during the match
connect-sleep-help = Nothing is lost: the match is there again when the phone wakes up. To keep the screen on, set its auto-lock to five minutes or more for the lesson (iPhone and iPad: Display & Brightness; Android: Display, Screen timeout).
