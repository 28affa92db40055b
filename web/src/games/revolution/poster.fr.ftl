poster-revolution-name = Revolution!
poster-revolution-motto = Force, chantage et or : misez en secret, prenez la ville.
poster-revolution-credit = De Philip duBarry ; Steve Jackson Games, 2009.
