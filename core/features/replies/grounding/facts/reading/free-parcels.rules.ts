/** The beginning of a line with shipping fees: "Ongkir: Sleman kota 5rb (gratis kalau min 3 porsi)". */
const ofParcels = /^[^\p{L}\n]*(?:ongkir|ongkos (?:kirim|antar)|biaya (?:kirim|antar)|antar(?: jemput)?|pengiriman|kirim)(?!\p{L})/iu;
const inBrackets = /\((gratis|free) (?=(?:kalau|kalo|klo|min|minimal|mulai|untuk|utk|di ?atas|langganan|jika|bila)(?!\p{L}))/giu;

/** The text in which "gratis" in the brackets of a fee line is marked as free shipping. */
export function withFreeParcels(text: string): string {
  return text
    .split('\n')
    .map((line) => (ofParcels.test(line) ? line.replaceAll(inBrackets, '($1 ongkir ') : line))
    .join('\n');
}
