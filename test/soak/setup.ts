import '../support/jsdom-host';

// Without layout and style sheets every style is the same; jsdom would reckon each anew for every measure of the editor.
const plain = getComputedStyle(document.documentElement);
window.getComputedStyle = () => plain;

Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() }, configurable: true });
