/** A whole row that is pressed, by mouse or key, unless it is disabled. */
export function asButton(el: HTMLElement, press: () => void): void {
	el.setAttrs({ role: 'button', tabindex: '0' });
	const tryPress = () => {
		if (el.getAttribute('aria-disabled') !== 'true') press();
	};
	el.addEventListener('click', event => {
		const inner = event.target instanceof Element ? event.target.closest('button,[role=button]') : null;
		if (inner === el || inner === null) tryPress();
	});
	el.addEventListener('keydown', event => {
		if (event.target !== el || (event.key !== 'Enter' && event.key !== ' ')) return;
		event.preventDefault();
		tryPress();
	});
}
