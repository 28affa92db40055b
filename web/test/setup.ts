// No server answers in these tests: what a page asks for by itself stays on its way.
globalThis.fetch = () => new Promise(() => undefined);
