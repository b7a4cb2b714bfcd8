/** Between two steps of something long: the page is rendered, and a press on Stop is heard. */
export const yieldToPage = (): Promise<void> => new Promise(resolve => void window.setTimeout(resolve));
