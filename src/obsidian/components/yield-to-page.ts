/** Yields between two steps of long work, so that the page can render and react to a press on Stop. */
export const yieldToPage = (): Promise<void> => new Promise(resolve => void window.setTimeout(resolve));
