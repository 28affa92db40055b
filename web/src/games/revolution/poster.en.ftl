poster-revolution-name = Revolution!
poster-revolution-motto = Force, blackmail and gold: bid in secret, and take the town.
poster-revolution-credit = By Philip duBarry; Steve Jackson Games, 2009.
