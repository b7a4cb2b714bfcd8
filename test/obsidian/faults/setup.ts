import '../../support/jsdom-host';

/**
 * There is no layout and no theme: what an element is told itself is all that there is of its style. jsdom would match every
 * rule of every style sheet each time that an editor measures itself, which takes a third of the time of a cell.
 */
window.getComputedStyle = element => ('style' in element ? (element as HTMLElement).style : new CSSStyleDeclaration());
