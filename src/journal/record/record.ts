/** Reads and writes a move's block; collected here for importing. */
export { readMoveRecord } from './read-record';
export type { ReadRecord } from './read-record';
export { rewriteRecord, writeRecord } from './write-record';
