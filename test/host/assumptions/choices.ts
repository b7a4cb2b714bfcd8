/**
 * For each assumed row of test/host/behaviours.yaml that a note, a press or an answer may depend on: what the app may do. The first of
 * the words is what the host assumes, and does unless told otherwise. Plain data, which scripts/doubts.mjs reads as well.
 */
export const CHOICES = {
	// The vault
	changesInOrder: ['as asked', 'each kind by itself'],
	changeOfRenamed: ['new name', 'refused'],
	changeOfDeleted: ['refused', 'done'],
	notesWait: ['for themselves', 'for each other'],
	processThatThrows: ['next goes on', 'next fails'],
	makingTwice: ['second refused', 'second overwrites'],
	unchangedProcess: ['not written', 'written'],
	vaultEvents: ['before the promise', 'a moment later'],
	reads: ['wait for no write', 'wait for writes'],
	filledFolder: ['refused', 'removed'],
	removedFolder: ['a moment later', 'at once', 'never'],
	confirmedDeletion: ['done when told', 'told before'],
	// The metadata cache
	cacheTime: ['soon', 'before the promise', 'much later'],
	cacheOrder: ['changed first', 'resolved first'],
	cacheOfRenamed: ['at once', 'a moment later'],
	// Saving
	saveDelay: ['two seconds', 'put off by typing', 'each change'],
	saveWhenLeft: ['at once', 'a moment later'],
	failedSave: ['told and tried again', 'passed over'],
	saveDuringSave: ['returns at once', 'waits'],
	saveTrue: ['clears', 'only saves'],
	lineBreaks: ['one kind', 'as on disk'],
	lastLineBreak: ['as typed', 'added', 'added on disk alone'],
	diskDuringSave: ['looked at afterwards', 'looked at meanwhile'],
	// What others write into an open note
	merge: ['typed wins', 'disk wins', 'disk replaces', 'typed stays'],
	cursorInMerge: ['kept', 'lost'],
	outsideStep: ['in the history', 'not in the history'],
	outsideOrigin: ['set', 'none'],
	outsideTold: ['as a change of the editor', 'not at all'],
	secondPane: ['at once', 'when saved'],
	newPane: ['typed', 'disk'],
	// The editor
	transactionPlaces: ['old text', 'one after another'],
	transactionSelection: ['new text', 'old text'],
	replaceOrigin: ['input', 'none'],
	loadedNote: ['new state', 'changed text', 'changed text with history'],
	fileOfLoading: ['before the text', 'after the text'],
	// The workspace
	deletedNote: ['view goes', 'view stays'],
	renamedNote: ['view follows', 'opened anew'],
	fileOpen: ['after the text', 'before the text'],
	layoutChange: ['told', 'not told'],
	activeEditorOfReading: ['its editor', 'null'],
	activeEditorOfSidebar: ['null', 'last note'],
	suggesters: ['active pane', 'every pane'],
	// What is drawn
	readingBlocks: ['unchanged kept', 'all drawn anew'],
	renamedDrawing: ['kept', 'drawn anew'],
	propertyFields: ['through the editor', 'through the file'],
	focusAfterModal: ['given back', 'lost'],
} as const;
