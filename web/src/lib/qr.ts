// A QR code (ISO/IEC 18004) of a short text: bytes, correction level M, versions 1 to 10. Enough for a link, and no more.

type Square = boolean[][]; // true: dark
// For each version from 1 on: correction bytes of a block, blocks, and how many of all the bytes are data.
const BLOCKS: readonly [correction: number, blocks: number, data: number][] = [
	[10, 1, 16],
	[16, 1, 28],
	[26, 1, 44],
	[18, 2, 64],
	[24, 2, 86],
	[16, 4, 108],
	[18, 4, 124],
	[22, 4, 154],
	[22, 5, 182],
	[26, 5, 216]
];
const BYTES = 0b0100; // the mode
const PADDING = [0xec, 0x11];
const MASKS: ((x: number, y: number) => boolean)[] = [
	(x, y) => (x + y) % 2 === 0,
	(_, y) => y % 2 === 0,
	(x) => x % 3 === 0,
	(x, y) => (x + y) % 3 === 0,
	(x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
	(x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
	(x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
	(x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0
];

/** The squares of the code, without the empty edge of four around it; null where the text is too long. */
export function qr(text: string): Square | null {
	const bytes = new TextEncoder().encode(text);
	const version = 1 + BLOCKS.findIndex(([, , data], place) => bytes.length + (place < 9 ? 2 : 3) <= data);
	if (version === 0) return null;
	const written = withCorrection(version, dataOf(version, bytes));
	const codes = MASKS.map((mask, number) => draw(version, written, mask, number));
	const penalties = codes.map(penalty);
	return codes[penalties.indexOf(Math.min(...penalties))]!;
}

/** Mode, length, text and padding, as bytes. */
function dataOf(version: number, bytes: Uint8Array): number[] {
	const bits: number[] = [];
	const push = (value: number, length: number) => {
		for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
	};
	const room = BLOCKS[version - 1]![2];
	push(BYTES, 4);
	push(bytes.length, version < 10 ? 8 : 16);
	for (const byte of bytes) push(byte, 8);
	push(0, Math.min(4, room * 8 - bits.length));
	push(0, (8 - (bits.length % 8)) % 8);
	const data = Array.from({ length: bits.length / 8 }, (_, place) =>
		bits.slice(8 * place, 8 * place + 8).reduce((sum, bit) => 2 * sum + bit, 0)
	);
	for (let place = 0; data.length < room; place++) data.push(PADDING[place % 2]!);
	return data;
}

// --- Reed and Solomon, over the field of 256 with 0x11d

const POWERS: number[] = [];
for (let power = 0, value = 1; power < 255; power++, value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1) POWERS.push(value);
const times = (a: number, b: number): number => (a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0);

/** What is left when the data is divided by the product of (x - 2^i). */
function correctionOf(data: readonly number[], length: number): number[] {
	let divisor = [1];
	for (let power = 0; power < length; power++) {
		const shifted = [...divisor, 0];
		divisor = shifted.map((each, place) => each ^ (place ? times(divisor[place - 1]!, POWERS[power]!) : 0));
	}
	const rest = [...data, ...Array<number>(length).fill(0)];
	for (let place = 0; place < data.length; place++) {
		const lead = rest[place]!;
		divisor.forEach((each, more) => (rest[place + more]! ^= times(each, lead)));
	}
	return rest.slice(data.length);
}

/** All bytes in the order of writing: data and then correction, each in turn from every block. */
function withCorrection(version: number, data: readonly number[]): number[] {
	const [correction, count, all] = BLOCKS[version - 1]!;
	const short = Math.floor(all / count);
	const shorter = count - (all % count); // blocks with a byte less than the others
	const blocks = Array.from({ length: count }, (_, block) => {
		const start = block * short + Math.max(0, block - shorter);
		return data.slice(start, start + short + (block < shorter ? 0 : 1));
	});
	const inTurn = (rows: number[][]) =>
		Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) =>
			rows.flatMap((row) => row.slice(place, place + 1))
		).flat();
	return [...inTurn(blocks), ...inTurn(blocks.map((block) => correctionOf(block, correction)))];
}

// --- the drawing

function draw(version: number, bytes: readonly number[], mask: (x: number, y: number) => boolean, number: number): Square {
	const size = 17 + 4 * version;
	const drawn: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
	const set = (x: number, y: number, dark: boolean) => {
		if (x >= 0 && y >= 0 && x < size && y < size) drawn[y]![x] = dark;
	};
	const ring = (x: number, y: number, radius: number, isDark: (distance: number) => boolean) => {
		for (let dy = -radius; dy <= radius; dy++)
			for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
	};
	// Where the code begins, and which way up it is.
	for (let place = 0; place < size; place++) {
		set(6, place, place % 2 === 0);
		set(place, 6, place % 2 === 0);
	}
	const far = size - 4;
	for (const [x, y] of [
		[3, 3],
		[far, 3],
		[3, far]
	] as const)
		ring(x, y, 4, (distance) => distance !== 2 && distance !== 4);
	const middles = alignments(version);
	for (const y of middles)
		for (const x of middles) {
			const isCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
			if (!isCorner) ring(x, y, 2, (distance) => distance !== 1);
		}
	// Level M is 00; the rest says which mask, twice, guarded by a code of its own.
	const format = ((number << 10) | remainder(number << 10, 0x537, 10)) ^ 0x5412;
	for (let bit = 0; bit < 15; bit++) {
		const dark = ((format >> bit) & 1) === 1;
		set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
		set(bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit, 8, dark);
	}
	set(8, size - 8, true);
	if (version >= 7) {
		const told = (version << 12) | remainder(version << 12, 0x1f25, 12);
		for (let bit = 0; bit < 18; bit++) {
			const dark = ((told >> bit) & 1) === 1;
			const [near, away] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
			set(near, away, dark);
			set(away, near, dark);
		}
	}
	// The bytes, in columns of two from the right, up and down in turn.
	let bit = 0;
	for (let column = size - 1, up = true; column > 0; column -= 2, up = !up) {
		if (column === 6) column--;
		for (let step = 0; step < size; step++) {
			const y = up ? size - 1 - step : step;
			for (const x of [column, column - 1]) {
				if (drawn[y]![x] !== null) continue;
				const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
				drawn[y]![x] = dark !== mask(x, y);
				bit++;
			}
		}
	}
	return drawn as Square;
}

/** The middles of the small squares that keep a large code straight. */
function alignments(version: number): number[] {
	if (version === 1) return [];
	const last = 10 + 4 * version;
	return version < 7 ? [6, last] : [6, last / 2 + 3, last];
}

function remainder(value: number, divisor: number, length: number): number {
	for (let bit = 31 - Math.clz32(value); bit >= length; bit = 31 - Math.clz32(value)) value ^= divisor << (bit - length);
	return value;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(code: Square): number {
	const size = code.length;
	const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))].map((row) => row.map(Number).join(''));
	let sum = 0;
	for (const line of lines) {
		for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
		sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
	}
	for (let y = 1; y < size; y++)
		for (let x = 1; x < size; x++)
			if (code[y]![x] === code[y - 1]![x] && code[y]![x] === code[y]![x - 1] && code[y]![x] === code[y - 1]![x - 1]) sum += 3;
	const dark = code.flat().filter(Boolean).length / (size * size);
	return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}
