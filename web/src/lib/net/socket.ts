// One socket to a table: resumes by itself, and sends every order until it is answered.
import { Refused } from './api';
import { PROTOCOL, type FromServer, type Hello, type Order } from './protocol';

type Waiting = { order: Order & { key: string }; done: () => void; fail: (why: Refused) => void };
type News = Exclude<FromServer, { type: 'ack' | 'error' }>;

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

const DOOR = 4000; // close codes from here on are final
const RESTART = 1012; // another process waits already
const AT_ONCE = 100; // at the most, so that a whole table does not come in the same moment
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

export class Socket {
	#url: string;
	#invitation: string | null;
	#waiting = new Map<string, Waiting>();
	#socket: WebSocket | null = null;
	#pause = FIRST_PAUSE;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#welcomed = false;
	#isText = false;
	#closed = false;
	#parting: Refused | null = null; // what the table said last to nobody's order

	constructor(
		url: string,
		invitation: string | null,
		private readonly hear: (news: News) => void,
		private readonly line: (line: Line, why?: Refused) => void
	) {
		this.#url = url;
		this.#invitation = invitation;
		this.#connect();
		addEventListener('online', this.#now);
	}

	/** Send an order; resolves when the server has it for good. */
	send(order: Order): Promise<void> {
		const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
		return new Promise((done, fail) => {
			const waiting = { order: { ...order, key }, done, fail };
			this.#waiting.set(key, waiting);
			if (this.#welcomed) this.#write(waiting.order);
		});
	}

	/** Have the sights as text, too, from now on, or no longer. */
	readAsText(wanted: boolean): void {
		if (wanted === this.#isText) return;
		this.#isText = wanted;
		// Before the line is open there is a first hello to come.
		this.#greet();
	}

	/** Say hello anew, for what was heard does not follow from what is known. */
	restart(): void {
		this.#socket?.close();
		this.#connect();
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		removeEventListener('online', this.#now);
		this.#socket?.close();
	}

	#now = () => {
		clearTimeout(this.#timer);
		if (!this.#closed && this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
	};

	#connect(): void {
		const socket = new WebSocket(this.#url);
		this.#socket = socket;
		this.#welcomed = false;
		socket.onopen = () => this.#greet();
		socket.onmessage = (event) => {
			if (socket === this.#socket) this.#read(JSON.parse(String(event.data)) as FromServer);
		};
		socket.onclose = (event) => {
			if (socket !== this.#socket || this.#closed) return;
			this.#welcomed = false;
			// The table shows the door: knocking again would not help.
			if (event.code >= DOOR) {
				this.close();
				this.line('closed', this.#parting ?? new Refused('door', event.reason, event.code - DOOR));
				return;
			}
			if (event.code === RESTART) {
				this.#timer = setTimeout(() => this.#connect(), AT_ONCE * Math.random());
				return;
			}
			this.line('lost');
			this.#timer = setTimeout(() => this.#connect(), this.#pause);
			this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
		};
	}

	#greet(): void {
		const hello: Hello = { type: 'hello', protocol: PROTOCOL };
		if (this.#invitation) hello.invitation = this.#invitation;
		if (this.#isText) hello.text = true;
		this.#write(hello);
	}

	#read(message: FromServer): void {
		if (message.type === 'ack') {
			this.#waiting.get(message.key)?.done();
			this.#waiting.delete(message.key);
		} else if (message.type === 'error') {
			const refused = new Refused(message.kind, message.sentence, 0);
			const waiting = message.key === null ? undefined : this.#waiting.get(message.key);
			if (waiting) {
				this.#waiting.delete(waiting.order.key);
				waiting.fail(refused);
			} else if (!this.#welcomed) {
				this.close();
				this.line('closed', refused);
			} else {
				this.#parting = refused;
			}
		} else {
			if (message.type === 'welcome') {
				this.#welcomed = true;
				this.#parting = null;
				this.#pause = FIRST_PAUSE;
				this.line('open');
			}
			this.hear(message);
			// The same keys again: what the server already has is only acknowledged.
			if (message.type === 'welcome') for (const { order } of this.#waiting.values()) this.#write(order);
		}
	}

	#write(message: object): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
	}
}
