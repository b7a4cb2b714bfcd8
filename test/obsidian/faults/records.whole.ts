import { RECORDS } from './actions/records';
import { testWhole } from './whole';

testWhole('records', RECORDS);
