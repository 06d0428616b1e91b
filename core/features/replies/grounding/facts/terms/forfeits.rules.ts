import { clausesOf } from '../../clauses.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';

/** Kinds of money that a customer pays in advance. "DP", "tanda jadi" and a booking fee are one kind. */
const kinds: Readonly<Record<'down payment' | 'deposit', RegExp>> = {
  'down payment': /(?<!\p{L})(?:dp|tanda jadi|(?:fee|uang|biaya) booking|booking fee|uang muka|panjar|down payment)(?:-?nya)?(?!\p{L})/iu,
  deposit: /(?<!\p{L})(?:deposit|jaminan)(?:nya)?(?!\p{L})/iu,
};
type Kind = keyof typeof kinds;

const no = String.raw`(?:tidak|tdk|ga|gak|nggak|ngga|enggak)`;
const back = String.raw`(?:di)?(?:kembali(?:kan|in)?|balik(?:in|kan)?|refund|pulangkan|tarik lagi)`;
const lost = new RegExp(String.raw`(?<!\p{L})(?:hangus|${no}[ ](?:bisa |dapat |akan |boleh )?${back})(?!\p{L})`, 'iu');
const returned = new RegExp(String.raw`(?<!\p{L})${back}(?!\p{L})`, 'iu');
const kept = new RegExp(String.raw`(?<!\p{L})${no}[ ](?:akan |bakal |ikut )?hangus(?!\p{L})`, 'iu');

/** Advance payments that the owner's texts keep when the customer cancels. */
export class Forfeits {
  /** Kinds that the owner keeps. A kind that the texts give back in some case is not among them. */
  private readonly lost = new Set<Kind>();

  constructor(text: string) {
    const given = new Set<Kind>();
    for (const { text: sentence } of sentencesOf(text))
      for (const kind of kindsIn(sentence)) {
        if (lost.test(sentence)) this.lost.add(kind);
        if (returned.test(sentence.replace(lost, ' '))) given.add(kind);
      }
    for (const kind of given) this.lost.delete(kind);
  }

  /** True for "tanda jadi dikembalikan utuh" and "DP-nya tidak hangus" when the owner keeps the payment. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.lost.size === 0) return false;
    const own = kindsIn(sentence);
    const named = own.length > 0 ? own : kindsIn(lead.slice(-leadChars));
    if (!named.some((kind) => this.lost.has(kind))) return false;
    return clausesOf(sentence).some(
      ({ text, isNegative, isOpen }) => !isOpen && (kept.test(text) || (!isNegative && !lost.test(text) && returned.test(text))),
    );
  }
}

const leadChars = 200;

function kindsIn(text: string): Kind[] {
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].test(text));
}

/** True when a sentence may give an advance payment back. */
export function givesBack(sentence: string): boolean {
  return kept.test(sentence) || returned.test(sentence);
}
