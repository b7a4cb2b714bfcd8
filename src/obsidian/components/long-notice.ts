/** The duration of a notice that takes time to read, in milliseconds. */
export const LONG_NOTICE = 10_000;
