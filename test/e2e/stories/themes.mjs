import { story } from '../story.mjs';

/**
 * Community themes paint the row that is selected, and words in bold, in colours of their own. Each kind that is found among the
 * most used ones, in light and dark.
 */
const KINDS = [
	// A selected row filled with the accent.
	{
		light: '--interactive-accent: #7c3aed; --text-on-accent: #ffffff;',
		dark: '--interactive-accent: #c4b5fd; --text-on-accent: #1e1b2e;',
		rules:
			'.suggestion-item.is-selected { background-color: var(--interactive-accent); color: var(--text-on-accent); }',
	},
	// A selected row in reverse.
	{
		light: '--text-selection-fill: #24292f;',
		dark: '--text-selection-fill: #e6edf3;',
		rules:
			'.suggestion-item.is-selected { background-color: var(--text-selection-fill); color: var(--background-primary); }',
	},
	// Bold words in a colour of the page.
	{
		light: '--bold-color: #d8a657;',
		dark: '--bold-color: #5f4b3a;',
		rules: 'strong, b, .markdown-rendered strong { color: var(--bold-color); }',
	},
];

async function inAllKinds(on) {
	const { page } = on;
	for (const [i, { rules, light, dark }] of KINDS.entries()) {
		const colours = `body.theme-light { ${light} } body.theme-dark { ${dark} }`;
		const style = await page.addStyleTag({ content: `${colours} ${rules}` });
		await on.cursorToEnd();
		await on.inBothThemes(() => on.accessible('.sworn-block'));
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('action');
		await on.inBothThemes(async end => {
			await on.shot(`96-theme-${i + 1}${end}`);
			await on.accessible('.modal');
		});
		await page.keyboard.press('Escape');
		await on.command('make a move');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('face');
		await on.inBothThemes(() => on.accessible('.modal'));
		await page.keyboard.press('Escape');
		await style.evaluate(el => el.remove());
	}
}

export default [story('text is readable in community themes', {}, inAllKinds)];
