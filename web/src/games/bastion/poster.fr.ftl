poster-bastion-name = Bastion’ Siege
poster-bastion-motto = Un Roy, des tours, du courage : prenez les murs, ou tenez-les.
poster-bastion-credit = De Cyril Billard.
