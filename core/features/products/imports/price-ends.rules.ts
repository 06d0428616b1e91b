/* Words that people write after a price: "45rb SOLD OUT", "45.000!!!", "45 rb aja kak", "45ribuan". */

/** Maximum length of the end that is searched. The limit keeps the time independent of the length of the text. */
const endChars = 60;
/** Maximum number of rounds. Each round removes one word or sign. */
const roundsMax = 12;
const signs = /[\s!\p{Extended_Pictographic}\u{FE0F}\u{200D}]$/u;
const fillers =
  /(?<=[\p{L}\d)\]]|,-) (?:kak|kakak|ka|ya|yaa|yah|aja|saja|only|gan|sis|bun|bund|bos|nih|lho|loh|dong|rupiah|ready|nett?|netto|pas)$/iu;
const soldOut =
  /(?<=[\p{L}\d)\]]|,-) ?(?:\(|\[| )(?:(?:stok|stock|lagi|sudah|sdh) )?(?:habis|kosong|sold|sold ?-?out|out of stock)[)\]]?$/iu;
/** The suffix of an approximate price: "45ribuan" is about 45.000, and "1000an" about 1.000. */
const rough = /(?<=\d ?(?:rb|rbu|ribu|k|jt|juta)|\d{4}|\d\.\d{3})[ -]?an$/i;

export interface PriceEnds {
  /** The text without its end. */
  readonly text: string;
  readonly isSoldOut: boolean;
  /** True when the price is only approximate. */
  readonly isRough: boolean;
}

/** Removes the words after a price. */
export function withoutEnds(written: string): PriceEnds {
  const head = written.slice(0, -endChars);
  let text = written.slice(-endChars);
  let isSoldOut = false;
  for (let round = 0; round < roundsMax; round += 1) {
    const before = text;
    text = text.replace(signs, '');
    if (soldOut.test(text)) {
      text = text.replace(soldOut, '');
      isSoldOut = true;
    }
    text = text.replace(fillers, '');
    if (text === before) break;
  }
  const isRough = rough.test(text);
  return { text: head + text.replace(rough, ''), isSoldOut, isRough };
}

const nameSoldOut = / ?[([] ?(?:stok |stock )?(?:habis|kosong|sold ?-?out) ?[)\]]$/i;

/** "Kaos Polos (habis)" is the product "Kaos Polos", of which none is left. Null for another name. */
export function soldOutName(name: string): string | null {
  const end = name.slice(-endChars);
  const rest = name.slice(0, -endChars) + end.replace(nameSoldOut, '');
  return nameSoldOut.test(end) && rest !== '' ? rest : null;
}
