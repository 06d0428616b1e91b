const anyCase = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * True when a text is formatted as an id. Any other text cannot match a row, and Postgres would reject it with its
 * own error.
 */
export function isUuid(text: string): boolean {
  return anyCase.test(text);
}

/**
 * True when a text is an id exactly as this program writes it, in lower case. File and folder names must
 * match exactly.
 */
export function isStoredUuid(text: string): boolean {
  return isUuid(text) && text === text.toLowerCase();
}
