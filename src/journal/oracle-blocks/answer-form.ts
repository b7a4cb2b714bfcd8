/** The form of an answer in a note: a block, or a line of inline code. */
export type AnswerForm = 'block' | 'line';

export const otherForm = (form: AnswerForm): AnswerForm => (form === 'block' ? 'line' : 'block');
