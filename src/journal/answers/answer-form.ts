/** How an answer is written in a note: as a block of its own, or as a line of inline code. */
export type AnswerForm = 'block' | 'line';

export const otherForm = (form: AnswerForm): AnswerForm => (form === 'block' ? 'line' : 'block');
