import { CAMPAIGNS } from './actions/campaigns';
import { testWhole } from './whole';

testWhole('campaigns', CAMPAIGNS);
