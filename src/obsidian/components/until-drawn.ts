/** Between two steps of something long: the page is rendered, and a press on Stop is heard. */
export const untilDrawn = (): Promise<void> => new Promise(resolve => void window.setTimeout(resolve));
