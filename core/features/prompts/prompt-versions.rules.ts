interface Texts {
  readonly prompt: string;
  readonly secondaryPrompt: string;
}

/** So many an owner can go back. */
export const versionsMax = 10;

/** Whether texts are kept when those changes take their place: they say something, and others come. */
export function isWorthKeeping(before: Texts, changes: Partial<Texts>): boolean {
  const isEmpty = before.prompt === '' && before.secondaryPrompt === '';
  const isChanged =
    (changes.prompt ?? before.prompt) !== before.prompt || (changes.secondaryPrompt ?? before.secondaryPrompt) !== before.secondaryPrompt;
  return !isEmpty && isChanged;
}
