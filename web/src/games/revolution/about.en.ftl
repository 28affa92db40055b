# The game for newcomers: in one minute, and what they ask first.

about-minute = You want the town on your side. Each turn everybody secretly lays tokens on twelve people, then all bids are shown. Force beats any Blackmail, Blackmail beats any Gold, and a tie wins nothing. The people you win give points at once, new tokens, or a cube in a part of the town. When the town is full, the most cubes in each part win its points.
about-turn = Lay all your tokens on the people you want, in secret. All bids are shown at once, and the strongest for each person takes the reward: Force beats Blackmail, Blackmail beats Gold, and a tie wins nothing.
about-points = Support from people counts at once. At the end, each area pays whoever alone has the most cubes in it, and tokens in hand count a little.
about-end = When every area is full, usually after nine to twelve turns.
