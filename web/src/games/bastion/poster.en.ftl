poster-bastion-name = Bastion’ Siege
poster-bastion-motto = Kings, towers and courage: take the wall, or hold it.
poster-bastion-credit = By Cyril Billard.
