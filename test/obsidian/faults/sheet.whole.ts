import { SHEET } from './actions/sheet';
import { testWhole } from './whole';

testWhole('sheet', SHEET);
