/** The text of a move's block and the record it stands for: reader and writer in one place to import from. */
export { readMoveRecord } from './read-record';
export type { ReadRecord } from './read-record';
export { rewriteRecord, writeRecord } from './write-record';
