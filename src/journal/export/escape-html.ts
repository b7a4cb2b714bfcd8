import { withoutMarks } from './format-track';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML. */
export const escaped = (text: string): string => withoutMarks(text).replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign);
