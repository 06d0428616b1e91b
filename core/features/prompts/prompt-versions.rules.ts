interface Texts {
  readonly prompt: string;
  readonly secondaryPrompt: string;
}

/** Maximum number of earlier versions kept per owner. */
export const versionsMax = 10;

/** True when replaced texts are worth keeping: they are not empty, and the changes differ from them. */
export function isWorthKeeping(before: Texts, changes: Partial<Texts>): boolean {
  const isEmpty = before.prompt === '' && before.secondaryPrompt === '';
  const isChanged =
    (changes.prompt ?? before.prompt) !== before.prompt || (changes.secondaryPrompt ?? before.secondaryPrompt) !== before.secondaryPrompt;
  return !isEmpty && isChanged;
}
