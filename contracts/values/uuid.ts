/** Whether a text is written as an id: anything else names nothing, and Postgres would refuse it with an error of its own. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
