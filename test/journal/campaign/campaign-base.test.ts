import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { campaignBase } from '../../../src/journal/campaign/campaign-base';

it('writes the views of a campaign', async () => {
	await expect(campaignBase('Grey coast')).toMatchFileSnapshot('approved/campaign.base');
});

it('the root of the vault is every note', () => {
	expect(parse(campaignBase('/'))).toMatchObject({ filters: { and: ['file.ext == "md"'] } });
});

it.each(['It’s: "so"', "Rook's", 'a # b', '{x}', '日誌'])('the folder “%s” is quoted', folder => {
	expect(parse(campaignBase(folder))).toMatchObject({
		filters: { and: ['file.ext == "md"', `file.inFolder(${JSON.stringify(folder)})`] },
	});
});
