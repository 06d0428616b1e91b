import { cutText } from '#contracts/values/texts';
import { plainSigns, plainText, sentencesOf } from '../plain-text.rules.js';
import { isGeneral } from './general-words.js';
import { OwnerParts, rootsOf } from './owner-parts.rules.js';

const quoteMin = 6;
const shownChars = 300;
const quotedMax = 3;
/**
 * Minimum share of words that an owner's sentence must have in common with a statement and its question. Only then
 * may it replace the statement.
 */
const aboutShare = 0.5;
/** Directions to the bot or to staff, which leads must not read. */
const directions =
  /(?<!\p{L})(?:(?:jangan|jgn)(?![ ](?:salah|lupa|khawatir|kuatir|sampai|sampe|ragu|kaget|takut|kehabisan)(?!\p{L}))|jawab|balas|sapa|arahkan|tawarkan|sebutkan|katakan|bilang|tanyakan|teruskan|gunakan|anda adalah|kamu adalah|bot|customer|pelanggan|(?:kalau|jika|bila) (?:ada )?(?:yang |yg )?(?:di)?(?:tanya|nanya|nawar|minta|komplain))(?!\p{L})/iu;

/** The owner's sentences that a lead may read in place of a statement without evidence. */
export class OwnWords {
  /** `text` as written, `usual` in usual words. */
  private readonly sentences: readonly { readonly text: string; readonly usual: string; readonly squeezed: string }[];
  private readonly whole: string;
  private readonly parts: OwnerParts;

  /** @param owner texts that the owner wrote; results of tools are not sentences for a lead. */
  constructor(owner: readonly string[]) {
    const { text, places } = plainText(owner.join('\n'));
    const written = owner.join('\n');
    this.sentences = sentencesOf(text).map((one) => ({
      text: plainSigns(written.slice(places[one.from], places[one.to])).text.trim(),
      usual: one.text.trim(),
      squeezed: squeezed(one.text),
    }));
    this.whole = squeezed(text);
    this.parts = new OwnerParts(text);
  }

  /**
   * The owner's whole sentences around a quote, so that a quote cannot leave out a "tidak". Null when the owner's
   * texts do not contain the quote.
   */
  quoted(quote: string): string | null {
    const wanted = squeezed(quote);
    if (wanted.length < quoteMin || !this.whole.includes(wanted)) return null;
    const found = this.sentences.filter((one) => one.squeezed !== '' && (one.squeezed.includes(wanted) || wanted.includes(one.squeezed)));
    return shown(found.slice(0, quotedMax).map(({ text }) => text));
  }

  /** The owner's sentence that is nearest to a statement and the lead's question; null when no sentence is near. */
  nearest(sentence: string, lead: string): string | null {
    const known = (words: string): string[] => [...new Set(rootsOf(words))].filter((root) => this.parts.has(root));
    const about = [...new Set([...known(sentence), ...known(lead)])];
    const telling = about.filter((root) => !isGeneral(root));
    const words = telling.length > 0 ? telling : about;
    if (words.length === 0) return null;
    const [best] = this.parts.nearest(about, 1);
    if (best === undefined) return null;
    const line = new Set(rootsOf(best.part.line));
    const weight = (roots: readonly string[]): number => roots.reduce((sum, root) => sum + this.parts.weightOf(root), 0);
    return weight(words.filter((root) => line.has(root) || best.part.head.has(root))) < aboutShare * weight(words)
      ? null
      : shown([this.written(best.part.line)]);
  }

  private written(line: string): string {
    return this.sentences.find(({ usual }) => usual === line.trim())?.text ?? line;
  }
}

function shown(sentences: readonly string[]): string | null {
  const words = sentences.map((one) => one.replace(/^[\s\-*•]+/u, '').trim()).filter((one) => one !== '');
  return words.length === 0 || words.some((one) => directions.test(one)) ? null : cutText(words.join(' '), shownChars);
}

/** Letters and digits only, because models change dashes and spaces when they quote. */
function squeezed(text: string): string {
  return plainText(text)
    .text.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
