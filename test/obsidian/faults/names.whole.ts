import { NAMES } from './actions/names';
import { testWhole } from './whole';

testWhole('names', NAMES);
