/** Return a submit handler that runs a command instead of loading a page. */
export const onSubmit = (command: () => unknown) => (event: SubmitEvent) => {
	event.preventDefault();
	void command();
};

/** Copy a text to the clipboard; return whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
