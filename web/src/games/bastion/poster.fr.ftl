poster-bastion-name = Bastion’ Siege
poster-bastion-motto = Rois, tours et courage : prenez le mur, ou tenez-le.
poster-bastion-credit = De Cyril Billard.
