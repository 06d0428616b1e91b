/**
 * Normalises a WhatsApp username for comparison and storage: lower case, without a leading `@`.
 * @returns null for an invalid one: valid are 3 to 35 letters, digits, dots and underscores with at least one
 * letter.
 */
export function normalizeUsername(input: string): string | null {
  const name = input.trim().replace(/^@/, '').toLowerCase();
  const isUsername = /^[a-z0-9_.]{3,35}$/.test(name) && /[a-z]/.test(name) && !/^\.|\.$|\.\./.test(name);
  return isUsername ? name : null;
}

/** A username for display, recognisable by its `@`: `@budi.santoso`. */
export function formatUsername(name: string): string {
  return `@${name}`;
}
