### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = Ce navigateur est trop ancien pour RAWsiko.
web-old-browser-help = RAWsiko fonctionne avec Chrome et Edge { $chrome }, Firefox { $firefox } et Safari { $safari }, et avec toutes les versions plus récentes. Mets le navigateur à jour ou prends un autre appareil.

# Announced to screen readers.
web-connected-again = Connexion rétablie.
web-phone-vibration = Vibration
web-phone-vibration-help = Le téléphone vibre un instant quand c’est à toi.
web-phone-share-link = Partager le lien
