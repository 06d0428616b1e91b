const asks =
  /\?|\b(?:ada|apa|apakah|berapa|brp|bisa|bs|kapan|mana|gimana|gmn|bagaimana|kenapa|ongkir|harga|stok|ready|cod|garansi|buka)\b/i;
const charsMin = 6;
const charsMax = 300;

/**
 * Extracts questions from leads' messages, in the given order and without duplicates.
 * @param bodies newest first
 */
export function pickQuestions(bodies: readonly string[], count: number): string[] {
  const picked = new Map<string, string>();
  for (const body of bodies) {
    const text = body.trim();
    if (text.length < charsMin || text.length > charsMax || !asks.test(text)) continue;
    const same = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!picked.has(same)) picked.set(same, text);
    if (picked.size === count) break;
  }
  return [...picked.values()];
}
