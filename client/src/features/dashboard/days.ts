/** Start of a day of the summary (`YYYY-MM-DD`, Jakarta time). */
export function dayStart(date: string): Date {
  return new Date(`${date}T00:00:00+07:00`);
}
