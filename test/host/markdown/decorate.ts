/** What the app adds to plain rendered Markdown: link classes, callouts, task boxes. */

export const hasScheme = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href);

function markLinks(el: HTMLElement): void {
	for (const link of el.querySelectorAll<HTMLAnchorElement>('a[href]')) {
		const href = link.getAttribute('href') ?? '';
		link.target = '_blank';
		if (link.classList.contains('tag')) continue;
		link.rel = 'noopener nofollow';
		link.classList.add(hasScheme(href) ? 'external-link' : 'internal-link');
		if (!hasScheme(href)) link.dataset['href'] ??= decodeURI(href);
	}
}

function drawCallouts(el: HTMLElement): void {
	for (const quote of el.querySelectorAll('blockquote')) {
		const first = quote.querySelector(':scope > p');
		const match = first && /^\[!([\w-]+)\]([+-]?)[ \t]*([^\n]*)/.exec(first.innerHTML);
		if (!first || !match) continue;
		const [head, type = 'note', , titleHtml = ''] = match;
		const callout = document.createElement('div');
		callout.className = 'callout';
		callout.dataset['callout'] = type.toLowerCase();
		const title = document.createElement('div');
		title.className = 'callout-title';
		title.innerHTML = titleHtml.replace(/<br>$/, '') || type.charAt(0).toUpperCase() + type.slice(1);
		first.innerHTML = first.innerHTML.slice(head.length).replace(/^\s+/, '');
		if (!first.innerHTML) first.remove();
		const content = document.createElement('div');
		content.className = 'callout-content';
		content.append(...Array.from(quote.childNodes));
		callout.append(title, content);
		quote.replaceWith(callout);
	}
}

function drawTasks(el: HTMLElement): void {
	for (const item of el.querySelectorAll('li')) {
		const text = item.firstChild?.nodeName === 'P' ? item.firstChild.firstChild : item.firstChild;
		const match = text?.nodeType === Node.TEXT_NODE ? /^\[(.)\]\s/.exec(text.textContent ?? '') : null;
		if (!text || !match) continue;
		text.textContent = (text.textContent ?? '').slice(match[0].length);
		const box = document.createElement('input');
		box.type = 'checkbox';
		box.className = 'task-list-item-checkbox';
		box.checked = match[1] !== ' ';
		box.setAttribute('aria-label', text.textContent.trim());
		item.classList.add('task-list-item');
		item.prepend(box);
	}
}

export function decorate(el: HTMLElement): void {
	markLinks(el);
	drawCallouts(el);
	drawTasks(el);
}
