import type { Field, FieldOptions } from './field';

function pill(text: string, remove: () => void): HTMLElement {
	const el = createDiv('multi-select-pill');
	el.createDiv({ cls: 'multi-select-pill-content', text });
	const attr = { type: 'button', 'aria-label': `Remove ${text}` };
	const button = el.createEl('button', { cls: 'multi-select-pill-remove-button', text: '×', attr });
	button.addEventListener('click', remove);
	return el;
}

/** A list: each item can be taken out, and one more typed in. */
export function listField({ name, change }: FieldOptions): Field {
	const el = createDiv('multi-select-container');
	const attr = { 'aria-label': `Add to ${name}` };
	const input = createEl('input', { type: 'text', cls: 'multi-select-input', attr });
	let items: readonly unknown[] = [];
	input.addEventListener('change', () => {
		const typed = input.value.trim();
		input.value = '';
		if (typed) change([...items, typed]);
	});
	return {
		el,
		show(value) {
			items = Array.isArray(value) ? value : [];
			for (const old of Array.from(el.children)) if (old !== input) old.remove();
			const without = (at: number) => () => change(items.filter((_, i) => i !== at));
			const pills = items.map((item, at) => pill(String(item), without(at)));
			if (!el.contains(input)) el.append(input);
			for (const each of pills) el.insertBefore(each, input);
		},
		focus: () => input.focus(),
	};
}
