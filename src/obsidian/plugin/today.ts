/** Today's date in the local time zone: `2026-11-21`. */
export function localToday(): string {
	const now = new Date();
	const two = (part: number) => String(part).padStart(2, '0');
	return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}
