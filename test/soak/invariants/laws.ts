import { doneTellsState } from './done';
import type { Law } from './law';
import { breaksStay, linesStay, paragraphsStayApart, paragraphsStayWhole, wordsStay } from './lines';
import {
	failuresAreTold,
	lookingChangesNothing,
	nothingToRefuse,
	nothingThrows,
	othersStay,
	panesAgree,
	refusalsAreTold,
	refusedChangesNothing,
	typedStaysTyped,
	unreadableStays,
} from './others';
import { oneCtrlZ, settledStaysSettled, undoGivesBytesBack } from './undo';

/** What holds at every step of every session. */
export const LAWS: readonly Law[] = [
	nothingThrows,
	nothingToRefuse,
	typedStaysTyped,
	lookingChangesNothing,
	linesStay,
	wordsStay,
	breaksStay,
	paragraphsStayApart,
	paragraphsStayWhole,
	othersStay,
	unreadableStays,
	refusedChangesNothing,
	refusalsAreTold,
	failuresAreTold,
	undoGivesBytesBack,
	oneCtrlZ,
	doneTellsState,
	settledStaysSettled,
	panesAgree,
];
