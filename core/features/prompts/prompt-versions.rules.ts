interface Texts {
  readonly prompt: string;
  readonly secondaryPrompt: string;
  readonly secret: string;
}

const fields = ['prompt', 'secondaryPrompt', 'secret'] as const;

/** Maximum number of earlier versions kept per owner. */
export const versionsMax = 10;

/** True when changes are about the training texts. */
export function changesTexts(changes: Partial<Texts>): boolean {
  return fields.some((field) => changes[field] !== undefined);
}

/** True when replaced texts are worth keeping: they are not empty and differ from the new ones. */
export function isWorthKeeping(before: Texts, changes: Partial<Texts>): boolean {
  const isEmpty = fields.every((field) => before[field] === '');
  const isChanged = fields.some((field) => (changes[field] ?? before[field]) !== before[field]);
  return !isEmpty && isChanged;
}
