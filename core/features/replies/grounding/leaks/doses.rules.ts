import { numberWords } from '../number-words.rules.js';
import { plainText, sentencesOf } from '../plain-text.rules.js';

const medicines =
  'paracetamol|parasetamol|panadol|bodrex|amoxicillin|amoksisilin|ibuprofen|asam mefenamat|aspirin|ctm|cetirizine|loratadine|dexamethasone|deksametason|antibiotik|misoprostol|cytotec|mifepristone|tramadol|alprazolam|xanax|diazepam|codeine|kodein|morfin|insulin|metformin|amlodipine|captopril|omeprazole|antasida|domperidone|loperamide|diapet|imodium|obat(?:nya)?(?! (?:nyamuk|kutu|tikus|rumput|hama|serangga|tanaman|luntur|pel|cacing))';
/**
 * Names of medicines, or a weight of an active ingredient. Spoons and drops are not enough: ordinary products are
 * taken by them too.
 */
const medicine = new RegExp(String.raw`(?<!\p{L})(?:${medicines})(?!\p{L})|\d[ ]?(?:mg|mcg)(?!\p{L})`, 'iu');
/**
 * A number of tablets or pills. "Tablet" is also a computer: without the name of a medicine, the text must also say
 * that it is swallowed.
 */
const pieces = /(?<!\p{L})(?:\d{1,3}[ ]?|se)(?:tablet|tab|kapsul|kaplet|pil)(?!\p{L})/iu;
const swallowed =
  /(?<!\p{L})(?:dosis(?:nya)?|(?:di)?minum(?:kan)?|(?:di)?konsumsi|(?:di)?telan|takaran(?:nya)?|dosage|drink)(?!\p{L})|(?<!\p{L})(?:x|kali)[ ]?(?:sehari|per hari)/iu;
const taken =
  /(?<!\p{L})(?:dosis(?:nya)?|(?:di)?minum(?:kan)?|(?:di)?konsumsi|(?:di)?beri(?:kan)?|(?:di)?kasih|(?:di)?telan|takaran(?:nya)?|(?:di)?pakai|oleskan|take|give|dose|dosage|drink)(?!\p{L})|(?<!\p{L})(?:x|kali)[ ]?(?:sehari|per hari)|(?<!\p{L})(?:tiap|setiap|every) \d{1,2} ?(?:jam|hours)/iu;
const measure =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)[ ]?(mg|mcg|ml|cc|tablet|tab|kapsul|kaplet|pil|butir|tetes|sendok|sachet|ampul|x|kali|jam)(?!\p{L})/giu;
const words = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(numberWords).join('|')})(?!\p{L})`, 'giu');
const units: Readonly<Record<string, string>> = { kali: 'x', tab: 'tablet', cc: 'ml' };

/**
 * The sentence that says how much of a medicine is taken; null when there is none.
 * @param shop the owner's texts and results of tools: a dose with exactly their numbers may be repeated.
 */
export function doseIn(reply: string, shop: string): string | null {
  for (const { text } of sentencesOf(inDigits(plainText(reply).text))) {
    if (!(medicine.test(text) && taken.test(text)) && !(pieces.test(text) && swallowed.test(text))) continue;
    const said = measuresOf(text);
    if (said.every((one) => one.endsWith(' jam'))) continue;
    const known = new Set(measuresOf(inDigits(plainText(shop).text)));
    if (said.some((one) => !known.has(one))) return text.trim();
  }
  return null;
}

function measuresOf(text: string): string[] {
  return [...text.matchAll(measure)].map(({ 1: digits, 2: written }) => {
    const unit = written!.toLowerCase();
    return `${digits!.replace(',', '.')} ${units[unit] ?? unit}`;
  });
}

function inDigits(text: string): string {
  return text.replaceAll(words, (one) => String(numberWords[one.toLowerCase()]));
}
