import { plainText, sentencesOf } from '../../plain-text.rules.js';
import { PriceBook } from '../price-book.rules.js';
import { pricesOf } from '../priced.rules.js';

/** Maximum number of the owner's newest messages that are parsed, and maximum number of characters of each. */
const messagesMax = 10;
const messageChars = 500;
const refused = /(?<!\p{L})(?:belum|blm|tidak|tdk|ga|gak|nggak|ngga|enggak|bukan|jangan|maaf|dari|mau|minta)(?!\p{L})|\?/iu;

/** Prices that the owner grants in the chat: "oke khusus kakak aisyah 175rb". */
export class GrantedPrices {
  private readonly granted: PriceBook;

  /**
   * @param chat the owner's messages in the chat, oldest first.
   * @param book the prices of the shop. A granted price belongs to a thing only when the message contains one of the
   * names in it.
   */
  constructor(
    chat: readonly string[],
    private readonly book: PriceBook,
  ) {
    const said = chat.slice(-messagesMax).flatMap((one) => sentencesOf(plainText(one.slice(0, messageChars)).text));
    this.granted = new PriceBook(
      said
        .filter(({ text }) => !refused.test(text))
        .map(({ text }) => text)
        .join('\n'),
    );
  }

  /**
   * True when the owner granted this price for the thing with these words, for one piece or for one of the
   * quantities.
   */
  has(value: number, words: readonly string[], counts: readonly number[]): boolean {
    return this.granted.entries.some((entry) => {
      const names = [...entry.words].filter((word) => this.book.isNaming([word]));
      if (names.length === 0 || !names.every((word) => words.includes(word))) return false;
      return pricesOf(entry).some((idr) => [1, ...counts].some((count) => Math.round(idr * count) === value));
    });
  }
}
