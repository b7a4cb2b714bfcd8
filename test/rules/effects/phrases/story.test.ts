import { STORY_PHRASES } from '../../../../src/rules/effects/phrases/story';
import { expectPhrases } from './expect-phrases';

// None of it asks for anything.
expectPhrases(
	STORY_PHRASES,
	STORY_PHRASES.map(({ example: says }) => [says, '']),
);
