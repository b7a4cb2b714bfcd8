import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What the stand-in host does, and how that is known. */
export interface Behaviour {
	readonly behaviour: string;
	readonly source: string;
	/** The switches of `CHOICES` by which the host can be made to differ. */
	readonly doubt?: readonly string[];
	/** The titles of the tests that hold it; none where what the app does is not known. */
	readonly test?: readonly string[];
}

const FILE = path.resolve(import.meta.dirname, '../host/behaviours.yaml');

/** By area. */
export const BEHAVIOURS = parse(fs.readFileSync(FILE, 'utf8')) as Readonly<Record<string, readonly Behaviour[]>>;

export const ALL_BEHAVIOURS: readonly Behaviour[] = Object.values(BEHAVIOURS).flat();

export const isAssumed = ({ source }: Behaviour): boolean => source.includes('assumed');
