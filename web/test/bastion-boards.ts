// The three boards of Bastion' Siege as in the view: terrain and owners by row.
import type { Shape } from '../src/games/bastion/view-helpers';

type Drawn = { shape: Shape; terrain: string[]; bastions: string[] };

const SECTOR = ['.OEKJEF.', '.RRDDRR.', '........', '........', '........'];
const OWNED = ['.000000.', '.000000.', '........', '........', '........'];
const seated = (seat: number) => OWNED.map((row) => row.replaceAll('0', String(seat)));
const reversed = (rows: string[]) => rows.map((row) => [...row].reverse().join('')).reverse();
const joined = (...sectors: string[][]) => OWNED.map((_, row) => sectors.map((sector) => sector[row]).join(''));

export const BOARDS: Drawn[] = [
	{
		shape: 'rectangle',
		terrain: [...SECTOR, ...reversed(SECTOR)],
		bastions: [...OWNED, ...reversed(seated(1))]
	},
	{ shape: 'hexagon', terrain: joined(SECTOR, SECTOR, SECTOR), bastions: joined(OWNED, seated(1), seated(2)) },
	{
		shape: 'octagon',
		terrain: [
			'   OEJKYEF   ',
			'   RRRDRRR   ',
			'   .......   ',
			'FR.........RO',
			'ER.........RE',
			'YR.........RJ',
			'KD....X....DK',
			'JR.........RY',
			'ER.........RE',
			'OR.........RF',
			'   .......   ',
			'   RRRDRRR   ',
			'   FEYKJEO   '
		],
		bastions: [
			'   0000000   ',
			'   0000000   ',
			'   .......   ',
			...Array.from({ length: 7 }, () => '11.........33'),
			'   .......   ',
			'   2222222   ',
			'   2222222   '
		]
	}
];
