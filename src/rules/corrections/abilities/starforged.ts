import type { StatedAbility } from '../../assets/stated-ability';
import { STARFORGED_PATHS_A } from './starforged-paths-a';
import { STARFORGED_PATHS_C } from './starforged-paths-c';
import { STARFORGED_PATHS_G } from './starforged-paths-g';
import { STARFORGED_PATHS_S } from './starforged-paths-s';
import { STARFORGED_VEHICLES } from './starforged-vehicles';

export const STARFORGED_ABILITIES: readonly StatedAbility[] = [
	...STARFORGED_VEHICLES,
	...STARFORGED_PATHS_A,
	...STARFORGED_PATHS_C,
	...STARFORGED_PATHS_G,
	...STARFORGED_PATHS_S,
];
