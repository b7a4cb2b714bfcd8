/** How records render: a line that a press opens, the whole card, or the story alone with a mark in the margin. */
export const DISPLAY_MODES = ['lines', 'cards', 'story'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

export const isLook = (value: unknown): value is DisplayMode => DISPLAY_MODES.some(look => look === value);
