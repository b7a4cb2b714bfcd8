import type { StatedAbility } from '../../assets/stated-ability';
import { CLASSIC_PATHS_A } from './classic-paths-a';
import { CLASSIC_PATHS_L } from './classic-paths-l';
import { CLASSIC_RITUALS } from './classic-rituals';
import { CLASSIC_TALENTS } from './classic-talents';

export const CLASSIC_ABILITIES: readonly StatedAbility[] = [
	...CLASSIC_TALENTS,
	...CLASSIC_PATHS_A,
	...CLASSIC_PATHS_L,
	...CLASSIC_RITUALS,
];
