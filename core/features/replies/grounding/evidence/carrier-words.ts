/** Denials that grant something: the customer need not pay or provide something. */
export const grantsByDenial =
  /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|tanpa)[ ](?:ada[ ]|akan[ ])?(?:perlu|usah|harus|wajib|(?:di)?kena|dipungut|dipotong|didenda|bayar|nambah|biaya|denda|tambahan|ongkos|minimal|syarat|dp|deposit|masalah|batas)/iu;
/** Words that limit a statement to a recipient, a place, a time or a minimum quantity. */
export const limits =
  /(?<!\p{L})(?:hanya|cuma|khusus|kecuali|selain|min(?:imal|imum)?|maks(?:imal)?|max|asal(?:kan)?|kalau|kalo|klo|jika|bila|radius|di ?atas|di ?bawah|lebih dari|kurang dari|paling|wajib|harus|syarat|mulai)(?!\p{L})/iu;
/** Words anywhere in a line that limit an offer to some people or things. */
export const onlySome = /(?<!\p{L})(?:hanya|cuma|khusus|kecuali|selain)(?!\p{L})/iu;
/** Words for "very soon" in a reply. `soonGiven` has the words of an owner who delivers as soon as that. */
const soonWords = /(?<!\p{L})(?:besok|hari ini|sekarang|malam ini|sore ini|siang ini|itu juga)(?!\p{L})/iu;
const soonGiven =
  /(?<!\p{L})(?:besok|hari ini|hari itu|hari yang sama|same ?day|instan|instant|langsung|ditunggu|sekarang|h[ ]?-[ ]?1|1 hari|jam)(?!\p{L})/iu;
const afterTomorrow = /(?<!\p{L})lusa(?!\p{L})/iu;
const afterTomorrowGiven = /(?<!\p{L})(?:lusa|h[ ]?-[ ]?2|2 hari)(?!\p{L}|\d)/iu;

/** True when a text promises a nearer day than the owner's words give. */
export function isSoonerThan(text: string, said: string): boolean {
  if (soonGiven.test(said)) return false;
  return soonWords.test(text) || (afterTomorrow.test(text) && !afterTomorrowGiven.test(said));
}
/** Words that apply a statement to all things, people, places or times. */
export const everyCase =
  /(?<!\p{L})(?:semua(?:nya)?|seluruh|(?:setiap|tiap)(?![ ](?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?!\p{L}))|selalu|selamanya|seumur hidup|bebas|kapan (?:saja|aja|pun)|apa (?:saja|aja|pun)|di ?mana (?:saja|aja|pun)|siapa (?:saja|aja|pun)|sama sekali|dijamin|pasti)(?!\p{L})/iu;
/** Words for things that come with something else. */
export const includes =
  /(?<!\p{L})(?:(?:sudah|udah|udh|sdh|lengkap|komplit)[ ](?:sama|dengan|dgn|dapat|dapet|plus|lengkap|ada)|termasuk|include|bonus(?:nya)?|dapat|dapet)(?!\p{L})/iu;
export const gives =
  /(?<!\p{L})(?:termasuk|include|sudah|udah|dapat|dapet|gratis|free|bonus|plus|lengkap|isi|dengan|ada|kasih|sertakan|paket)(?!\p{L})|\+/iu;
