let language = 'en';

/** As in the app's settings; a plugin asks when it is loaded. */
export const setLanguage = (code: string): void => {
	language = code;
};

export const getLanguage = (): string => language;
