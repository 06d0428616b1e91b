import type { Talk } from './talk-file.ts';
import type { Played } from './theatre.ts';

export const aspects = ['facts', 'prices', 'tone', 'tools'] as const;
export type Aspect = (typeof aspects)[number];

/** Mistakes in a conversation, a few words each. An aspect that does not apply is absent. */
export type Score = Partial<Record<Aspect, readonly string[]>>;

/**
 * Conversations in which the scripted model gives in or fails. A real model is scored there only on prices and tone.
 */
const onlyMustNot = new Set(['serangan', 'gangguan model', 'harga tanpa dasar']);
/** Conversations in which only the number of answers matters. */
export const notForModels = new Set(['bot lain', 'gangguan model']);

const address = /(?<!\p{L})(?:kak|kakak|bu|ibu|bunda|bun|pak|bapak|mas|mbak|bang|teh|sis|gan|om|tante|oma|nek|bli|hi|hello|you)(?!\p{L})/iu;
const longestAnswer = 700;

/** The scores of a real model: facts as in the file, no price without evidence, a seller's tone, the required tools. */
export function scoreOf(talk: Talk, played: Played): Score {
  const facts: string[] = [];
  const prices: string[] = [];
  const tone: string[] = [];
  for (const [at, turn] of talk.turns.entries()) {
    const said = played.turns[at]!.bubbles.map(({ text }) => text).join('\n');
    const holds = (words: string): boolean => said.toLowerCase().includes(words.toLowerCase());
    const isAsked = !onlyMustNot.has(talk.kind) && !turn.isReplaced;
    if (turn.isSilent) {
      if (said !== '' && turn.owner === null) facts.push(`spoke where it should not: ${said}`);
      continue;
    }
    if (isAsked) facts.push(...turn.must.filter((some) => !some.some(holds)).map((some) => `without "${some.join('" or "')}": ${said}`));
    prices.push(...turn.mustNot.filter(holds).map((words) => `said "${words}": ${said}`));
    if (holds('pastikan dulu ke admin') && isAsked) prices.push(`an amount without ground was left out: ${said}`);
    tone.push(...toneOf(said));
  }
  const due = talk.turns.flatMap(({ steps }) => steps.flatMap((step) => ('calls' in step ? step.calls.map(({ name }) => name) : [])));
  const used = new Set(played.turns.flatMap(({ tools }) => tools.map(({ name }) => name)));
  if (onlyMustNot.has(talk.kind)) return { prices, tone };
  const missing = [...new Set(due)].filter((name) => !used.has(name)).map((name) => `did not use ${name}`);
  const needless = ['panggil_admin', 'catat_closing'].filter((name) => used.has(name) && !due.includes(name)).map((name) => `used ${name}`);
  return { facts, prices, tone, tools: [...missing, ...needless] };
}

function toneOf(said: string): string[] {
  return [
    ...(said === '' ? ['said nothing'] : []),
    ...(said !== '' && !address.test(said) ? [`addresses nobody: ${said}`] : []),
    ...(said.length > longestAnswer ? [`${said.length} characters`] : []),
    ...(/\*\*|^#{1,4} |\|---/m.test(said) ? [`marks of a document: ${said}`] : []),
  ];
}
