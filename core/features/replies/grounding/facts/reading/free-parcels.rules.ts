/** "Ongkir: Sleman kota 5rb (gratis kalau min 3 porsi)": a line of fees for parcels, by its first words. */
const ofParcels = /^[^\p{L}\n]*(?:ongkir|ongkos (?:kirim|antar)|biaya (?:kirim|antar)|antar(?: jemput)?|pengiriman|kirim)(?!\p{L})/iu;
const inBrackets = /\((gratis|free) (?=(?:kalau|kalo|klo|min|minimal|mulai|untuk|utk|di ?atas|langganan|jika|bila)(?!\p{L}))/giu;

/** What is free in the brackets of such a line is the parcel. */
export function withFreeParcels(text: string): string {
  return text
    .split('\n')
    .map((line) => (ofParcels.test(line) ? line.replaceAll(inBrackets, '($1 ongkir ') : line))
    .join('\n');
}
