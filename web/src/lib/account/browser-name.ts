// Readable browser names from user agent strings.

// Order matters: most user agents also contain the tokens further down.
const BROWSERS: [RegExp, string][] = [
	[/Edg(e|A|iOS)?\//, 'Edge'],
	[/(OPR|Opera)\//, 'Opera'],
	[/SamsungBrowser\//, 'Samsung Internet'],
	[/(Firefox|FxiOS)\//, 'Firefox'],
	[/(Chrome|CriOS|Chromium)\//, 'Chrome'],
	[/Safari\//, 'Safari']
];
const SYSTEMS: [RegExp, string][] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/CrOS/, 'ChromeOS'],
	[/Windows/, 'Windows'],
	[/Mac OS X|Macintosh/, 'macOS'],
	[/Linux/, 'Linux']
];

/** Return e.g. “Firefox, Linux”, or the user agent itself if it is unknown. */
export function browserName(agent: string): string {
	const find = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];
	const browser = find(BROWSERS);
	const system = find(SYSTEMS);
	return browser && system ? `${browser}, ${system}` : agent;
}
