/** A text that nobody has checked, in which the commands of template plugins (`<% … %>`) are words, wherever it is shown or written. */
export const withoutCommands = (text: string): string => text.replaceAll('<%', '‹%');
