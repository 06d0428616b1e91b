import { normalizeText } from '#contracts/values/base/normalize-text';
import { withoutEnds } from '#contracts/values/text-ends';
import { consentTokens } from './consent-tokens.rules.js';
import { declinesFollowUps, wantsFollowUps } from './refusals.rules.js';

/**
 * Maximum length of a message in characters that may be a bare keyword. A longer message contains more than a
 * keyword.
 */
const consentWordMaxChars = 40;
/** Characters allowed around a keyword: quotation marks, bold type, the direction mark of a copied text. */
const around = /[\s.!"'“”‘’«»*_~`\p{Cf}]/u;

export type Consent = 'out' | 'no-follow-ups' | 'in';

/**
 * Consent expressed by a lead's message:
 * - `out`: no more messages from the bot. The whole message is a bare STOP or BERHENTI;
 * - `no-follow-ups`: no unsolicited messages, requested in any wording; questions are still answered;
 * - `in`: all messages again, by a keyword or in any wording.
 */
export function consentWord(body: string): Consent | null {
  const said = withoutEnds(body, around);
  const word = said.length <= consentWordMaxChars ? normalizeText(said, 'NFKC').toUpperCase() : '';
  if (word === 'STOP' || word === 'BERHENTI') return 'out';
  if (word === 'MULAI' || word === 'START') return 'in';
  const line = consentTokens(body);
  if (declinesFollowUps(line)) return 'no-follow-ups';
  return wantsFollowUps(line) ? 'in' : null;
}

/**
 * True when a recording declines unsolicited messages. A transcript may contain a misheard word. Speech is therefore
 * never a {@link Consent} `out` (a spoken "stop" only ends follow-ups), and never `in`.
 */
export function declinesInSpeech(transcript: string): boolean {
  const consent = consentWord(transcript);
  return consent === 'out' || consent === 'no-follow-ups';
}

/** Times of the last consent words of a conversation, in ms; null when there is none, or when a later word ended its effect. */
interface Consents {
  readonly optedInAt: number | null;
  readonly optedOutAt: number | null;
  readonly noFollowUpsAt: number | null;
}

const latest = (...times: readonly (number | null)[]): number | null =>
  times.reduce((one, other) => (one === null ? other : other === null ? one : Math.max(one, other)), null);

/**
 * The times after a consent word of the lead. A refusal is never stored with a time before an earlier MULAI, and
 * MULAI never with a time before the refusal that it ends. Their times come from WhatsApp, and this keeps their order
 * in the chat.
 */
export function consented({ optedInAt, optedOutAt, noFollowUpsAt }: Consents, consent: Consent | null, at: number): Consents {
  if (consent === 'in') return { optedInAt: latest(optedInAt, optedOutAt, noFollowUpsAt, at), optedOutAt: null, noFollowUpsAt: null };
  return {
    optedInAt,
    optedOutAt: consent === 'out' ? latest(optedOutAt, optedInAt, at) : optedOutAt,
    noFollowUpsAt: consent === 'no-follow-ups' ? latest(noFollowUpsAt, optedInAt, at) : noFollowUpsAt,
  };
}

/**
 * The times of two merged conversations of one person. The later word counts. When both have the same time, the
 * refusal counts.
 */
export function joinedConsents(one: Consents, other: Consents): Consents {
  const optedInAt = latest(one.optedInAt, other.optedInAt);
  const standing = (refusal: number | null): number | null =>
    refusal !== null && optedInAt !== null && optedInAt > refusal ? null : refusal;
  return {
    optedInAt,
    optedOutAt: standing(latest(one.optedOutAt, other.optedOutAt)),
    noFollowUpsAt: standing(latest(one.noFollowUpsAt, other.noFollowUpsAt)),
  };
}
