# Lessons: the title of each, its task, and what the coach says.

lesson-strength = One Force, a heap of Gold
lesson-strength-task = Win the Printer.
lesson-strength-before = Both rivals want the Printer, who is worth ten points: { $first } sends three Gold, { $second } a Blackmail and a Gold. Place all your tokens, then knock.
lesson-strength-after = One Force beat all of it. Force beats any Blackmail, and Blackmail beats any Gold.
lesson-strength-mistake = Many weak tokens never beat one stronger token. Look at which kind each bid holds, not at how many there are.
lesson-strength-hint = Which of your tokens is stronger than Blackmail?

lesson-ties = Equal means nothing
lesson-ties-task = Win at least three people this turn.
lesson-ties-before = Everybody sees what you hold, and you see what they hold: { $first } has a Force and four Gold, { $second } only Gold. { $first } always courts the Priest with Force.
lesson-ties-after = Nobody could follow you to those people. Where rivals are not, one Gold is enough.
lesson-ties-mistake = Equal bids cancel each other: nobody wins the person, not even whoever bid less. Spread out, and stay away from where others surely go.
lesson-ties-hint = Your Force is safe from { $second }. For the Gold, look for people nobody fights over: Merchant, Aristocrat, Innkeeper, Mercenary.

lesson-harbor = Cubes for the Harbor
lesson-harbor-task = Hold the Harbor alone at the end of the turn.
lesson-harbor-before = You and { $first } have two cubes each in the Harbor: its 40 points go to nobody. The Captain puts a cube there, and he takes no Force.
lesson-harbor-after = Three cubes against two: the Harbor is yours for as long as you lead there alone.
lesson-harbor-mistake = With a tie at the top, an area pays nobody. Where Force is banned, one Blackmail beats any heap of Gold.
lesson-harbor-hint = Your Blackmail is the strongest token that the Captain accepts.

lesson-tokens = Poor today, strong tomorrow
lesson-tokens-task = Begin the next turn with three tokens stronger than Gold.
lesson-tokens-before = Everybody is down to five Gold. Some people pay in Force and Blackmail: win those, and the next turn is yours.
lesson-tokens-after = Tokens you place are gone, tokens you win are for the next turn. Patrons only fill you up to five, with Gold.
lesson-tokens-mistake = Tokens are spent whether they win or lose, and patrons give you nothing but Gold.
lesson-tokens-hint = Rogue and Mercenary accept Gold only. General, Captain, Innkeeper and Magistrate have no visitor at all.

lesson-spy = The Spy
lesson-spy-task = Take the Fortress, and hold it alone.
lesson-spy-before = The Fortress is full, four cubes of yours against { $first_of } four: 50 points for nobody. The Spy replaces a rival’s cube with one of yours.
lesson-spy-after = Five to three, in an area that was full. Only the Spy and the Apothecary can still touch one.
lesson-spy-mistake = One cube changed hands, but not where it mattered. Count both piles before you choose.
lesson-spy-hint = Force beats the two Gold on the Spy. Then ask where one swap makes you the only leader.

lesson-end = The last turn
lesson-end-task = End the match this turn, and win it.
lesson-end-before = One cube space is left in the whole town, in the Harbor. Fill it and the match ends: then every area pays, and so do the tokens in your hand.
lesson-end-after = The Harbor paid 40, and each Force you won this turn paid 5 more. End it while you lead.
lesson-end-mistake = The Harbor still has room, so the match goes on, and your rivals get another turn to catch up.
lesson-end-hint = The Captain fills the Harbor and takes no Force: your Blackmail goes there.
