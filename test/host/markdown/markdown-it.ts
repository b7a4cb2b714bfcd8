import MarkdownIt from 'markdown-it';

/** Single line breaks show, as with the app's default "strict line breaks: off". */
export const markdownIt = new MarkdownIt({ html: true, linkify: true, breaks: true });

const escape = (text: string) => markdownIt.utils.escapeHtml(text);

markdownIt.inline.ruler.before('link', 'wikilink', (state, silent) => {
	const match = /^(!?)\[\[([^\]|]+)(?:\|([^\]]*))?\]\]/.exec(state.src.slice(state.pos));
	if (!match) return false;
	if (!silent) state.push('wikilink', 'a', 0).meta = { embed: match[1] === '!', link: match[2], alias: match[3] };
	state.pos += match[0].length;
	return true;
});

markdownIt.renderer.rules['wikilink'] = (tokens, i) => {
	const { embed, link, alias } = tokens[i]?.meta as { embed: boolean; link: string; alias?: string };
	const text = escape(alias ?? link);
	if (embed) return `<span class="internal-embed" src="${escape(link)}" alt="${text}"></span>`;
	return `<a class="internal-link" data-href="${escape(link)}" href="${escape(link)}">${text}</a>`;
};

markdownIt.inline.ruler.push('hashtag', (state, silent) => {
	if (state.src[state.pos] !== '#' || (state.pos > 0 && /\S/.test(state.src.charAt(state.pos - 1)))) return false;
	const match = /^#[\p{L}\p{N}_/-]+/u.exec(state.src.slice(state.pos));
	if (!match || /^#\d+$/.test(match[0])) return false;
	if (!silent) state.push('html_inline', '', 0).content = `<a class="tag" href="${match[0]}">${match[0]}</a>`;
	state.pos += match[0].length;
	return true;
});
