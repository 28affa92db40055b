import{W as e,at as t,ct as n,rt as r,st as i}from"./disclose-version.js";import{n as a}from"./settings.svelte.js";var o=`poster-bastille-name = Bastille
poster-bastille-motto = Eight rounds until the fourteenth of July.
poster-bastille-credit = By Christoph Behre; Queen Games, 2018.
`,s=`poster-bastille-name = Bastille
poster-bastille-motto = Huit tours jusqu’au quatorze juillet.
poster-bastille-credit = De Christoph Behre ; Queen Games, 2018.
`,c=`# Words of the drawn board alone.

board-round = Round { $round } of { $rounds }
board-july = July 1789
board-display = The characters of this round
board-tile = Tile of { $value }
board-bag = The bag
board-arsenal = The arsenal
board-missions = Your missions
board-missions-all = The missions
board-no-missions = none yet
board-spent = back to supply
board-returned = back into the bag
board-most = most
board-second = second
board-interim = Interim scoring
board-final = Final scoring
board-search = Keep one mission
board-now = now { $points }
board-sold = taken
board-unarmed = unarmed
board-start = start player
board-deck = Characters in the deck

# Headings over answers of a sort, with what those answers name.

group-option-place = Tile { $value }

# Forms of names in the log that their signs stand before.

sign-effect-coins = coin | coins
sign-effect-points = point | points
sign-effect-steps = step | steps
sign-effect-torches = torch | torches
sign-effect-henchmen = henchman | henchmen
sign-weapon-pitchfork = pitchforks
sign-weapon-rifle = rifles
sign-weapon-rapier = rapiers
`,l=`# Mots du seul plateau dessiné.

board-round = Tour { $round } sur { $rounds }
board-july = Juillet 1789
board-display = Les personnages de ce tour
board-tile = Tuile { $value }
board-bag = Le sac
board-arsenal = L’arsenal
board-missions = Vos missions
board-missions-all = Les missions
board-no-missions = aucune
board-spent = retour en réserve
board-returned = retour dans le sac
board-most = 1er
board-second = 2e
board-interim = Décompte intermédiaire
board-final = Décompte final
board-search = Garder une mission
board-now = vaut { $points }
board-sold = recruté
board-unarmed = sans arme
board-start = premier joueur
board-deck = Personnages dans la pile

# Headings over answers of a sort, with what those answers name.

group-option-place = Tuile { $value }

# Formes des noms du journal que leurs signes précèdent.

sign-effect-coins = pièce | pièces
sign-effect-points = point | points
sign-effect-steps = case | cases
sign-effect-torches = torche | torches
sign-effect-henchmen = homme de main | hommes de main
sign-weapon-pitchfork = fourches
sign-weapon-rifle = fusils
sign-weapon-rapier = rapières
`,u=`poster-bastion-name = Bastion’ Siege
poster-bastion-motto = Kings, towers and courage: take the wall, or hold it.
poster-bastion-credit = By Cyril Billard.
`,d=`poster-bastion-name = Bastion’ Siege
poster-bastion-motto = Un Roy, des tours, du courage : prenez les murs, ou tenez-les.
poster-bastion-credit = De Cyril Billard.
`,f=`# Words of the drawn board alone.

board-turn = Turn the board
board-round = Round { $round } of { $limit }
board-limit = the match ends after round { $last }
board-quiet = if nothing is won or lost it ends after round { $last }
board-pledged = { $amount ->
        [one] one of them is needed for a laid mission
       *[other] { $amount } of them are needed for laid missions
    }
board-token = { $seat } has the token
board-values = Force { $force }, Courage { $courage }
board-done-moved = has moved
board-done-hastened = has made a forced march
board-done-booted = has used the boots
board-done-attacked = has attacked
board-done-spy = spies
board-drawbridge = { $seat_of } drawbridge
board-bridge-open = open
board-bridge-closed = closed
board-bridge-broken = broken
board-treasure = { $seat_of } treasure
board-flag = { $seat_of } flag
board-hint-you = you up to { $most }
board-hint-them = they have { $least } to { $most }
board-hint-them-sure = they have { $most }
board-hint-bridge = resistance { $left }
board-hint-cost = costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } of Speed
board-on-tower = on { $tower_the }

# The combat and the panels beside the board.

duel-combat = Combat
duel-riposte = Riposte
duel-assault = Assault on the drawbridge
duel-last = Last combat
duel-close = Close
duel-against = against
duel-valiant = the champion
duel-bridge = Drawbridge
duel-cost = costs { $cost }
duel-most = up to { $most }
duel-power = power { $most }
duel-range = power { $least }–{ $most }
duel-captures = { $seat } captures { $pieces }.
duel-prisoner = { $piece_the }
duel-cancelled = { $seat } plays { $event }: there is no combat.
duel-home = The Amulet brings { $seat_of } { $piece } home.
duel-who = Who?
duel-who-leads = Who leads the attack?
duel-who-joins = Who supports the champion?
duel-who-bears = Who bears your item?
panel-missions = Your missions
panel-missions-common = Missions for all
panel-missions-all = Missions
panel-laid = Laid
panel-deck = Missions in the deck
panel-known = in hand, seen by your spy
panel-none-laid = nothing laid yet
panel-hidden = Missions in hand are secret.
panel-no-missions = No mission in hand.
panel-prisons = Prisons
panel-prison-empty = no prisoner
panel-prisoners = Prisoners
panel-reserves = Reserves
panel-bridge-open = Drawbridge open
panel-bridge-closed = Drawbridge closed
panel-bridge-broken = Drawbridge broken

# Whoever is left to deploy takes the places left, in order.
board-line-up = Line up the rest

# Headings over answers of a sort, with what those answers name.

group-option-move = Move a piece
group-option-move-to = Move a piece
group-option-move-aboard = Move a piece
group-option-open = Drawbridges
group-option-close = Drawbridges
group-option-lay = Lay a mission
group-option-arm = Items
group-option-to = Squares
group-option-board = Board a Tower
group-option-target = Attack
group-option-assault = Attack
group-option-spy = Spy

# Forms of names in the log that their signs stand before.

sign-figure-s = Soldier | Soldiers
sign-figure-a = Archer | Archers
sign-figure-t = Tower | Towers
sign-figure-c = Knight | Knights
`,p=`# Les mots du seul plateau dessiné.

board-turn = Tourner le plateau
board-round = Manche { $round } sur { $limit }
board-limit = la partie s’achève après la manche { $last }
board-quiet = si rien n’est gagné ni perdu elle s’achève après la manche { $last }
board-pledged = { $amount ->
        [one] un d’eux sert à une mission posée
       *[other] { $amount } d’entre eux servent à des missions posées
    }
board-token = { $seat } a le jeton
board-values = Force { $force }, Courage { $courage }
board-done-moved = a bougé
board-done-hastened = a fait une marche forcée
board-done-booted = a utilisé les bottes
board-done-attacked = a attaqué
board-done-spy = espionne
board-drawbridge = Pont-levis { $seat_of }
board-bridge-open = ouvert
board-bridge-closed = fermé
board-bridge-broken = cassé
board-treasure = Trésor { $seat_of }
board-flag = Drapeau { $seat_of }
board-hint-you = vous, { $most } au plus
board-hint-them = en face, { $least } à { $most }
board-hint-them-sure = en face, { $most }
board-hint-bridge = résistance { $left }
board-hint-cost = coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de Rapidité
board-on-tower = sur { $tower_the }

# Le combat et les panneaux à côté du plateau.

duel-combat = Combat
duel-riposte = Riposte
duel-assault = Assaut du pont-levis
duel-last = Dernier combat
duel-close = Fermer
duel-against = contre
duel-valiant = le vaillant
duel-bridge = Pont-levis
duel-cost = coûte { $cost }
duel-most = max. { $most }
duel-power = puissance { $most }
duel-range = puissance { $least }–{ $most }
duel-captures = { $seat } capture { $pieces }.
duel-prisoner = { $piece_the }
duel-cancelled = { $seat } joue { $event } : il n’y a pas de combat.
duel-home = L’Amulette ramène { $piece_the } { $seat_of } dans son bastion.
duel-who = Qui ?
duel-who-leads = Qui mène l’attaque ?
duel-who-joins = Qui soutient le vaillant ?
duel-who-bears = Qui porte votre objet ?
panel-missions = Vos missions
panel-missions-common = Missions pour tous
panel-missions-all = Missions
panel-laid = Posées
panel-deck = Missions dans la pioche
panel-known = en main, vue par votre espion
panel-none-laid = aucune posée
panel-hidden = Les missions en main restent secrètes.
panel-no-missions = Aucune mission en main.
panel-prisons = Prisons
panel-prison-empty = aucun prisonnier
panel-prisoners = Prisonniers
panel-reserves = Réserves
panel-bridge-open = Pont-levis ouvert
panel-bridge-closed = Pont-levis fermé
panel-bridge-broken = Pont-levis cassé

# Whoever is left to deploy takes the places left, in order.
board-line-up = Aligner le reste

# Headings over answers of a sort, with what those answers name.

group-option-move = Déplacer une pièce
group-option-move-to = Déplacer une pièce
group-option-move-aboard = Déplacer une pièce
group-option-open = Ponts-levis
group-option-close = Ponts-levis
group-option-lay = Poser une mission
group-option-arm = Objets
group-option-to = Cases
group-option-board = Monter sur une Tour
group-option-target = Attaquer
group-option-assault = Attaquer
group-option-spy = Espionner

# Formes des noms du journal que leurs signes précèdent.

sign-figure-s = Soldat | Soldats
sign-figure-a = Archer | Archers
sign-figure-t = Tour d’assaut | Tours d’assaut
sign-figure-c = Chevalier | Chevaliers
`,m=`poster-paris-name = Paris
poster-paris-motto = Buy the avenues around the Arc before the lamps are lit.
poster-paris-credit = By Wolfgang Kramer and Michael Kiesling; Game Brewer, 2020.
`,h=`poster-paris-name = Paris
poster-paris-motto = Achetez les avenues autour de l’Arc avant que les réverbères ne s’allument.
poster-paris-credit = De Wolfgang Kramer et Michael Kiesling ; Game Brewer, 2020.
`,g=`# Words of the drawn board alone.

board-round = Round { $round }
board-last = Round { $round } of { $last }
board-last-round = Last round: what you still hold scores now, or never.
board-reserve = Reserve
board-end-tiles = End tiles
board-empty = empty
board-hidden = ?
board-key = { $seat_of } key
board-left = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
board-no-tiles = Bonus tiles that you take lie here.
board-answer-finish = End the turn
board-answer-decline = Decline
board-answer-pass = Do nothing
board-landmark-luxembourg = Luxembourg
board-landmark-tuileries = Tuileries
board-landmark-opera = Opéra
board-landmark-grand-palais = Grand Palais
board-landmark-sacre-coeur = Sacré-Cœur
board-landmark-notre-dame = Notre-Dame
board-landmark-louvre = Louvre
board-landmark-eiffel = Eiffel Tower

# Headings over answers of a sort, with what those answers name.

group-option-place = Place a key
group-option-place-arc = Place a key
group-option-move = Move a key
group-option-move-to = Move a key
group-option-search = End Game tiles
group-option-buy = Free actions
group-option-sell = Free actions
group-option-sell-tile = Free actions
group-option-use = Free actions
group-option-use-points = Free actions
group-option-use-francs = Free actions
group-option-use-both = Free actions
group-option-use-key = Free actions
group-option-draw = Piles
group-option-bonus = Bonus tiles
group-option-to-building = Buildings
group-option-to-landmark = Landmarks
group-option-to-new = Landmarks

# Forms of names in the log that their signs stand before.

sign-gain-francs = Franc | Francs
`,_=`# Mots du seul plateau dessiné.

board-round = Manche { $round }
board-last = Manche { $round } sur { $last }
board-last-round = Dernière manche : ce que vous avez encore rapporte maintenant, ou jamais.
board-reserve = Réserve
board-end-tiles = Tuiles de fin
board-empty = vide
board-hidden = ?
board-key = clé { $seat_of }
board-left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
board-no-tiles = Vos tuiles bonus viendront ici.
board-answer-finish = Finir le tour
board-answer-decline = Renoncer
board-answer-pass = Ne rien faire
board-landmark-luxembourg = Luxembourg
board-landmark-tuileries = Tuileries
board-landmark-opera = Opéra
board-landmark-grand-palais = Grand Palais
board-landmark-sacre-coeur = Sacré-Cœur
board-landmark-notre-dame = Notre-Dame
board-landmark-louvre = Louvre
board-landmark-eiffel = Tour Eiffel

# Headings over answers of a sort, with what those answers name.

group-option-place = Placer une clé
group-option-place-arc = Placer une clé
group-option-move = Déplacer une clé
group-option-move-to = Déplacer une clé
group-option-search = Tuiles de fin
group-option-buy = Actions libres
group-option-sell = Actions libres
group-option-sell-tile = Actions libres
group-option-use = Actions libres
group-option-use-points = Actions libres
group-option-use-francs = Actions libres
group-option-use-both = Actions libres
group-option-use-key = Actions libres
group-option-draw = Piles
group-option-bonus = Tuiles bonus
group-option-to-building = Bâtiments
group-option-to-landmark = Monuments
group-option-to-new = Monuments

# Formes des noms du journal que leurs signes précèdent.

sign-gain-francs = franc | francs
`,v=`poster-revolution-name = Revolution!
poster-revolution-motto = Force, blackmail and gold: bid in secret, and take the town.
poster-revolution-credit = By Philip duBarry; Steve Jackson Games, 2009.
`,ee=`poster-revolution-name = Revolution!
poster-revolution-motto = Force, chantage et or : misez en secret, prenez la ville.
poster-revolution-credit = De Philip duBarry ; Steve Jackson Games, 2009.
`,te=`# Words of the drawn board alone.

board-turn = Turn { $turn }
board-own = only you see your bid
board-last = Last turn’s bids

# Headings over answers of a sort, with what those answers name.

group-option-spy = { $area }
group-option-swap = { $area }
group-option-with = { $area }
`,y=`# Mots du seul plateau dessiné.

board-turn = Tour { $turn }
board-own = vous seul voyez votre mise
board-last = Mises d’avant

# Headings over answers of a sort, with what those answers name.

group-option-spy = { $area }
group-option-swap = { $area }
group-option-with = { $area }
`,b=class extends Error{kind;sentence;status;constructor(e,t,n){super(t),this.kind=e,this.sentence=t,this.status=n}};function x(e,t){return e instanceof b?t.has(`error-${e.kind}`)?t.t(`error-${e.kind}`):e.sentence:t.t(`ui-no-server`)}async function S(e,t,n){let r={method:e,headers:{}};n!==void 0&&(r.headers={"content-type":`application/json`},r.body=JSON.stringify(n));let i=await fetch(t,r),a=i.headers.get(`content-type`)?.includes(`json`),o=a?await i.json():await i.text();if(!i.ok){let e=a?o:{};throw new b(e.kind??`error`,e.sentence??`${i.status}`,i.status)}return o}var C=e=>S(`GET`,e),w=(e,t={})=>S(`POST`,e,t);function T(e){let t=Object.entries(e).filter(([,e])=>e!==null);return new URLSearchParams(t.map(([e,t])=>[e,String(t)]))}var E=e=>`/api/tables/${encodeURIComponent(e)}`,D={games:()=>C(`/api/games`),rules:(e,t,n=``)=>C(`/api/games/${e}/rules/${t}${n?`?${T({search:n})}`:``}`),questions:(e,t)=>C(`/api/games/${e}/questions/${t}`),lessons:e=>C(`/api/games/${encodeURIComponent(e)}/lessons`),attempt:(e,t,n,r)=>w(`/api/games/${encodeURIComponent(e)}/lessons/${encodeURIComponent(t)}`,{actions:n,text:r}),examples:e=>C(`/api/games/${encodeURIComponent(e)}/examples`),example:(e,t)=>C(`/api/games/${encodeURIComponent(e)}/examples/${encodeURIComponent(t)}`),figures:e=>C(`/api/games/${encodeURIComponent(e)}/figures`),words:(e,t,n)=>C([`/api/words`,e,t,n].filter(e=>e!==void 0).join(`/`)),me:()=>C(`/api/me`),changeMe:e=>S(`PATCH`,`/api/me`,e),register:(e,t)=>w(`/api/account`,{name:e,password:t}),login:(e,t)=>w(`/api/login`,{name:e,password:t}),logout:()=>w(`/api/logout`),changePassword:(e,t)=>w(`/api/password`,{old:e,new:t}),forgotten:e=>w(`/api/password/forgotten`,{name:e}),recover:(e,t)=>w(`/api/password/recover`,{token:e,password:t}),confirmEmail:e=>w(`/api/email/confirm`,{token:e}),sessions:()=>C(`/api/sessions`),endSession:e=>w(`/api/sessions/end`,{id:e}),bots:()=>C(`/api/bots`),makeBot:e=>w(`/api/bots`,{name:e}),removeBot:e=>w(`/api/bots/${e}/remove`),issueToken:(e,t)=>w(`/api/bots/${e}/tokens`,t),endToken:(e,t)=>w(`/api/bots/${e}/tokens/end`,{id:t}),exportMe:()=>C(`/api/me/export`),deleteMe:e=>w(`/api/me/delete`,{password:e}),testNotice:e=>w(`/api/notices/test`,{kind:e}),pushKey:()=>C(`/api/push`),beginPush:e=>w(`/api/push`,e),endPush:e=>w(`/api/push/end`,{endpoint:e}),person:e=>C(`/api/people/${encodeURIComponent(e)}`),waiting:()=>C(`/api/tables/waiting`),tables:(e=0)=>C(`/api/tables?skip=${e}`),mine:(e=0)=>C(`/api/tables/mine?skip=${e}`),open:e=>w(`/api/tables`,e),table:(e,t)=>C(E(e)+(t?`?invitation=${encodeURIComponent(t)}`:``)),sit:(e,t,n)=>w(`${E(e)}/sit`,n?{seat:t,invitation:n}:{seat:t}),stand:(e,t)=>w(`${E(e)}/stand`,{seat:t}),remove:(e,t)=>w(`${E(e)}/remove`,{seat:t}),again:e=>w(`${E(e)}/again`),fill:(e,t)=>w(`${E(e)}/fill`,{bot:t}),close:e=>w(`${E(e)}/close`),verify:e=>C(`${E(e)}/verify`),recordAddress:(e,t=null)=>`${E(e)}/record${t?`?invitation=${encodeURIComponent(t)}`:``}`,upload:e=>w(`/api/records`,e),steps:(e,t,{eyes:n=`open`,text:r=!1}={})=>C(`${E(e)}/steps?${T({seat:typeof n==`number`?n:null,open:n===`open`?`true`:null,text:r?`true`:null,invitation:t})}`),hint:(e,t)=>w(`${E(e)}/hint`,{seat:t}),beginReview:(e,t,n)=>w(`${E(e)}/review?${T({open:String(n),invitation:t})}`),review:(e,t,n)=>C(`${E(e)}/review?${T({open:String(n),invitation:t})}`),past:(e,t,n,r=!1)=>C(`${E(e)}/past?${T({seat:n,invitation:t,text:r?`true`:null})}`),branch:(e,t,n,r)=>w(`${E(e)}/branch`,{to:n,seat:r,...t&&{invitation:t}})},O=class{constructor(e){this.value=e}valueOf(){return this.value}},k=class extends O{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},A=class extends O{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},j=class e extends O{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof O)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof O&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},M=100,ne=`⁨`,re=`⁩`;function ie(e,t,n){return n===t||n instanceof A&&t instanceof A&&n.value===t.value||t instanceof A&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function N(e,t,n){return t[n]?I(e,t[n].value):(e.reportError(RangeError(`No default`)),new k)}function P(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=F(e,i.value):n.push(F(e,i));return{positional:n,named:r}}function F(e,t){switch(t.type){case`str`:return t.value;case`num`:return new A(t.value,{minimumFractionDigits:t.precision});case`var`:return ae(e,t);case`mesg`:return oe(e,t);case`term`:return se(e,t);case`func`:return ce(e,t);case`select`:return le(e,t);default:return new k}}function ae(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new k(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new k(`$${t}`);if(n instanceof O)return n;switch(typeof n){case`string`:return n;case`number`:return new A(n);case`object`:if(j.supportsValue(n))return new j(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new k(`$${t}`)}}function oe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new k(t);if(n){let i=r.attributes[n];return i?I(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new k(`${t}.${n}`))}return r.value?I(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new k(t))}function se(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new k(i);if(n){let t=a.attributes[n];if(t){e.params=P(e,r).named;let n=I(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new k(`${i}.${n}`)}e.params=P(e,r).named;let o=I(e,a.value);return e.params=null,o}function ce(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new k(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new k(`${t}()`);try{let t=P(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new k(`${t}()`)}}function le(e,{selector:t,variants:n,star:r}){let i=F(e,t);if(i instanceof k)return N(e,n,r);for(let t of n)if(ie(e,i,F(e,t.key)))return I(e,t.value);return N(e,n,r)}function ue(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new k;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>M)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${M}`);r&&n.push(ne),n.push(F(e,i).toString(e)),r&&n.push(re)}return e.dirty.delete(t),n.join(``)}function I(e,t){return typeof t==`string`?e.bundle._transform(t):ue(e,t)}var de=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function L(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var R=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function fe(e,t){let n=e[0];if(n instanceof k)return new k(`NUMBER(${n.valueOf()})`);if(n instanceof A)return new A(n.valueOf(),{...n.opts,...L(t,R)});if(n instanceof j)return new A(n.toNumber(),{...L(t,R)});throw TypeError(`Invalid argument to NUMBER`)}var pe=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function me(e,t){let n=e[0];if(n instanceof k)return new k(`DATETIME(${n.valueOf()})`);if(n instanceof j||n instanceof A)return new j(n,L(t,pe));throw TypeError(`Invalid argument to DATETIME`)}var z=new Map;function he(e){let t=Array.isArray(e)?e.join(` `):e,n=z.get(t);return n===void 0&&(n=new Map,z.set(t,n)),n}var ge=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:fe,DATETIME:me,...t},this._useIsolating=n,this._transform=r,this._intls=he(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new de(this,n,t);try{return ue(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new k().toString(r);throw e}}},B=/^(-?[a-zA-Z][\w-]*) *= */gm,V=/\.([a-zA-Z][\w-]*) *= */y,_e=/\*?\[/y,H=/(-?[0-9]+(?:\.([0-9]+))?)/y,ve=/([a-zA-Z][\w-]*)/y,U=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ye=/^[A-Z][A-Z0-9_-]*$/,W=/([^{}\n\r]+)/y,be=/([^\\"\n\r]*)/y,G=/\\([\\"])/y,K=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,xe=/^\n+/,q=/ +$/,Se=/ *\r?\n/g,Ce=/( *)$/,we=/{\s*/y,J=/\s*}/y,Te=/\[\s*/y,Ee=/\s*] */y,De=/\s*\(\s*/y,Oe=/\s*->\s*/y,ke=/\s*:\s*/y,Ae=/\s*,?\s*/y,je=/\s+/y,Me=class{constructor(e){this.body=[],B.lastIndex=0;let t=0;for(;;){let n=B.exec(e);if(n===null)break;t=B.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(V);){let t=o(V),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(W)&&(r=o(W)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=y();return i?r?u([r,i],i.length):(i.value=b(i.value,xe),u([i],i.length)):r?b(r,q):null}function u(r=[],i){for(;;){if(n(W)){r.push(o(W));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=y();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=b(s,q));let c=[];for(let e of r)e instanceof Y&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(we,SyntaxError);let e=f();if(i(J))return e;if(i(Oe)){let t=h();return i(J,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(U)){let[,e,t,n=null]=a(U);if(e===`$`)return{type:`var`,name:t};if(i(De)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ye.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ae)}}function m(){let e=f();return e.type===`mesg`&&i(ke)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(_e);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Te,SyntaxError);let e;return e=n(H)?v():{type:`str`,value:o(ve)},i(Ee,SyntaxError),e}function _(){if(n(H))return v();if(e[t]===`"`)return ee();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(H),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function ee(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(be),e[t]===`\\`)n+=te();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function te(){if(n(G))return o(G);if(n(K)){let[,e,t]=a(K),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function y(){let n=t;switch(i(je),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return x(e.slice(n,t))}return e[t-1]===` `&&x(e.slice(n,t))}function b(e,t){return e.replace(t,``)}function x(e){let t=e.replace(Se,`
`),n=Ce.exec(e)[1].length;return new Y(t,n)}}},Y=class{constructor(e,t){this.value=e,this.length=t}},Ne=[`en`,`fr`];function X(e){return e.replaceAll(`:`,`-`).replaceAll(`_`,`-`)}var Pe={en:`en-GB`,fr:`fr`},Fe=`PV|points?|francs?|pièces?|jours?|heures?|minutes?|secondes?|actions?|joueurs?|[jh]`,Ie=/ (?=[;:!?»%])/g,Le=RegExp(`(«|\\d(?= (?:${Fe})(?![\\p{L}]))) `,`gu`);function Re(e){return e.replace(Ie,`\xA0`).replace(Le,`$1\xA0`)}function ze(e,t,n){if(/[.!?]$/.test(n)||!e.startsWith(`${t} `))return n;let r=e.slice(t.length+1).split(` `),i=r.splice(0,n.split(` `).length-1);return[n+(/[.:,;]*$/.exec(i.at(-1)??``)?.[0]??``),...r].join(` `)}function Be(e){return/^([aeiouœæh]|y(?![aeiouœæ]))/i.test(e.normalize(`NFD`))}var Z=class{language;locale;#e;#t;#n=new Map;constructor(e,t,n=[]){this.language=e,this.locale=Pe[e],this.#e=new ge(e,{useIsolating:!1});for(let e of t)this.#e.addResource(new Me(e),{allowOverrides:!0});this.#t=n}has(e){return this.#e.hasMessage(e)}t(e,t={}){return this.#a(e,null,t)}say(e,t=null){let n={};for(let[t,r]of Object.entries(e.args??{}))typeof r==`string`?Object.assign(n,this.#r(t,r)):n[t]=r;let r=this.#a(e.key,null,n);return t===null||e.args?.seat!==`seat:${t}`||!this.#e.getMessage(e.key)?.attributes.you?r:ze(r,this.#t[t]??``,this.#a(e.key,`you`,n))}name(e){let t=this.#n.get(e);return t===void 0&&this.#n.set(e,t=String(this.#r(`name`,e).name)),t}listed(e){return new Intl.ListFormat(this.locale).format(e)}labelled(e,t){return this.t(`ui-labelled`,{what:e,value:t})}hasName(e){return e.startsWith(`seat:`)||this.has(X(e))}#r(e,t){let[n,r]=t.split(`:`);if(n===`seat`)return this.#i(e,this.#t[Number(r)]??t);let i=X(t),a={[e]:this.#a(i,null,{})};for(let t of Object.keys(this.#e.getMessage(i)?.attributes??{}))a[`${e}_${t}`]=this.#a(i,t,{});return a}#i(e,t){let n=Be(t)?`elided`:null;return{[e]:t,[`${e}_of`]:this.#a(`name-of`,n,{name:t})}}#a(e,t,n){let r=this.#e.getMessage(e),i=t?r?.attributes[t]:r?.value;if(!i)return e;let a=this.#e.formatPattern(i,n,[]);return this.language===`fr`?Re(a):a}},Ve=`# The words of the pages around and above the board.

ui-nav = Pages
ui-nav-tables = Tables
ui-nav-mine = My matches
ui-nav-settings = Settings
ui-home = Back to the front page
ui-language = Language
ui-theme = Light
ui-theme-light = Day paper
ui-theme-dark = Night paper

ui-title-tables = Tables
ui-title-mine = My matches
ui-title-settings = Settings
ui-title-new = A new table
ui-title-lost = Nothing is posted here
ui-lost = The page you asked for has been torn down, or never hung here.
ui-no-server = The table does not answer. Try again in a moment.

# The front page.

ui-motto = { $games ->
        [1] One game of uproar and splendour, at one table
        [2] Two games of uproar and splendour, at one table
        [3] Three games of uproar and splendour, at one table
        [4] Four games of uproar and splendour, at one table
        [5] Five games of uproar and splendour, at one table
        [6] Six games of uproar and splendour, at one table
        [7] Seven games of uproar and splendour, at one table
        [8] Eight games of uproar and splendour, at one table
       *[other] { $games } games of uproar and splendour, at one table
    }
ui-ear-left = Sit down as a guest: no account, nothing to install.
ui-ear-right = Every shuffle can be proved fair when the match is over.
ui-play-bots = Play now against bots
ui-invite = Invite friends
ui-coming = In preparation
ui-players = { $least } to { $most } players.
ui-imprint = Tocsin is free software. It is not affiliated with the designers and publishers of the games; all drawings are our own or openly licensed.

# Lists of tables.

ui-new = Open a new table
ui-tables-open = Open tables
ui-tables-playing = In progress
ui-tables-all = All tables
ui-tables-none = No table is waiting for players just now. Open one, and pass the link on.
ui-mine-running = Under way
ui-mine-over = Finished
ui-older = Show older ones
ui-mine-none = You have no match under way.
ui-seat-open = open seat
ui-status-open = { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
ui-status-playing = { $count ->
        [0] just begun
        [one] one action
       *[other] { $count } actions
    }
ui-status-closed = Closed before its end
ui-close-table = Close this table
ui-close-sure = Yes, close it
ui-closed-host = The host has closed this table.
ui-closed-abandoned = Nobody had played here for a long time, so this table was closed. Its record can be had.
ui-status-over = won by { $names }
ui-join = Join
ui-go-on = Go on playing
ui-watch = Watch
ui-result = Result
ui-replay = Replay
ui-record-bring = Look at a record
ui-record-file = Choose a record file (.json)
ui-record-hint = Anyone’s record of a match can be watched here.
ui-record-unreadable = This file is not a record.

# A new table.

ui-new-game = Game
ui-new-count = Players
ui-new-finer = Game options
ui-new-seats = Seats
ui-new-manners = Pace and access
ui-seat = Seat { $number }
ui-seat-me = Me, on this screen
ui-seat-friend = A friend, by invitation
ui-seat-bot = Bot: { $bot }
ui-seat-name = Name of the person in seat { $number }
ui-bot-gentle = gentle
ui-bot-easy = easy
ui-bot-medium = medium
ui-bot-hard = hard
ui-bot-expert = expert
# A level of bots with its temperament, and with all that is to be said of it.
ui-level-temper = { $level }, { $temper }
ui-level-whole = { $about } Temperament: { $temper }.
ui-temper-bot = { $temper } bot
ui-bots-kind = Bots
ui-hot-seat = Several seats on this screen: a curtain falls between turns.
ui-pace = Pace
ui-pace-none = No clock
ui-pace-quick = Quick: 5 minutes, plus 10 seconds a decision
ui-pace-evening = An evening: 15 minutes, plus 30 seconds a decision
ui-pace-daily = By post: 3 days, plus 12 hours a decision
ui-private = Private: only by invitation
ui-hints-allow = Everybody may ask for hints
ui-hints = Hints
ui-hints-allowed = Allowed; everybody sees who asks for one.
ui-hints-none = None among people.
ui-spectators = Spectators
ui-delayed = { $minutes ->
        [0] See everything at once
        [one] See everything a minute later
       *[other] See everything { $minutes } minutes later
    }
ui-spectators-chat = and may chat
ui-spectators-silent = and may not chat
ui-open-table = Open the table

# The waiting room.

ui-waiting-room = { $count ->
        [one] One seat is still open; the match begins when it is taken.
       *[other] { $count } seats are still open; the match begins when all are taken.
    }
ui-sit = Sit down
ui-stand = Stand up
ui-sit-kept = Take my seat
ui-remove = Remove
ui-unkeep = Give the seat free
ui-fill = Fill the seats with bots and begin
ui-level = Level of the bots
ui-invitation = Invitation
ui-invitation-hint = Anyone who opens this link may sit down at this table.
ui-invitation-public = This table is public: anyone may find it and sit down. The link leads straight here.
ui-qr = The link as a code for the camera of a phone
ui-copy = Copy the link
ui-copied = Copied
ui-sitting-down = The chairs are being drawn up…
ui-door = This door stays shut
ui-door-closed = The table does not let you in.
ui-shut-closed-table = This table is closed
ui-shut-broken-table = This table is set aside
ui-shut-other-rules = This match stays as it was
ui-shut-host = This table is closed
ui-shut-abandoned = This table is closed
ui-shut-others = Your other matches go on as before.

# At the table.

ui-choice = Your choice
ui-board = Board
ui-seats = Seats
ui-beside = Beside the board
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said a word yet.
ui-chat-new = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
ui-chat-write = Say something
ui-chat-send = Say
ui-chat-mute = Mute { $name }
ui-chat-unmute = Hear { $name } again
ui-chat-spectators = Spectators may chat
ui-chat-silent = Spectators cannot chat at this table.
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-none = No clause speaks of “{ $text }”.
ui-rules-failed = The rules could not be loaded.
ui-match = Match
ui-more = The match and settings
ui-close = Close
ui-text-table = The table as text
ui-as-text = As text
ui-as-board = As a board
ui-sound-on = Turn the bell on
ui-sound-off = Turn the bell off
# A name or a sign, and what is to be said of it.
ui-labelled = { $what }: { $value }
ui-you = you
ui-bot = bot
ui-marked = has an account
ui-away = away
ui-standin = a bot stands in
ui-decides = to decide
ui-holdings = What everybody holds
ui-points = { $count ->
        [one] point
       *[other] points
    }
ui-ending = { $end } if it ended now
ui-gained = Since your last decision
ui-now-end = { $name } { $now }, { $end } if it ended now
ui-score-key = Sign: scored so far. Line: up to what it would be if the match ended now.
ui-clock = Time left
ui-days = { $days } d { $hours } h
ui-return = Take my seat back
ui-score-track = Points
ui-waiting-for = Waiting for { $names }.
ui-waiting-table = One moment…
ui-watching = You are watching.
ui-you-win = You win.
ui-over = The match is over.
ui-your-turn = Your turn
ui-line-lost = The line is down. Trying again; nothing is lost.
ui-skip = Skip ahead
ui-next = Next
ui-telling = Telling
ui-telling-slow = slow
ui-telling-normal = normal
ui-telling-fast = fast
ui-telling-none = none
ui-telling-steps = step by step
ui-look-back = Look back
ui-past = You are looking back
ui-past-first = How it began.
ui-past-now = Back to now
ui-past-now-asked = Back to now: it is your turn
ui-more-answers =
    { $count ->
        [one] One more answer below
       *[other] { $count } more answers below
    }
ui-on-board = Choose on the board
ui-on-board-count = { $count ->
        [one] one answer
       *[other] { $count } answers
    }
ui-auto = Answer such questions for me
ui-take-up = Take up again: { $what }
ui-key-space = Space
ui-warned-back = Back
ui-warned-on = Go on all the same
ui-undo = Undo
# The others are asked first.
ui-undo-asking = Undo…
ui-restart = Restart turn
ui-ask-undo = Ask for undo
ui-undo-request = { $name } asks to take back their last action and all that followed it.
ui-agree = Agree
ui-refuse = Refuse
ui-resign = Leave my seat to a bot
ui-resign-sure = Yes, a bot plays on for me
ui-cancel = Stay
ui-touch-again = { $option }: touch again
ui-not-offered = Not offered, and why
ui-not-offered-more = { $count } more
ui-closed = Not now: { $reason }
ui-would = Choose: { $option }
ui-source-reconstructed = reconstructed
ui-figures = About the figures
ui-figures-of = About the figures of { $game }
ui-figures-why = The games are played here without their printed components. What the booklets do not show comes from what others have published; where nobody has, we have made figures that fit all that is known. They can be replaced: whoever owns the game gives a table their own corrected file.
ui-figures-rulebook = From the rulebook
ui-figures-derived = Derived from what is known
ui-figures-published = Published elsewhere
ui-figures-reconstructed = Reconstructed: the printed figure is not known
ui-figures-about = { $said }.
ui-look-up = Look it up in the rules
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = Whole board
ui-more-above = { $count } above
ui-more-below = { $count } below
ui-curtain = Hand the screen to { $name }
ui-curtain-hint = Nobody else should look now.
ui-curtain-open = I am { $name }

# The end.

ui-breakdown = Where the points come from
ui-chart = The course of the match
ui-chart-short = Chart
ui-chart-hint = Points, had the match ended after that turn.
ui-again = Play again
ui-look-board = Look at the board
ui-record = Save the record
ui-review = Analysis
ui-review-about = What was each decision worth? A strong bot looks at all of them, by what the player knew then: the better answers, how the chances went, and where the match turned.
ui-review-open = Judge by everything, secrets too
ui-review-begin = Analyse this match
ui-reviewing = The decisions are being looked at
ui-reviewed = { $done } of { $of } so far. You may look around meanwhile.
ui-review-how = Each decision was tried at most { $rollouts } times. A cost of 10 is ten points in a hundred of winning and being ahead.
ui-chances = Chances to win
ui-chances-hint = Chances to win in percent, as somebody without a seat could tell. A click goes to the moment.
ui-turning-points = Turning points
ui-decisions = Decisions
ui-decision-now = The decision at this moment
ui-decision-better = Better, compared with the other answers:
ui-decisions-of = Whose decisions
ui-decisions-all = Everybody’s
ui-fairness = Fairness
ui-fairness-hint = All shuffles come from one secret seed. Its fingerprint is shown at the start, the seed itself at the end, so anyone can check.
ui-commitment = Fingerprint (SHA-256) of the seed, fixed at the start
ui-seed = The seed
ui-seed-differs = The seed does not match the fingerprint shown at the start!
ui-verify = Verify the record
ui-verified = Verified: the seed matches the fingerprint, and replaying every action gives the same result.

# The replay.

ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-run = Play
ui-replay-pause = Pause
ui-replay-eyes = Seen by
ui-replay-open = Everything open
ui-replay-all = A spectator
ui-turn-back = One turn back
ui-turn-forward = One turn on
ui-speed = Speed
ui-speed-slow = ½ ×
ui-speed-normal = 1 ×
ui-speed-fast = 2 ×
ui-speed-very = 6 ×
ui-branch = Play on from here against bots
ui-branch-seat = In whose seat do you play on?
ui-replay-moment = Moment of the match

# Settings.

ui-set-name = Your name
ui-name = As the others see you
ui-name-question = What shall the others call you?
ui-name-take = That is my name
ui-name-keep = Stay { $name }
ui-save = Save
ui-saved = Saved.
ui-account = Account
ui-account-hint = With an account your matches follow you to any device, and a seal beside your name tells you from guests who call themselves alike. You can play without one.
ui-account-is = You are signed in as { $name }.
ui-account-name = Account name
ui-password = Password (8 characters or more)
ui-password-short = A password has 8 characters or more.
ui-login = Sign in
ui-register = Make an account
ui-logout = Sign out
ui-logged-in = You are signed in.
ui-logged-out = You are signed out.
ui-forgotten = Forgotten?
ui-forgotten-sent = If the account has a confirmed e-mail address, a link is on its way there.
ui-password-change = Change the password
ui-password-old = Password so far
ui-password-new = New password (8 characters or more)
ui-password-changed = Saved. Every other browser is signed out.
ui-sessions = Signed in on
ui-session-unknown = an unnamed browser
ui-session-current = This browser
ui-session-used = Last used { $date }
ui-session-end = Sign it out
ui-session-end-others = Sign out all others
ui-session-ended = Signed out.
ui-bots = Bots of my own
ui-bots-hint = A program may play here under a name of its own, and everybody sees that it is a bot. The guide is in docs/bots.md.
ui-bots-name = Name of the bot
ui-bots-make = Make a bot
ui-bots-made = Made. Give it a token now.
ui-bots-remove = Remove { $name }
ui-bots-remove-sure = Remove { $name } for good?
ui-bots-removed = Removed. Its seats stay, without a name.
ui-tokens = Tokens of { $name }
ui-tokens-none = No token yet: nothing opens this bot.
ui-token-label = What the token is for
ui-token-scopes = What it allows
ui-scope-read = Look at tables and watch matches
ui-scope-play = Sit down and play
ui-scope-open = Open private tables
ui-scope-chat = Chat where it sits
ui-token-until = Good
ui-token-for = { $days ->
        [0] until I take it back
       *[other] for { $days } days
    }
ui-token-make = Make a token
ui-token-new = The token, shown this once: keep it like a password.
ui-copy-token = Copy the token
ui-token-made = Made.
ui-token-used = { $date ->
        [never] Never used yet
       *[other] Last used { $date }
    }
ui-token-expires = good until { $date }
ui-token-expired = expired { $date }
ui-token-end = Take back
ui-token-ended = Taken back: it opens nothing any more.
ui-bots-allow = Bots of other people may sit down
ui-bots-allowed = Bots of people may sit down, too.
ui-bot-own = a program
ui-bot-of = A bot of { $name }
ui-letter-confirm = Confirm your e-mail address
ui-letter-confirm-go = This is my address
ui-letter-confirmed = Confirmed: the table may write to you now.
ui-letter-recover = A new password
ui-letter-recover-go = Set the password
ui-letter-recovered = Saved, and you are signed in. Every other browser is signed out.
ui-data = My data
ui-data-hint = All that this server stores of you is yours to take along, and to have removed.
ui-data-export = Save it as a file
ui-data-saved = Here it is: one file with everything.
ui-data-delete = Remove me…
ui-data-warning = Your name, account, addresses and chat go, and cannot be brought back. Matches keep your seat without a name; where one is still being played, a bot takes over.
ui-data-confirm = Remove me for good
ui-data-gone = Removed. You are a new guest now.
ui-notices = When it is your turn
ui-notices-hint = For matches that last for days: the table writes to you when you are to decide.
ui-email = E-mail address
ui-unconfirmed = A link has gone to { $email }. Nothing else goes there until it has been opened.
ui-notices-account = E-mail and webhooks are for accounts.
ui-set-push = Notify this browser, even when no page is open
ui-push-on = This browser will be notified.
ui-push-off = This browser is not notified any more.
ui-push-failed = The push service of your browser does not answer.
ui-push-sit = Sit down at a table first, or make an account: so far there is nothing to be told.
ui-test-push = Notify me now
ui-webhook = Webhook address
ui-test-email = Send a test e-mail
ui-test-webhook = Call the webhook
ui-notice-sent = Sent. See whether it has arrived.
ui-set-table = This screen
ui-set-sound = Ring the bell when my turn begins
ui-set-notify = Show a browser notification when the page is hidden
ui-set-text = Show tables as text instead of boards
ui-set-auto = Answer for me where there is only one answer
ui-notify-refused = Your browser does not allow notifications from this page.
ui-test-bell = Hear the bell

# Company: whose turn it is elsewhere, playing again, and what others see of one.

ui-skip-main = Skip to the page
ui-skip-board = Skip to the board
ui-skip-answers = Skip to the answers
ui-skip-beside = Skip to the log
ui-turns = { $count ->
        [one] One match waits for you
       *[other] { $count } matches wait for you
    }
ui-turns-else = { $count ->
        [one] one other match waits for you
       *[other] { $count } other matches wait for you
    }
ui-next-match = Next match
ui-with = with { $names }
ui-asked-again = again with { $names }
ui-all-waiting = All { $count }
ui-kept = kept for { $name }
ui-invited = You are asked to play again
ui-go-in = Go in
ui-is-private = private
ui-paced = { $bank }, plus { $increment } a decision
ui-again-come = Come along
ui-again-watch = Watch the next match
ui-again-asked = The others want to play again, and your seat is kept.
ui-again-told = They play again at another table.
ui-again-later = Not now
ui-news = News from the table
ui-my-results = My results
ui-results = Results
ui-opponent = Opponent
ui-played = Played
ui-won = Won
ui-share = Share
ui-shared = { $count } shared
ui-all-games = All games
ui-against = Against people
ui-against-bots = Against bots
ui-ahead = Ahead
ui-level-with = Level
ui-behind = Behind
ui-since = here since { $date }
ui-change-name = Change the name
ui-profile-none = No finished match of theirs is open to you.
ui-profile-none-mine = You have not finished a match yet.
ui-profile-hint = Counted are finished matches that you may see: public ones, and those you were at.

# The keys.

ui-keys = Keys
ui-key-answer = the first nine answers, as they are numbered
ui-key-letters = further answers; where there are more than 33, their numbers digit by digit
ui-key-walk = from answer to answer
ui-key-take = the answer that is framed
ui-key-undo = take back the last step
ui-key-hint = a hint: the best answers, with reasons
ui-key-skip = go on while something is told; else give the only answer there is
ui-key-back = close, or think better of it
ui-key-past = look back by a step, by a turn
ui-key-past-step = looking back: a step back, a step on
ui-key-past-turn = looking back: a turn back, a turn on
ui-key-tab = from one thing to the next, on the board too
ui-key-help = this sheet

# Learning a game.

ui-learn-title = Learn { $game }
ui-learn-about = { $count } small lessons on the real board, about { $minutes } minutes in all. Nothing can go wrong: every step can be taken back.
ui-learn-begin = Begin the first lesson
ui-learn-resume = Go on where you were
ui-learn-done = done
ui-learn-all-done = That is all you need for a first match.
ui-minutes = { $minutes } min
ui-lessons = All lessons
ui-lesson-of = { $place } of { $count }
ui-lesson-task = Your task
ui-lesson-again = From the start
ui-lesson-undo = Take the last step back
ui-lesson-next = Next lesson
ui-lesson-skip = Next lesson all the same
ui-coach = The coach
ui-coach-looks = Let us see …
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-and = {"; "}
ui-hint-undo = You have taken another way: take a step back, and the hint shows the next one.
ui-play-now = Play now
ui-play-players = Players
ui-play-level = Bots
ui-stepper-less = { $what }: less
ui-stepper-more = { $what }: more
ui-learn = Learn by playing
ui-from-to = { $least } to { $most }
ui-fact-minutes = A match
ui-minutes-about = about { $minutes } minutes with bots
ui-fact-weight = To learn
ui-weight-1 = little
ui-weight-2 = some
ui-weight-3 = a good deal
ui-game-picture = The board in the first lesson.
ui-about-turn = What is a turn?
ui-about-points = How do points come?
ui-about-end = When is it over?
ui-rules-of = { $game }: the rules
ui-rules-ask = A word, or a question: how do I win?
ui-rules-wide = Wide
ui-rules-found = { $count ->
        [one] one clause found
       *[other] { $count } clauses found
    }
ui-rules-all = All the rules
ui-example = An example on the board
ui-example-step = Step { $step }
ui-example-next = Next step
ui-rules-minute = The game in one minute
ui-rules-questions = What people ask
ui-rules-exact = The exact rules
ui-learner = Apprentice
ui-coach-off = Stop explaining
ui-set-coach = In the first match of a game, explain each new question
`,He=`# Les mots des pages autour et au-dessus du plateau.

ui-nav = Pages
ui-nav-tables = Tables
ui-nav-mine = Mes parties
ui-nav-settings = Réglages
ui-home = Retour à la une
ui-language = Langue
ui-theme = Lumière
ui-theme-light = Papier de jour
ui-theme-dark = Papier de nuit

ui-title-tables = Tables
ui-title-mine = Mes parties
ui-title-settings = Réglages
ui-title-new = Une nouvelle table
ui-title-lost = Rien n’est affiché ici
ui-lost = La page demandée a été arrachée, ou n’a jamais été collée ici.
ui-no-server = La table ne répond pas. Réessayez dans un instant.

# La une.

ui-motto = { $games ->
        [1] Un jeu de tumulte et de splendeur, à une même table
        [2] Deux jeux de tumulte et de splendeur, à une même table
        [3] Trois jeux de tumulte et de splendeur, à une même table
        [4] Quatre jeux de tumulte et de splendeur, à une même table
        [5] Cinq jeux de tumulte et de splendeur, à une même table
        [6] Six jeux de tumulte et de splendeur, à une même table
        [7] Sept jeux de tumulte et de splendeur, à une même table
        [8] Huit jeux de tumulte et de splendeur, à une même table
       *[other] { $games } jeux de tumulte et de splendeur, à une même table
    }
ui-ear-left = Asseyez-vous : ni compte, ni installation.
ui-ear-right = Chaque mélange se vérifie une fois la partie finie.
ui-play-bots = Jouer contre des robots
ui-invite = Inviter des amis
ui-coming = En préparation
ui-players = { $least } à { $most } joueurs.
ui-imprint = Tocsin est un logiciel libre, sans lien avec les auteurs et éditeurs des jeux ; tous les dessins sont les nôtres ou sous licence libre.

# Listes de tables.

ui-new = Ouvrir une table
ui-tables-open = Tables ouvertes
ui-tables-playing = Parties en cours
ui-tables-all = Toutes les tables
ui-tables-none = Aucune table n’attend de joueurs. Ouvrez-en une et faites passer le lien.
ui-mine-running = En cours
ui-mine-over = Finies
ui-older = Afficher les précédentes
ui-mine-none = Aucune partie en cours.
ui-seat-open = place libre
ui-status-open = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
ui-status-playing = { $count ->
        [0] à peine commencée
        [one] une action
       *[other] { $count } actions
    }
ui-status-closed = Fermée avant la fin
ui-close-table = Fermer cette table
ui-close-sure = Oui, la fermer
ui-closed-host = L’hôte a fermé cette table.
ui-closed-abandoned = Personne n’a joué ici depuis longtemps : cette table a été fermée. Son enregistrement reste disponible.
ui-status-over = gagnée par { $names }
ui-join = Rejoindre
ui-go-on = Continuer
ui-watch = Regarder
ui-result = Résultat
ui-replay = Revoir
ui-record-bring = Regarder un enregistrement
ui-record-file = Choisir un fichier d’enregistrement (.json)
ui-record-hint = Tout enregistrement d’une partie peut être revu ici.
ui-record-unreadable = Ce fichier n’est pas un enregistrement.

# Une nouvelle table.

ui-new-game = Jeu
ui-new-count = Joueurs
ui-new-finer = Options du jeu
ui-new-seats = Places
ui-new-manners = Cadence et accès
ui-seat = Place { $number }
ui-seat-me = Moi, sur cet écran
ui-seat-friend = Quelqu’un, sur invitation
ui-seat-bot = Robot : { $bot }
ui-seat-name = Nom de la personne à la place { $number }
ui-bot-gentle = doux
ui-bot-easy = facile
ui-bot-medium = moyen
ui-bot-hard = difficile
ui-bot-expert = expert
# Un niveau de robots avec son tempérament, et avec tout ce qu’il y a à en dire.
ui-level-temper = { $level }, { $temper }
ui-level-whole = { $about } Tempérament : { $temper }.
ui-temper-bot = robot { $temper }
ui-bots-kind = Robots
ui-hot-seat = Plusieurs places sur cet écran : un rideau tombe entre les tours.
ui-pace = Cadence
ui-pace-none = Sans pendule
ui-pace-quick = Vif : 5 minutes, plus 10 secondes par décision
ui-pace-evening = Une soirée : 15 minutes, plus 30 secondes par décision
ui-pace-daily = Par correspondance : 3 jours, plus 12 heures par décision
ui-private = Privée : sur invitation seulement
ui-hints-allow = Chacun peut demander des indices
ui-hints = Indices
ui-hints-allowed = Permis ; chacun voit qui en demande.
ui-hints-none = Aucun entre personnes.
ui-spectators = Spectateurs
ui-delayed = { $minutes ->
        [0] Voient tout aussitôt
        [one] Voient tout une minute plus tard
       *[other] Voient tout { $minutes } minutes plus tard
    }
ui-spectators-chat = et peuvent causer
ui-spectators-silent = et ne peuvent pas causer
ui-open-table = Ouvrir la table

# La salle d’attente.

ui-waiting-room = { $count ->
        [one] Une place est encore libre ; la partie commence dès qu’elle est prise.
       *[other] { $count } places sont encore libres ; la partie commence quand toutes sont prises.
    }
ui-sit = S’asseoir
ui-stand = Se lever
ui-sit-kept = Prendre ma place
ui-remove = Écarter
ui-unkeep = Libérer la place
ui-fill = Compléter avec des robots et commencer
ui-level = Niveau des robots
ui-invitation = Invitation
ui-invitation-hint = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
ui-invitation-public = Cette table est publique : chacun peut la trouver et s’y asseoir. Le lien y mène tout droit.
ui-qr = Le lien, en code pour l’appareil photo d’un téléphone
ui-copy = Copier le lien
ui-copied = Copié
ui-sitting-down = On approche les chaises…
ui-door = Cette porte reste close
ui-door-closed = La table ne vous laisse pas entrer.
ui-shut-closed-table = Cette table est fermée
ui-shut-broken-table = Cette table est mise de côté
ui-shut-other-rules = Cette partie reste telle quelle
ui-shut-host = Cette table est fermée
ui-shut-abandoned = Cette table est fermée
ui-shut-others = Vos autres parties continuent comme avant.

# À la table.

ui-choice = Votre choix
ui-board = Plateau
ui-seats = Places
ui-beside = À côté du plateau
ui-log = Journal
ui-log-empty = Il ne s’est encore rien passé.
ui-chat = Causerie
ui-chat-empty = Personne n’a encore dit mot.
ui-chat-new = { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
ui-chat-write = Dire quelque chose
ui-chat-send = Dire
ui-chat-mute = Retirer la parole à { $name }
ui-chat-unmute = Rendre la parole à { $name }
ui-chat-spectators = Les spectateurs peuvent causer
ui-chat-silent = Les spectateurs ne peuvent pas causer à cette table.
ui-rules = Règles
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucun article ne parle de « { $text } ».
ui-rules-failed = Les règles n’ont pas pu être chargées.
ui-match = Partie
ui-more = La partie et les réglages
ui-close = Fermer
ui-text-table = La table en texte
ui-as-text = En texte
ui-as-board = En plateau
ui-sound-on = Faire sonner la cloche
ui-sound-off = Faire taire la cloche
# Un nom ou un signe, et ce qu’il y a à en dire.
ui-labelled = { $what } : { $value }
ui-you = vous
ui-bot = robot
ui-marked = a un compte
ui-away = hors ligne
ui-standin = un robot joue à sa place
ui-decides = en réflexion
ui-holdings = Ce que chacun possède
ui-points = { $count ->
        [one] point
       *[other] points
    }
ui-ending = { $end } si tout finissait là
ui-gained = Depuis votre dernière décision
ui-now-end = { $name } { $now }, { $end } si la partie finissait maintenant
ui-score-key = Signe : marqués jusqu’ici. Trait : jusqu’au total si la partie finissait maintenant.
ui-clock = Temps restant
ui-days = { $days } j { $hours } h
ui-return = Reprendre ma place
ui-score-track = Points
ui-waiting-for = On attend { $names }.
ui-waiting-table = Un instant…
ui-watching = Vous regardez.
ui-you-win = Vous gagnez.
ui-over = La partie est finie.
ui-your-turn = À vous
ui-line-lost = La ligne est coupée. Nouvel essai ; rien n’est perdu.
ui-skip = Sauter l’animation
ui-next = Suite
ui-telling = Récit
ui-telling-slow = lent
ui-telling-normal = normal
ui-telling-fast = rapide
ui-telling-none = aucun
ui-telling-steps = pas à pas
ui-look-back = Revenir en arrière
ui-past = Vous regardez en arrière
ui-past-first = Au tout début.
ui-past-now = Revenir au présent
ui-past-now-asked = Revenir au présent : à vous
ui-more-answers =
    { $count ->
        [one] Une autre réponse plus bas
       *[other] { $count } autres réponses plus bas
    }
ui-on-board = Choisissez sur le plateau
ui-on-board-count = { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }
ui-auto = Répondre pour moi à de telles questions
ui-take-up = Reprendre : { $what }
ui-key-space = Espace
ui-warned-back = Revenir
ui-warned-on = Continuer quand même
ui-undo = Annuler
# The others are asked first.
ui-undo-asking = Annuler…
ui-restart = Recommencer le tour
ui-ask-undo = Demander l’annulation
ui-undo-request = { $name } demande à annuler sa dernière action et tout ce qui l’a suivie.
ui-agree = Accepter
ui-refuse = Refuser
ui-resign = Laisser ma place à un robot
ui-resign-sure = Oui, un robot joue pour moi
ui-cancel = Rester
ui-touch-again = { $option } : touchez encore
ui-not-offered = Ce qui n’est pas proposé, et pourquoi
ui-not-offered-more = { $count } autres
ui-closed = Pas maintenant : { $reason }
ui-would = Choisir : { $option }
ui-source-reconstructed = reconstitué
ui-figures = À propos des valeurs
ui-figures-of = À propos des valeurs de { $game }
ui-figures-why = On joue ici sans le matériel imprimé. Ce que les livrets ne montrent pas vient de ce que d’autres ont publié ; là où personne ne l’a fait, nous avons formé des valeurs conformes à tout ce que l’on sait. Elles sont remplaçables : qui possède le jeu donne à une table son propre fichier corrigé.
ui-figures-rulebook = Tirées du livret
ui-figures-derived = Déduites de ce que l’on sait
ui-figures-published = Publiées ailleurs
ui-figures-reconstructed = Reconstituées : la valeur imprimée n’est pas connue
ui-figures-about = { $said }.
ui-look-up = Chercher dans les règles
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-fit = Tout le plateau
ui-more-above = { $count } plus haut
ui-more-below = { $count } plus bas
ui-curtain = Passez l’écran à { $name }
ui-curtain-hint = Que personne d’autre ne regarde.
ui-curtain-open = Je suis { $name }

# La fin.

ui-breakdown = D’où viennent les points
ui-chart = Le déroulement de la partie
ui-chart-short = Courbe
ui-chart-hint = Les points, si la partie avait fini après ce tour.
ui-again = Rejouer
ui-look-board = Voir le plateau
ui-record = Garder l’enregistrement
ui-review = Analyse
ui-review-about = Que valait chaque décision ? Un robot très fort les examine toutes, d’après ce que le joueur savait alors : les meilleures réponses, l’évolution des chances, et les moments où tout a basculé.
ui-review-open = Juger d’après tout, secrets compris
ui-review-begin = Analyser cette partie
ui-reviewing = Les décisions sont examinées
ui-reviewed = { $done } sur { $of } jusqu’ici. Vous pouvez regarder la partie en attendant.
ui-review-how = Chaque décision a été essayée au plus { $rollouts } fois. Un coût de 10 : dix points sur cent de victoire et d’avance.
ui-chances = Chances de gagner
ui-chances-hint = Chances de gagner en pour cent, comme un spectateur pouvait les estimer. Un clic mène au moment.
ui-turning-points = Moments décisifs
ui-decisions = Décisions
ui-decision-now = La décision à ce moment
ui-decision-better = Mieux, comparé aux autres réponses :
ui-decisions-of = Décisions de qui
ui-decisions-all = De tous
ui-fairness = Équité
ui-fairness-hint = Tous les mélanges viennent d’une graine secrète. Son empreinte est publiée au début, la graine à la fin : chacun peut vérifier.
ui-commitment = Empreinte (SHA-256) de la graine, fixée au début
ui-seed = La graine
ui-seed-differs = La graine ne correspond pas à l’empreinte publiée au début !
ui-verify = Vérifier l’enregistrement
ui-verified = Vérifié : la graine correspond à l’empreinte, et les actions rejouées mènent au même résultat.

# La relecture.

ui-replay-back = Un pas en arrière
ui-replay-forward = Un pas en avant
ui-replay-run = Lecture
ui-replay-pause = Pause
ui-replay-eyes = Vu par
ui-replay-open = Tout ouvert
ui-replay-all = Un spectateur
ui-turn-back = Un tour en arrière
ui-turn-forward = Un tour en avant
ui-speed = Vitesse
ui-speed-slow = ½ ×
ui-speed-normal = 1 ×
ui-speed-fast = 2 ×
ui-speed-very = 6 ×
ui-branch = Jouer la suite contre des robots
ui-branch-seat = À quelle place jouez-vous la suite ?
ui-replay-moment = Moment de la partie

# Réglages.

ui-set-name = Votre nom
ui-name = Tel que les autres le voient
ui-name-question = Comment les autres doivent-ils vous appeler ?
ui-name-take = C’est mon nom
ui-name-keep = Rester { $name }
ui-save = Enregistrer
ui-saved = Enregistré.
ui-account = Compte
ui-account-hint = Avec un compte, vous retrouvez vos parties sur tous vos appareils, et un sceau à côté de votre nom vous distingue des invités qui prennent le même. On joue aussi sans.
ui-account-is = Compte : { $name }.
ui-account-name = Nom du compte
ui-password = Mot de passe (8 caractères au moins)
ui-password-short = Un mot de passe a 8 caractères au moins.
ui-login = Se connecter
ui-register = Créer un compte
ui-logout = Se déconnecter
ui-logged-in = Connexion réussie.
ui-logged-out = Vous avez quitté votre compte.
ui-forgotten = Oublié ?
ui-forgotten-sent = Si le compte a une adresse confirmée, un lien vient d’y être envoyé.
ui-password-change = Changer de mot de passe
ui-password-old = Mot de passe actuel
ui-password-new = Nouveau mot de passe (8 caractères au moins)
ui-password-changed = Enregistré. Tous les autres navigateurs sont déconnectés.
ui-sessions = Navigateurs connectés
ui-session-unknown = un navigateur sans nom
ui-session-current = Ce navigateur
ui-session-used = Dernier usage : { $date }
ui-session-end = Déconnecter
ui-session-end-others = Déconnecter tous les autres
ui-session-ended = Déconnexion faite.
ui-bots = Mes robots
ui-bots-hint = Un programme peut jouer ici sous un nom à lui, et chacun voit que c’est un robot. Le guide est dans docs/bots.md.
ui-bots-name = Nom du robot
ui-bots-make = Créer un robot
ui-bots-made = C’est fait. Donnez-lui maintenant un jeton.
ui-bots-remove = Supprimer { $name }
ui-bots-remove-sure = Supprimer { $name } pour de bon ?
ui-bots-removed = Supprimé. Ses places restent, sans nom.
ui-tokens = Jetons de { $name }
ui-tokens-none = Pas encore de jeton : rien n’ouvre ce robot.
ui-token-label = À quoi sert le jeton
ui-token-scopes = Ce qu’il permet
ui-scope-read = Regarder les tables et suivre les parties
ui-scope-play = S’asseoir et jouer
ui-scope-open = Ouvrir des tables privées
ui-scope-chat = Causer là où il est assis
ui-token-until = Valable
ui-token-for = { $days ->
        [0] jusqu’à ce que je le reprenne
       *[other] { $days } jours
    }
ui-token-make = Créer un jeton
ui-token-new = Le jeton, montré cette seule fois : gardez-le comme un mot de passe.
ui-copy-token = Copier le jeton
ui-token-made = C’est fait.
ui-token-used = { $date ->
        [never] Jamais encore utilisé
       *[other] Utilisé le { $date }
    }
ui-token-expires = valable jusqu’au { $date }
ui-token-expired = expiré le { $date }
ui-token-end = Reprendre
ui-token-ended = Repris : il n’ouvre plus rien.
ui-bots-allow = Les robots d’autres personnes peuvent s’asseoir
ui-bots-allowed = Les robots de particuliers peuvent aussi s’asseoir.
ui-bot-own = un programme
ui-bot-of = Un robot de { $name }
ui-letter-confirm = Confirmez votre adresse électronique
ui-letter-confirm-go = C’est bien mon adresse
ui-letter-confirmed = C’est confirmé : la table peut maintenant vous écrire.
ui-letter-recover = Un nouveau mot de passe
ui-letter-recover-go = Choisir ce mot de passe
ui-letter-recovered = Enregistré, et la connexion est faite. Tous les autres navigateurs sont déconnectés.
ui-data = Mes données
ui-data-hint = Tout ce que ce serveur garde de vous est à vous : emportez-le, ou faites-le effacer.
ui-data-export = L’enregistrer dans un fichier
ui-data-saved = Voilà : tout est dans un seul fichier.
ui-data-delete = M’effacer…
ui-data-warning = Votre nom, votre compte, vos adresses et vos messages disparaissent sans retour. Les parties gardent votre siège, sans nom ; dans celles qui durent encore, un robot prend la suite.
ui-data-confirm = M’effacer pour de bon
ui-data-gone = C’est fait : vous êtes maintenant un nouvel invité.
ui-notices = Quand c’est à vous
ui-notices-hint = Pour les parties qui durent des jours : la table vous écrit quand c’est à vous de décider.
ui-email = Adresse électronique
ui-unconfirmed = Un lien vient d’être envoyé à { $email }. Rien d’autre n’y sera envoyé avant son ouverture.
ui-notices-account = Le courrier électronique et les webhooks demandent un compte.
ui-set-push = Prévenir ce navigateur, même quand aucune page n’est ouverte
ui-push-on = Ce navigateur sera prévenu.
ui-push-off = Ce navigateur n’est plus prévenu.
ui-push-failed = Le service de notifications de votre navigateur ne répond pas.
ui-push-sit = Asseyez-vous d’abord à une table, ou créez un compte : jusqu’ici il n’y a rien à annoncer.
ui-test-push = Me prévenir maintenant
ui-webhook = Adresse du webhook
ui-test-email = Envoyer un courriel d’essai
ui-test-webhook = Appeler le webhook
ui-notice-sent = C’est envoyé. Vérifiez que tout est bien arrivé.
ui-set-table = Cet écran
ui-set-sound = Faire sonner la cloche quand mon tour commence
ui-set-notify = Une notification du navigateur quand la page est masquée
ui-set-text = Montrer les tables en texte plutôt qu’en plateaux
ui-set-auto = Répondre pour moi quand il n’y a qu’une réponse
ui-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
ui-test-bell = Écouter la cloche

# La compagnie : où c’est à vous, rejouer, et ce que les autres voient de vous.

ui-skip-main = Aller à la page
ui-skip-board = Aller au plateau
ui-skip-answers = Aller aux réponses
ui-skip-beside = Aller au journal
ui-turns = { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
ui-turns-else = { $count ->
        [one] une autre partie vous attend
       *[other] { $count } autres parties vous attendent
    }
ui-next-match = Partie suivante
ui-with = avec { $names }
ui-asked-again = de nouveau avec { $names }
ui-all-waiting = Toutes les { $count }
ui-kept = réservée à { $name }
ui-invited = On vous propose de rejouer
ui-go-in = Entrer
ui-is-private = privée
ui-paced = { $bank }, plus { $increment } par décision
ui-again-come = Rejoindre les autres
ui-again-watch = Regarder la partie suivante
ui-again-asked = Les autres veulent rejouer, et votre place est réservée.
ui-again-told = La compagnie rejoue à une autre table.
ui-again-later = Pas maintenant
ui-news = Nouvelles de la table
ui-my-results = Mes résultats
ui-results = Résultats
ui-opponent = Adversaire
ui-played = Jouées
ui-won = Gagnées
ui-share = Part
ui-shared = dont { $count } à égalité
ui-all-games = Tous les jeux
ui-against = Contre des personnes
ui-against-bots = Contre des robots
ui-ahead = Devant
ui-level-with = Égalité
ui-behind = Derrière
ui-since = ici depuis le { $date }
ui-change-name = Changer de nom
ui-profile-none = Aucune de ses parties finies ne vous est ouverte.
ui-profile-none-mine = Vous n’avez pas encore fini de partie.
ui-profile-hint = On compte les parties finies que vous pouvez voir : les publiques, et celles où vous étiez.

# Les touches.

ui-keys = Touches
ui-key-answer = les neuf premières réponses, selon leur numéro
ui-key-letters = les réponses suivantes ; au-delà de 33, leur numéro chiffre par chiffre
ui-key-walk = d’une réponse à l’autre
ui-key-take = la réponse encadrée
ui-key-undo = annuler le dernier pas
ui-key-hint = un indice : les meilleures réponses, et pourquoi
ui-key-skip = poursuivre le récit ; sinon donner la seule réponse qu’il y ait
ui-key-back = fermer, ou se raviser
ui-key-past = revenir d’un pas, d’un tour
ui-key-past-step = en revenant : un pas en arrière, un pas en avant
ui-key-past-turn = en revenant : un tour en arrière, un tour en avant
ui-key-tab = d’une chose à la suivante, sur le plateau aussi
ui-key-help = cette feuille

# Apprendre un jeu.

ui-learn-title = Apprendre { $game }
ui-learn-about = { $count } petites leçons sur le vrai plateau, { $minutes } minutes environ en tout. Rien ne peut mal tourner : chaque pas se reprend.
ui-learn-begin = Commencer la première leçon
ui-learn-resume = Reprendre où vous en étiez
ui-learn-done = faite
ui-learn-all-done = Voilà tout ce qu’il faut pour une première partie.
ui-minutes = { $minutes } min
ui-lessons = Les leçons
ui-lesson-of = { $place } sur { $count }
ui-lesson-task = Votre tâche
ui-lesson-again = Depuis le début
ui-lesson-undo = Reprendre le dernier pas
ui-lesson-next = Leçon suivante
ui-lesson-skip = Leçon suivante quand même
ui-coach = Le guide
ui-coach-looks = Voyons…
ui-hint = Indice
ui-hint-thinking = Réflexion…
ui-hint-and = {" ; "}
ui-hint-undo = Vous avez pris un autre chemin : revenez d’un pas, et l’indice montrera le suivant.
ui-play-now = Jouer tout de suite
ui-play-players = Joueurs
ui-play-level = Robots
ui-stepper-less = { $what } : moins
ui-stepper-more = { $what } : plus
ui-learn = Apprendre en jouant
ui-from-to = { $least } à { $most }
ui-fact-minutes = Une partie
ui-minutes-about = { $minutes } minutes environ avec des robots
ui-fact-weight = À apprendre
ui-weight-1 = peu
ui-weight-2 = un peu
ui-weight-3 = pas mal
ui-game-picture = Le plateau de la première leçon.
ui-about-turn = Qu’est-ce qu’un tour ?
ui-about-points = D’où viennent les points ?
ui-about-end = Quand est-ce fini ?
ui-rules-of = { $game } : les règles
ui-rules-ask = Un mot, ou une question : comment gagner ?
ui-rules-wide = En grand
ui-rules-found = { $count ->
        [one] une règle trouvée
       *[other] { $count } règles trouvées
    }
ui-rules-all = Toutes les règles
ui-example = Un exemple sur le plateau
ui-example-step = Pas { $step }
ui-example-next = Pas suivant
ui-rules-minute = Le jeu en une minute
ui-rules-questions = Ce qu’on demande
ui-rules-exact = Les règles exactes
ui-learner = Apprenti
ui-coach-off = Ne plus m’expliquer
ui-set-coach = À la première partie d’un jeu, expliquer chaque nouvelle question
`,Ue=`modulepreload`,We=function(e){return`/`+e},Ge={},Ke=function(e){return e.pathname.endsWith(`.css`)},qe=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Q=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=We(t,n);let r=s(t),i=Ke(r);return qe(Ge,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Ue,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Je={en:Ve,fr:He},Ye=Object.assign({"../../games/bastille/poster.en.ftl":o,"../../games/bastille/poster.fr.ftl":s,"../../games/bastille/words.en.ftl":c,"../../games/bastille/words.fr.ftl":l,"../../games/bastion/poster.en.ftl":u,"../../games/bastion/poster.fr.ftl":d,"../../games/bastion/words.en.ftl":f,"../../games/bastion/words.fr.ftl":p,"../../games/paris/poster.en.ftl":m,"../../games/paris/poster.fr.ftl":h,"../../games/paris/words.en.ftl":g,"../../games/paris/words.fr.ftl":_,"../../games/revolution/poster.en.ftl":v,"../../games/revolution/poster.fr.ftl":ee,"../../games/revolution/words.en.ftl":te,"../../games/revolution/words.fr.ftl":y}),Xe=Object.assign({"../../games/bastille/about.en.ftl":()=>Q(()=>import(`./bastille-about.en.js`).then(e=>e.default),[]),"../../games/bastille/about.fr.ftl":()=>Q(()=>import(`./bastille-about.fr.js`).then(e=>e.default),[]),"../../games/bastion/about.en.ftl":()=>Q(()=>import(`./bastion-about.en.js`).then(e=>e.default),[]),"../../games/bastion/about.fr.ftl":()=>Q(()=>import(`./bastion-about.fr.js`).then(e=>e.default),[]),"../../games/paris/about.en.ftl":()=>Q(()=>import(`./paris-about.en.js`).then(e=>e.default),[]),"../../games/paris/about.fr.ftl":()=>Q(()=>import(`./paris-about.fr.js`).then(e=>e.default),[]),"../../games/revolution/about.en.ftl":()=>Q(()=>import(`./revolution-about.en.js`).then(e=>e.default),[]),"../../games/revolution/about.fr.ftl":()=>Q(()=>import(`./revolution-about.fr.js`).then(e=>e.default),[])});function $(e,t,n=`[^/]+`){let r=RegExp(`/games/${n}/${t}\\.${e}\\.ftl$`);return Object.entries(Ye).filter(([e])=>r.test(e)).map(([,e])=>e)}var Ze=new class{#e=i(r({}));#t=new Map;#n=n(()=>new Z(a.language,[e(this.#e)[a.language]??``,...$(a.language,`poster`),Je[a.language]]));get page(){return e(this.#n)}set page(e){t(this.#n,e)}gameName(e,t=e){let n=`poster-${e}-name`;return this.page.has(n)?this.page.t(n):t}open(){this.#r(a.language).catch(()=>void 0)}load(e){let t=a.language;return Promise.all([this.#r(t),this.#r(t,e)]).then(()=>void 0)}loadAbout(e){let t=a.language;return this.#i(`${t}/${e}/about`,async()=>await Xe[`../../games/${e}/about.${t}.ftl`]?.()??``)}loadLessons(e){let t=a.language;return this.#i(`${t}/${e}/lessons`,()=>D.words(t,e,`lessons`))}at(t,n){let r=a.language,i=e(this.#e)[r],o=e(this.#e)[`${r}/${t}`];if(i===void 0||o===void 0)return null;let s=$(r,`words`,t),c=$(r,`poster`);return new Z(r,[i,o,...[`about`,`lessons`].map(n=>e(this.#e)[`${r}/${t}/${n}`]??``),...c,...s,Je[r]],n)}#r(e,t){return this.#i(t?`${e}/${t}`:e,()=>D.words(e,t))}#i(t,n){let r=this.#t.get(t);return r||(r=n().then(n=>void(e(this.#e)[t]=n)),r.catch(()=>this.#t.delete(t)),this.#t.set(t,r)),r}};export{b as a,X as i,Q as n,D as o,Ne as r,x as s,Ze as t};