const formats = new Map<string, Intl.DateTimeFormat>();

/** The day an instant belongs to in the brand's zone, as `2026-11-21`: 23:59 and 00:01 there are two days. */
export function businessDay(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
