import { ANSWERS } from './actions/answers';
import { testWhole } from './whole';

testWhole('answers', ANSWERS);
