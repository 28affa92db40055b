poster-bastille-name = Bastille
poster-bastille-motto = Eight rounds until the fourteenth of July.
poster-bastille-credit = By Christoph Behre; Queen Games, 2018.
