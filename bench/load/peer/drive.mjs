// Four seats at each table over raw socket.io, thinking as long as ours do; prints its figures as JSON.
import { io } from 'socket.io-client';
import { readFileSync } from 'node:fs';

const [port, pid, tables, seconds, think] = process.argv.slice(2).map(Number);
const SEATS = 4;
const times = [];
let counting = false;
let matches = 0;

const cpu = () => {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
	return (Number(fields[11]) + Number(fields[12])) / 100;
};
const pause = () => (0.5 + Math.random()) * think * 1000;

function seat(matchID, player, onOver) {
	const socket = io(`http://127.0.0.1:${port}/bids`, { transports: ['websocket'], forceNew: true });
	let sent = 0;
	let due = null;
	let mine = null;
	let stateID = 0;
	const decide = () => {
		due = null;
		if (mine === null || mine.knocked) return;
		const [type, args] = mine.left > 0 ? ['lay', [Math.floor(Math.random() * 12)]] : ['knock', []];
		sent = performance.now();
		const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: player, credentials: undefined } };
		socket.emit('update', action, stateID, matchID, player);
	};
	const take = (state) => {
		if (!state?.G) return;
		const before = mine;
		mine = state.G.hidden[player];
		stateID = state._stateID;
		// There is no acknowledgement of its own: the state that holds one's move is it.
		if (sent && before && (mine.left !== before.left || mine.knocked !== before.knocked)) {
			if (counting) times.push(performance.now() - sent);
			sent = 0;
		}
		if (state.ctx.gameover) {
			socket.disconnect();
			onOver();
			return;
		}
		if (!sent && due === null && !mine.knocked) due = setTimeout(decide, pause());
	};
	socket.on('connect', () => socket.emit('sync', matchID, player, undefined, SEATS));
	socket.on('sync', (_, info) => take(info.state));
	socket.on('update', (_, state) => take(state));
}

function table() {
	const matchID = `match-${(matches += 1)}`;
	let left = SEATS;
	const onOver = () => {
		if ((left -= 1) === 0) table();
	};
	// The first to come makes the match; the others follow when it is there.
	seat(matchID, '0', onOver);
	setTimeout(() => ['1', '2', '3'].forEach((player) => seat(matchID, player, onOver)), 500);
}

for (let count = 0; count < tables; count += 1) table();
setTimeout(() => {
	counting = true;
	const began = performance.now();
	const used = cpu();
	setTimeout(() => {
		const took = (performance.now() - began) / 1000;
		times.sort((one, other) => one - other);
		const at = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))];
		const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
		const figures = { actions: times.length, seconds: took, p50: at(0.5), p99: at(0.99), cpu: cpu() - used, memory: (pages * 4096) / 1e6 };
		console.log(JSON.stringify(figures));
		process.exit(0);
	}, seconds * 1000);
}, 5000);
