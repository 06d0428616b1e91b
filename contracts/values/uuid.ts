const anyCase = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is written as an id. Anything else names no row, and Postgres would refuse it with an error of its own. */
export function isUuid(text: string): boolean {
  return anyCase.test(text);
}

/** Whether a text is an id exactly as this program writes it, in lower case. Names of files and folders must match letter by letter. */
export function isStoredUuid(text: string): boolean {
  return isUuid(text) && text === text.toLowerCase();
}
