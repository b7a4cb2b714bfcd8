/** A chart, on a page and in a reader of books. */
const CHART_STYLE = `svg.chart { display: block; width: 100%; height: auto; font-size: 13px; }
svg.chart text { fill: currentcolor; stroke: none; text-anchor: middle; }
svg.chart .region { font-size: 18px; font-style: italic; opacity: 0.6; }
svg.chart path { vector-effect: non-scaling-stroke; }
svg.chart .lines { stroke-width: 1; opacity: 0.12; }
svg.chart .known { stroke-dasharray: 4 5; }
svg.chart .place path { fill: currentcolor; }
svg.chart .heard path { stroke-dasharray: 3 3; }
@media (max-width: 30em) { svg.chart text { font-size: 17px; } svg.chart .region { font-size: 20px; } }
`;

/** The style of the page: on a desk, on a phone, in the dark, and on paper. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #26221d; --faint: #6a6258; --line: #d9d2c6; --link: #7a3b12; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #e6e1d8; --faint: #a39b8e; --line: #413d37; --link: #e2a878; } }
* { box-sizing: border-box; }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1.05rem/1.65 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; break-after: avoid; }
a { color: var(--link); }
small, figcaption, .when, blockquote, dt { color: var(--faint); font-family: system-ui, sans-serif; }
header { margin: 2rem 0 3rem; text-align: center; }
header h1 { margin: 0; font-size: 2.4rem; }
header p { margin: 0.4rem 0 0; color: var(--faint); }
nav { padding: 0.5rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 4px; }
nav ol { padding-left: 1.4rem; margin: 0.2rem 0; }
nav > ol { padding-left: 0; list-style: none; }
nav > ol > li { margin-top: 0.6rem; }
nav a { display: inline-block; padding: 0.15rem 0; text-decoration: none; }
section > h2 { margin: 4rem 0 0; padding-bottom: 0.3rem; border-bottom: 1px solid var(--line); color: var(--faint); font-size: 1.1rem; font-weight: normal; letter-spacing: 0.08em; text-transform: uppercase; }
article { margin-top: 2.5rem; }
article + article { margin-top: 4rem; }
section h3 { font-size: 1.6rem; }
.when { margin: -0.8rem 0 1rem; font-size: 0.85rem; }
.sheet { margin: 1rem 0; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 4px; break-inside: avoid; }
.sheet p { margin: 0.35rem 0; }
.sheet dl { display: flex; flex-wrap: wrap; gap: 0.4rem; margin: 0.35rem 0; }
.sheet dl div { min-width: 3.6rem; padding: 0.1rem 0.3rem 0.2rem; border: 1px solid var(--line); border-radius: 4px; text-align: center; }
.sheet .meters div { border: 3px double var(--line); }
dt { font-size: 0.75rem; }
dd { margin: 0; font-size: 1.25rem; line-height: 1.2; }
.impacts span { display: inline-block; padding: 0 0.5rem; border: 1px solid currentcolor; border-radius: 1rem; font: 0.85rem/1.6 system-ui, sans-serif; }
.strip { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.1rem 1rem; }
.gauge { display: inline-block; white-space: nowrap; }
blockquote { margin: 0.75rem 0; padding: 0 0 0 0.9rem; border-left: 2px solid var(--line); font-size: 0.85rem; line-height: 1.5; break-inside: avoid; }
blockquote p { margin: 0.2rem 0; }
blockquote strong { color: var(--ink); }
aside { margin: 1rem 0; padding: 0.1rem 0.9rem; border: 1px solid var(--line); border-radius: 4px; }
pre { padding: 0.5rem 0.75rem; border: 1px solid var(--line); white-space: pre-wrap; font-size: 0.85rem; break-inside: avoid; }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: 0.2rem 0.6rem; border: 1px solid var(--line); text-align: left; }
img { max-width: 100%; }
figure.chart { max-width: none; }
svg.chart { border: 1px solid var(--line); border-radius: 6px; }
svg.chart .sign path { stroke-width: 2; }
svg.chart .gap { fill: var(--paper); }
svg.chart .here { fill: none; stroke: var(--link); stroke-width: 3; }
figure { margin: 0.75rem 0; max-width: 24rem; break-inside: avoid; }
figcaption { font-size: 0.85rem; }
svg { fill: none; stroke: currentcolor; stroke-width: 1.5; color: var(--ink); max-width: 100%; }
svg.boxes { height: 1.15rem; vertical-align: -0.2em; }
svg.clock { height: 1.9rem; vertical-align: -0.5em; stroke-width: 3; }
svg .filled { fill: currentcolor; fill-opacity: 0.6; }
svg .level { opacity: 0.3; stroke-width: 1; }
svg text { fill: currentcolor; stroke: none; font: 11px system-ui, sans-serif; }
${CHART_STYLE}@media print {
	:root { color-scheme: light; --paper: #fff; --ink: #000; --faint: #444; --line: #999; --link: #000; }
	body { max-width: none; padding: 0; font-size: 11pt; }
	nav { border: 0; padding: 0; }
	section, article + article { break-before: page; margin-top: 0; }
	section > h2 { margin-top: 0; }
	p, li { orphans: 2; widows: 2; }
	table { display: table; }
	a { text-decoration: none; }
}`;

/** What a book adds to it on a page of A5. */
export const BOOK_STYLE = `
section { margin-top: 4rem; }
section > h1 { margin: 0 0 1.2rem; font-size: 1.7rem; font-weight: normal; text-align: center; }
section > h2 { margin: 1.6rem 0 0.6rem; padding: 0; border: 0; color: inherit; font-size: 1.15rem; font-weight: bold; letter-spacing: 0; text-transform: none; }
.when { margin: -0.8rem 0 1.6rem; font: italic 1em/1.4 Georgia, "Times New Roman", serif; text-align: center; }
hr { margin: 1.2rem 0; border: 0; text-align: center; }
hr::before { content: "* * *"; color: var(--faint); }
p > img:only-child { display: block; margin: 1rem auto; }
.person { display: flow-root; margin: 1.5rem 0 0; break-inside: avoid; }
.person h2 { margin: 0; }
.person img { float: right; width: 6rem; margin: 0 0 0.5rem 1rem; border-radius: 4px; }
.person p { margin: 0.2rem 0 0; text-indent: 0; }
.person small { margin-right: 0.3em; font: italic 0.9em Georgia, serif; }
figcaption { font-family: inherit; }
@page { size: A5; margin: 16mm 15mm 18mm; }
@page { @bottom-center { content: counter(page); font: 9pt Georgia, serif; } }
@page :first { @bottom-center { content: none; } }
@media print {
	body { font: 10pt/1.45 Georgia, "Times New Roman", serif; hyphens: auto; text-align: justify; }
	header { display: flex; flex-direction: column; justify-content: center; height: 150mm; margin: 0; break-after: page; }
	body > section + section, nav + section { break-before: page; }
	.person { break-before: auto; }
	section > h1, nav > h2 { margin-top: 0; padding-top: 18mm; }
	nav > h2 { margin-bottom: 1.2rem; font-size: 1.7rem; font-weight: normal; }
	section > .person:first-of-type { margin-top: 0; }
	p { margin: 0; }
	p + p { text-indent: 1.2em; }
	.person p + p, h1 + p, .when + p { text-indent: 0; }
	p.when { margin: -0.6rem 0 1.6rem; }
	img { max-height: 90mm; }
	svg.chart { max-height: 130mm; }
	svg.chart text { font: 20px Georgia, serif; }
	svg.chart .region { font-size: 26px; }
	.person img { width: 25mm; }
	h1, h2, h3, nav, header, figcaption, th, td, small { hyphens: manual; text-align: left; }
	header, header h1, header p, section > h1, nav > h2, .when { text-align: center; }
}
`;

/** The style of a book for readers, whose own colours count. */
export const EPUB_STYLE = `:root { color-scheme: light dark; }
body { margin: 0 5%; line-height: 1.5; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; text-align: center; break-after: avoid; }
h1 { margin: 2em 0 1em; }
header { margin-top: 25%; text-align: center; }
.when { margin-top: -0.5em; text-align: center; font-style: italic; }
p { margin: 0; }
p + p { text-indent: 1.2em; }
img { max-width: 100%; height: auto; }
blockquote, aside { margin: 1em 1.5em; }
table { border-collapse: collapse; }
th, td { padding: 0.2em 0.5em; border: 1px solid; }
.person { margin: 2em 0 0; break-inside: avoid; }
.person h2 { margin: 0; text-align: left; font-size: 1.1em; }
.person img { float: right; width: 28%; margin: 0 0 0.5em 1em; }
.person p + p { text-indent: 0; }
.person small { font-style: italic; }
figure { margin: 1em 0; }
svg { max-width: 100%; fill: none; stroke: currentcolor; stroke-width: 1.5; }
${CHART_STYLE}svg.chart .gap { stroke: none; }
svg.chart .here { stroke-width: 3; }
`;
