/** A hyphen used as a minus sign, as in the books' data and in notes. */
const HYPHEN = /(^|[\s([{"“‘,;:/+])-(?=\d)/gm;

/** Replaces such hyphens with a real minus sign for display: “−1”. */
export const withMinus = (text: string): string => text.replace(HYPHEN, '$1−');
