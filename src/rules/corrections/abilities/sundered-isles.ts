import type { StatedAbility } from '../../assets/stated-ability';
import { SUNDERED_COMPANIONS } from './sundered-companions';
import { SUNDERED_MODULES_A } from './sundered-modules-a';
import { SUNDERED_MODULES_I } from './sundered-modules-i';
import { SUNDERED_PATHS_A } from './sundered-paths-a';
import { SUNDERED_PATHS_N } from './sundered-paths-n';
import { SUNDERED_PATHS_S } from './sundered-paths-s';

export const SUNDERED_ABILITIES: readonly StatedAbility[] = [
	...SUNDERED_COMPANIONS,
	...SUNDERED_MODULES_A,
	...SUNDERED_MODULES_I,
	...SUNDERED_PATHS_A,
	...SUNDERED_PATHS_N,
	...SUNDERED_PATHS_S,
];
