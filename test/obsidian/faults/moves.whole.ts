import { MOVES } from './actions/moves';
import { testWhole } from './whole';

testWhole('moves', MOVES);
