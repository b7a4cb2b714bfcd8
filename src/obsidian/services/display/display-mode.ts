/**
 * How records are rendered: as a line that opens its card, as the whole card, or as prose only, with a mark in the
 * margin.
 */
export const DISPLAY_MODES = ['lines', 'cards', 'story'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

export const isLook = (value: unknown): value is DisplayMode => DISPLAY_MODES.some(look => look === value);
