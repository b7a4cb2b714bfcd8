import { CAMPAIGNS } from './actions/campaigns';
import { CHECKS } from './actions/checks';
import { NAMES } from './actions/names';
import { RECORDS } from './actions/records';
import { SHEET } from './actions/sheet';
import { TRACKS } from './actions/tracks';
import { TYPED } from './actions/typed';
import { testSample } from './sample';

testSample([...TRACKS, ...SHEET, ...NAMES, ...CHECKS, ...RECORDS, ...CAMPAIGNS, ...TYPED]);
