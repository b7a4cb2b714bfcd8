import { NotNullValue } from './value';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:?\d{2})?)?$/;
const twoDigits = (value: number) => String(value).padStart(2, '0');

export class DateValue extends NotNullValue {
	static override type = 'date';

	constructor(
		readonly date: Date,
		private readonly hasTime: boolean,
	) {
		super();
	}

	/** A date, or a date and time, in the time of this machine unless it names a zone. */
	static parseFromString(input: string): DateValue | null {
		const parts = ISO.exec(input.trim());
		if (!parts) return null;
		const [, year, month, day, hour, minute, second, zone] = parts;
		const date = zone
			? new Date(input.trim().replace(' ', 'T'))
			: new Date(
					Number(year),
					Number(month) - 1,
					Number(day),
					Number(hour ?? 0),
					Number(minute ?? 0),
					Number(second ?? 0),
				);
		const isReal = !Number.isNaN(date.getTime()) && (zone !== undefined || date.getDate() === Number(day));
		return isReal ? new DateValue(date, hour !== undefined) : null;
	}

	toString(): string {
		const { date } = this;
		const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
		if (!this.hasTime) return day;
		return `${day}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
	}

	isTruthy(): boolean {
		return true;
	}
}
