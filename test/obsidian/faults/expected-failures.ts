/** Cells that are known to fail, by what is wrong. The list only gets shorter. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {};

const names = new Set(Object.values(EXPECTED).flat());

export const isExpected = (name: string): boolean => names.has(name);
