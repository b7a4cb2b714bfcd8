import { TYPED } from './actions/typed';
import { testWhole } from './whole';

testWhole('typed', TYPED);
