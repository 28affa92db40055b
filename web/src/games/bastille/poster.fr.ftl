poster-bastille-name = Bastille
poster-bastille-motto = Huit manches jusqu’au quatorze juillet.
poster-bastille-credit = De Christoph Behre ; Queen Games, 2018.
