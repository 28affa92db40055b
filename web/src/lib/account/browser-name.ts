// What people call a browser, from what it calls itself.

// The first that fits: most browsers also claim to be those after them.
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

/** “Firefox, Linux”, or its own words where we do not know it. */
export function browserName(agent: string): string {
	const find = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];
	const browser = find(BROWSERS);
	const system = find(SYSTEMS);
	return browser && system ? `${browser}, ${system}` : agent;
}
