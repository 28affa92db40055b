// WebSocket to one table: reconnects with backoff and resends every request until it is answered.
import { ApiError } from './api';
import { PROTOCOL, type FromServer, type Hello, type Order } from './protocol';

type Waiting = { order: Order & { key: string }; done: () => void; fail: (why: ApiError) => void };
type News = Exclude<FromServer, { type: 'ack' | 'error' }>;

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_FINAL_CODE = 4000; // close codes from here on are final: do not reconnect
const CLOSE_SERVICE_RESTART = 1012; // RFC 6455 1012: the server restarts
const RESTART_JITTER_MS = 100; // spreads the reconnects of one table
const MIN_BACKOFF_MS = 400;
const MAX_BACKOFF_MS = 8000;

export function tableSocketUrl(id: string): string {
	const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
	return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

export class Socket {
	#url: string;
	#invitation: string | null;
	#waiting = new Map<string, Waiting>();
	#socket: WebSocket | null = null;
	#pause = MIN_BACKOFF_MS;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#welcomed = false;
	#isText = false;
	#closed = false;
	#parting: ApiError | null = null; // the last error without a request key

	constructor(
		url: string,
		invitation: string | null,
		private readonly hear: (news: News) => void,
		private readonly line: (line: Line, why?: ApiError) => void
	) {
		this.#url = url;
		this.#invitation = invitation;
		this.#connect();
		addEventListener('online', this.#now);
	}

	/** Send a request; resolves when it is durable on the server. */
	send(order: Order): Promise<void> {
		const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
		return new Promise((done, fail) => {
			const waiting = { order: { ...order, key }, done, fail };
			this.#waiting.set(key, waiting);
			if (this.#welcomed) this.#write(waiting.order);
		});
	}

	/** Switch the text form of the sights on or off. */
	readAsText(wanted: boolean): void {
		if (wanted === this.#isText) return;
		this.#isText = wanted;
		// Before the connection is open, onopen sends the hello.
		this.#greet();
	}

	/** Reconnect, because an update does not follow from the known state. */
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
			// The server refused this connection: reconnecting would not help.
			if (event.code >= FIRST_FINAL_CODE) {
				this.close();
				this.line('closed', this.#parting ?? new ApiError('door', event.reason, event.code - FIRST_FINAL_CODE));
				return;
			}
			if (event.code === CLOSE_SERVICE_RESTART) {
				this.#timer = setTimeout(() => this.#connect(), RESTART_JITTER_MS * Math.random());
				return;
			}
			this.line('lost');
			this.#timer = setTimeout(() => this.#connect(), this.#pause);
			this.#pause = Math.min(this.#pause * 2, MAX_BACKOFF_MS);
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
			const refused = new ApiError(message.kind, message.sentence, 0);
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
				this.#pause = MIN_BACKOFF_MS;
				this.line('open');
			}
			this.hear(message);
			// Same idempotency keys: the server only acknowledges requests it already has.
			if (message.type === 'welcome') for (const { order } of this.#waiting.values()) this.#write(order);
		}
	}

	#write(message: object): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
	}
}
