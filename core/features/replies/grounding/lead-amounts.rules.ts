const refuses = /(?<!\p{L})(?:belum|tidak|tdk|ga|gak|nggak|ngga|enggak|kurang dari|di bawah|dibawah|minimal)(?!\p{L})/iu;
const noRefusal = /(?<!\p{L})(?:tidak|gak|ga|nggak)[ ](?:masalah|apa-apa|apa apa|papa|keberatan|usah|perlu)(?!\p{L})|gapapa|gpp/iu;
const asks =
  /(?<!\p{L})(?:tanyakan|ditanyakan|tanya|cek|dicek|periksa|diperiksa|konfirmasi|dikonfirmasi|teruskan|diteruskan|pastikan|sampaikan|disampaikan)(?!\p{L})/iu;
const leadsOwn = /(?<!\p{L})(?:budget|bajet|budgetnya|anggaran|anggarannya|dananya)(?!\p{L})/iu;
const tells =
  /(?<!\p{L})(?:tawaran|tawarannya|penawaran|penawarannya|permintaan|bukti|buktinya|transferan|transferannya|nominal|nominalnya)(?!\p{L})/iu;
const agrees =
  /(?<!\p{L})(?:deal|setuju|disetujui|sepakat|boleh|bisa|oke|ok|okay|siap|acc|jadi|kami kasih|saya kasih|dikasih|khusus|terima|diterima|masuk|lunas)(?!\p{L})/iu;

/**
 * True when a sentence presents an amount as the lead's and not as a price of the shop: it refuses or forwards the
 * amount, or says what the lead offered, has or sent. "50rb belum bisa ya Kak" repeats; "boleh Kak, 50rb" sets a price.
 */
export function isRepeat(sentence: string): boolean {
  if ((refuses.test(sentence) && !noRefusal.test(sentence)) || asks.test(sentence) || leadsOwn.test(sentence)) return true;
  return tells.test(sentence) && !agrees.test(sentence);
}

const floor =
  /(?<!\p{L})(?:(?:bisa|boleh|dapat|kasih|lepas|turun)[ ](?:\p{L}{1,12}[ ]){0,3}(?:di ?bawah|kurang dari|lebih (?:rendah|murah) dari)|(?:harga )?(?:paling (?:rendah|murah|mentok|bawah)|mentok|terendah|nett?|batas(?: nego)?)(?:nya)?)[ ]?(?:di[ ]|itu[ ]|harga[ ]|:[ ]?){0,2}(?:rp\.?[ ]?)?$/iu;

/** True before an amount that would be the shop's lowest price: "belum bisa di bawah 68rb" tells a lead how far to haggle. */
export function setsFloor(before: string): boolean {
  return floor.test(before);
}

const agreesFirst = /^[^\p{L}\d]*(?:iya|ya|iyaa|yap|yup|yes|betul|benar|bener|leres|nggih|inggih|siap|oke|ok|pas)(?!\p{L})/iu;
const denies = /(?:^|[^\p{L}])(?:belum|blm|tidak|tdk|ga|gak|nggak|ngga|enggak|bukan|kurang dari|di bawah|dibawah)(?!\p{L})/iu;

/**
 * True for a sentence that says yes to an amount of the lead: "Iya kak, Rp2.000 per pcs, minimal 100" after "2rb
 * kan?". The amount is then judged as a price, although the lead named it first.
 */
export function isAgreed(sentence: string): boolean {
  return agreesFirst.test(sentence) && !denies.test(sentence);
}
