/** Return a style sheet of the calling component, which redrawing the board does not touch. */
export function useStyleSheet(): CSSStyleSheet {
	const rules = new CSSStyleSheet();
	$effect(() => {
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
		return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules));
	});
	return rules;
}
