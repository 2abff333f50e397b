### The pages that the server shows in a browser.

welcome-title = The RAWsiko server is running
welcome-saves = It can save: nothing you play gets lost.
welcome-cannot-save = It can’t save right now. It refuses moves until it can: check the disk or the database.
welcome-no-client = The game’s pages haven’t been built here: python3 run.py web builds them. Programs can still play.
welcome-programs = For programs
welcome-python = The Python package rawsiko.client takes a seat in a few lines. docs/protocol.md describes the messages.
welcome-description = The HTTP part as OpenAPI:
connect-title = When a phone can’t connect
connect-intro = Go through these points in order. The most common cause comes first.
connect-here = The address for other devices is
connect-address = The wrong address
connect-address-help = “localhost” and 127.0.0.1 mean the device itself. A phone needs the address for the local network, with http:// in front and the port at the end. The QR code in the terminal contains it.
connect-network = A different network
connect-network-help = The phone and the computer must be on the same network. Turn off mobile data on the phone, and don’t use the guest network.
connect-isolation = The network keeps devices apart
connect-isolation-help = Many school networks don’t let devices talk to each other (“client isolation”). Ask whoever runs the network to allow it, or make a hotspot with the computer or a phone and connect everyone to it.
connect-firewall = This computer’s firewall
connect-firewall-help = It may block connections from other devices. Allow Python, or the port in the address, for private networks. Windows asks at the first start; on a Mac, look in Settings, Network, Firewall; on Linux, for example: sudo ufw allow 8000/tcp
connect-proxy = Something in between blocks the game
connect-proxy-help = Some networks block WebSockets. The game then switches to ordinary requests by itself, which is a little slower. A browser that uses a school proxy may need an exception for the address.
connect-code = The code isn’t accepted
connect-code-help = A join code only works until the match begins. If you had a seat, get back in with your link or rejoin code.
connect-last = If nothing helps, everyone can take turns on this one computer.
connect-back = Back
connect-sleep = The phone goes to sleep during the match
connect-sleep-help = Nothing is lost: the match is there again when the phone wakes up. To keep the screen on, set its auto-lock to five minutes or more for the lesson (iPhone and iPad: Display & Brightness; Android: Display, Screen timeout).
