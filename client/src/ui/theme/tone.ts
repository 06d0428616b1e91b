export type Tone = 'good' | 'bad' | 'warn' | 'info';

/** The panel's message rule: green when the sentence contains the check mark, red otherwise. */
export function toneOfMessage(text: string): Tone {
  return text.includes('✅') ? 'good' : 'bad';
}

/** Background and text colours of a tone; contrast is at least 4.5:1 in both themes. */
export const toneSurface: Record<Tone, string> = {
  good: 'border-brand/35 bg-brand-soft text-brand-ink',
  bad: 'border-bad/35 bg-bad-soft text-bad-ink',
  warn: 'border-warn/50 bg-warn-soft text-warn-ink',
  info: 'border-info/35 bg-info-soft text-info-ink',
};
