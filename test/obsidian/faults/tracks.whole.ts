import { TRACKS } from './actions/tracks';
import { testWhole } from './whole';

testWhole('tracks', TRACKS);
