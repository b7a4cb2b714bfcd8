import { useState } from 'preact/hooks';

let forms = 0;

/** Every card is rendered on its own, so several forms may be open at once: each has ids of its own. */
export const useFormId = (name: string): string => useState(() => `sworn-${name}-${++forms}`)[0];
