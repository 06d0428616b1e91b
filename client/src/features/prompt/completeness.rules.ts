/** A subject that leads often ask about, and the heading under which the owner describes it. */
export interface Topic {
  readonly heading: string;
  /** The information that is missing without this topic, in the owner's language. */
  readonly lacks: string;
  readonly isTold: (text: string) => boolean;
}

const amount = /\brp\.?\s*\d|\b\d{1,3}(?:\.\d{3})+\b|\b\d+(?:[.,]\d+)?\s?(?:rb|ribu|k|jt|juta)\b/i;
const ordering =
  /\b(?:cara|format|proses)\s+(?:order|pesan|beli|pemesanan|pembelian)|\b(?:transfer|rekening|qris|cod|dp|tunai|bayar|pembayaran)\b/i;
const hours =
  /\bjam\s+(?:buka|operasional|kerja|layanan)|\b(?:buka|tutup|libur)\b|\b24\s*jam\b|\b\d{1,2}[.:]\d{2}\s*(?:-|–|sampai|s\/d)\s*\d{1,2}[.:]\d{2}/i;
const tone = /\bgaya\s+bahasa|\b(?:ramah|sopan|santai|formal|gaul|akrab)\b|\bpanggil(?:an)?\b|\bsapa(?:an)?\b|\bsingkat\b/i;
/** Minimum length of the description. A shorter text does not explain what the shop sells. */
const aboutChars = 60;

export const topics: readonly Topic[] = [
  { heading: 'Tentang usaha', lacks: 'apa yang Anda jual', isTold: (text) => text.replaceAll(/\s+/g, ' ').trim().length >= aboutChars },
  { heading: 'Produk dan harga', lacks: 'harga', isTold: (text) => amount.test(text) },
  { heading: 'Cara order', lacks: 'cara order dan bayar', isTold: (text) => ordering.test(text) },
  { heading: 'Jam buka', lacks: 'jam buka', isTold: (text) => hours.test(text) },
  { heading: 'Gaya bahasa', lacks: 'gaya bahasa', isTold: (text) => tone.test(text) },
];

/** Additional headings that not every shop needs. */
export const furtherHeadings: readonly string[] = ['Pengiriman', 'Garansi dan retur', 'Yang tidak boleh dijanjikan'];

export interface Completeness {
  readonly told: readonly Topic[];
  readonly missing: readonly Topic[];
  /** Number of unfilled placeholders in square brackets. */
  readonly blanks: number;
}

const blank = /\[[^\][\n]{1,80}\]/g;
const headingLine = /^[^\n:]{2,40}:[ \t]*$/gm;

/** Which topics a training text covers. A heading alone or a template placeholder does not count. */
export function completenessOf(prompt: string, products: string): Completeness {
  const text = prompt.replaceAll(blank, ' ').replaceAll(headingLine, ' ');
  const isTold = (topic: Topic) => topic.isTold(text) || (topic.heading === 'Produk dan harga' && topic.isTold(products));
  return {
    told: topics.filter(isTold),
    missing: topics.filter((topic) => !isTold(topic)),
    blanks: prompt.match(blank)?.length ?? 0,
  };
}

/**
 * Returns the text with this heading, and the caret position where the owner continues to write. The position is
 * after the existing heading. Without one, the heading is added at the end.
 */
export function withHeading(text: string, heading: string): { text: string; caret: number } {
  const standing = text.toLowerCase().indexOf(`${heading.toLowerCase()}:`);
  if (standing >= 0) return { text, caret: standing + heading.length + 1 };
  const before = text.trimEnd();
  const next = `${before}${before === '' ? '' : '\n\n'}${heading}:\n`;
  return { text: next, caret: next.length };
}
