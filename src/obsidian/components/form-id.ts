import { useState } from 'preact/hooks';

let forms = 0;

/** A unique id per form: cards are separate Preact roots, so several forms may be open at once. */
export const useFormId = (name: string): string => useState(() => `sworn-${name}-${++forms}`)[0];
