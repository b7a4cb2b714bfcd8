import { CHECKS } from './actions/checks';
import { testWhole } from './whole';

testWhole('checks', CHECKS);
