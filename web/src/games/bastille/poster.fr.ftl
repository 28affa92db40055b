poster-bastille-name = Bastille
poster-bastille-motto = Huit tours jusqu’au quatorze juillet.
poster-bastille-credit = De Christoph Behre ; Queen Games, 2018.
