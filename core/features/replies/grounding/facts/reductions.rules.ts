const promises =
  /(?<!\p{L})(?:(?:nanti|saya|kami|kita|aku|tak)[ ](?:\p{L}+[ ]){0,2}(?:di)?(?:kurang(?:i|in|kan)|turun(?:in|kan)|murah(?:in|kan)|diskonin)|(?:nanti|saya|kami|kita|aku|tak)[ ](?:\p{L}+[ ]){0,2}(?:di)?potong(?:in|kan)?|harga[ ](?:teman|temen|saudara|sodara|keluarga|sahabat|langganan|bestie)|(?:di)?(?:kurangin|turunin|murahin|potongin)|(?:saya|kami|kita)[ ](?:kasih|beri)[ ](?:harga[ ])?(?:lebih[ ])?(?:murah|miring))(?!\p{L})/iu;
const haggles =
  /(?<!\p{L})(?:kurang(?:i|in)?|murah(?:in|an)?|nego|tawar|nawar|diskon|korting|potong(?:an)?|mahal|harga)(?:nya)?(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|belum|blm|maaf)(?!\p{L})/iu;
const grants = /(?<!\p{L})(?:nego|diskon|potongan|promo|korting|tawar)(?!\p{L})/iu;

/** True for "nanti saya kurangi". */
export function promisesReduction(sentence: string): boolean {
  return promises.test(sentence) && !denies.test(sentence);
}

/** True when the lead haggles, and no text of the owner speaks of discounts. */
export function isUngrantedReduction(lead: string, text: string): boolean {
  return haggles.test(lead) && !grants.test(text);
}
