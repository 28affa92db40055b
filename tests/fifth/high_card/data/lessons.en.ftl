lesson-highest = The highest card
lesson-highest-task = Have the highest card.
lesson-highest-before = You hold a 6, and { $first } has just kept a card. Keep yours, or draw another?
lesson-highest-after = No card is higher than a 6.
lesson-highest-mistake = A new card is at best as high as the one you threw away.
lesson-highest-hint = Cards go from 1 to 6.
