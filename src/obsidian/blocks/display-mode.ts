/** How records draw: a line that a press opens, the whole card, or the story alone with a mark in the margin. */
export const LOOKS = ['lines', 'cards', 'story'] as const;
export type Look = (typeof LOOKS)[number];

export const isLook = (value: unknown): value is Look => LOOKS.some(look => look === value);
