// No server: requests made by components stay pending.
globalThis.fetch = () => new Promise(() => undefined);
