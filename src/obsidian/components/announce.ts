let region: HTMLElement | undefined;

/** Adds the region that screen readers read from. Returns a function that removes it. */
export function addAnnouncements(): () => void {
	const added = document.body.createDiv({ cls: 'sworn-unseen', attr: { role: 'status' } });
	region = added;
	return () => {
		added.remove();
		if (region === added) region = undefined;
	};
}

/** Says something to screen readers that sighted players see where they look anyway. */
export function announce(words: string): void {
	// The same words again are read only if the text is another.
	region?.setText(region.textContent === words ? `${words}\u00A0` : words);
}
