/**
 * A WhatsApp username as it is compared and kept: lower case, without the `@` that people write before it.
 * @returns null for what cannot be one: 3 to 35 letters, digits, dots and underscores with a letter among them.
 */
export function normalizeUsername(input: string): string | null {
  const name = input.trim().replace(/^@/, '').toLowerCase();
  const isUsername = /^[a-z0-9_.]{3,35}$/.test(name) && /[a-z]/.test(name) && !/^\.|\.$|\.\./.test(name);
  return isUsername ? name : null;
}

/** As it is shown, and told apart from a name: `@budi.santoso`. */
export function formatUsername(name: string): string {
  return `@${name}`;
}
