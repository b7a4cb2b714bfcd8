/** A hyphen that stands for a minus, as the data of the books and the notes have it. */
const HYPHEN = /(^|[\s([{"“‘,;:/+])-(?=\d)/gm;

/** A text as it is shown: with the minus sign, “−1”. */
export const withMinus = (text: string): string => text.replace(HYPHEN, '$1−');
