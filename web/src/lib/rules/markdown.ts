// The Markdown subset of a RULES.md: paragraphs, lists, tables, strong, emphasis, code.

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function inline(text: string): string {
	return escape(text)
		.replace(/`([^`]+)`/g, '<code>$1</code>')
		.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
		.replace(/\*([^*]+)\*/g, '<em>$1</em>')
		.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

const cells = (line: string) =>
	line
		.replace(/^\||\|$/g, '')
		.split('|')
		.map((cell) => cell.trim());

function table(lines: string[]): string {
	const [head = '', , ...body] = lines;
	const row = (line: string, tag: string) =>
		`<tr>${cells(line)
			.map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
			.join('')}</tr>`;
	return `<div class="wide" tabindex="0" role="group"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}

/** Return a clause's text as HTML, with all text escaped. */
export function html(markdown: string): string {
	return markdown
		.split(/\n\s*\n/)
		.map((block) => {
			const lines = block.split('\n').filter((line) => line.trim());
			if (lines.length === 0) return '';
			if (lines.every((line) => line.startsWith('|'))) return table(lines);
			if (lines.every((line) => /^(- |\s)/.test(line)))
				return `<ul>${lines.map((line) => `<li>${inline(line.replace(/^\s*- /, ''))}</li>`).join('')}</ul>`;
			return `<p>${inline(lines.join(' '))}</p>`;
		})
		.join('');
}
