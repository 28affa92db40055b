// A fake WebSocket controlled by the test.

export class FakeSocket {
	static readonly OPEN = 1;
	static all: FakeSocket[] = [];
	readyState = FakeSocket.OPEN;
	sent: Record<string, unknown>[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number; reason: string }) => void) | null = null;

	constructor(readonly url: string) {
		FakeSocket.all.push(this);
	}
	send(text: string) {
		this.sent.push(JSON.parse(text) as Record<string, unknown>);
	}
	close() {
		this.readyState = 3;
	}
	hear(message: object) {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	drop(code = 1006) {
		this.readyState = 3;
		this.onclose?.({ code, reason: '' });
	}
}

export const newest = () => FakeSocket.all.at(-1) as FakeSocket;
