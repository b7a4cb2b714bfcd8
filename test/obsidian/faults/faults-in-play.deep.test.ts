import { ANSWERS } from './actions/answers';
import { MOVES } from './actions/moves';
import { SESSIONS } from './actions/sessions';
import { testSample } from './sample';

testSample([...MOVES, ...ANSWERS, ...SESSIONS]);
