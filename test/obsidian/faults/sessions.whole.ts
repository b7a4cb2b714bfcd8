import { SESSIONS } from './actions/sessions';
import { testWhole } from './whole';

testWhole('sessions', SESSIONS);
