/** A part of a sentence that makes at most one statement. */
export interface Clause {
  readonly text: string;
  readonly isNegative: boolean;
  /** True when the clause is a question, or says that somebody will be asked. */
  readonly isOpen: boolean;
  /** True when the clause only names a topic ("soal garansi", "kalau COD"): a statement needs an affirming word as well. */
  readonly isTopicOnly: boolean;
}

const between =
  /[,;()\n]|[ ](?:kak|kakak|ka|kk|bos|bun|bunda|sis|gan|mas|mbak|pak|bu)[ ](?=(?:mau|minat|jadi|berapa|yang mana)(?!\p{L}))|[ ][-–—][ ]|[ ](?:tapi|tetapi|namun|sedangkan|kecuali|dan|serta|lalu)[ ]|[ ]?\p{Extended_Pictographic}\p{M}?[ ](?=\p{L})/iu;
const negative =
  /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum|blm|bukan|jangan|teu|henteu|moal|mboten|boten|ora|durung|mohon maaf|habis|hbs|kosong|dilarang|hindari|hangus|hanya bisa transfer)(?!\p{L})|(?<!\p{L})no(?=[ ](?:cod|refund|retur|return|tukar|garansi|nego|cancel|ongkir)(?!\p{L}))|(?<=(?:cod|refund|retur|return|tukar|nego|nyicil|cicil|cicilan|kredit|qris)[ ])no(?![\p{L}.]|[ ]?\d)|(?<=\p{L}[ ])no(?=[ .!]*$)/iu;
const noNegative =
  /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga)[ ](?:masalah|apa-apa|papa|usah|perlu|khawatir|hanya|cuma)(?!\p{L})|(?<!\p{L})bukan[ ](?:biaya|minimal|minimum|syarat|ongkir|ongkos|cuma)(?!\p{L})|jangan (?:khawatir|ragu|kehabisan|lupa|sampai)/giu;
const condition = /[ ](?:kalau|kalo|klo|jika|bila|apabila|asal|asalkan|selama|selagi)[ ]/giu;
/**
 * Distances in characters from a condition. The text between them must contain letters: then a statement comes before
 * the condition.
 */
const statedBefore = { nearest: 6, farthest: 41 };
/** A condition after a statement does not deny it: "Bisa diretur kalau tidak cocok". */
function withoutCondition(text: string): string {
  for (const { index } of text.matchAll(condition)) {
    const stated = text.slice(Math.max(0, index - statedBefore.farthest), Math.max(0, index - statedBefore.nearest));
    if (/\p{L}/u.test(stated)) return `${text.slice(0, index)} `;
  }
  return text;
}
/** Words that allow something after a condition: "Kalau tidak cocok boleh dikembalikan". */
const conditionFirst =
  /^[^\p{L}]*(?:kalau|kalo|klo|jika|bila)[ ](?:\p{L}+[ ])?(?:tidak|tdk|gak|ga|nggak|ngga|belum|blm)[ ]\p{L}+[ ](?=(?:\p{L}+[ ]){0,3}(?:boleh|bisa|kami|kita|uang(?:nya)?|tetap|langsung|tinggal|dikembalikan|ditukar|diganti|gratis)(?!\p{L}))/iu;
/** A condition without "kalau", as in "Garansi manis: ga manis tuker 1:1". */
const bareCondition =
  /(?:^|[:(])[ ]{0,2}(?:tidak|tdk|gak|ga|nggak|ngga)[ ](?!(?:bisa|bs|boleh|ada|dapat|dapet|terima|nerima|menerima|perlu|usah|akan|mau|ikut|termasuk|kena|pernah|melayani|sedia|langsung|semua)(?!\p{L}))\p{L}{3,12}(?:[ /]\p{L}{2,12}){0,3}[ ](?=(?:(?:di)?(?:tukar|tuker|ganti)|uang|refund|gratis)(?!\p{L}))/iu;
/** "tanpa garansi" at the start of a statement is a denial. "cicil 3x tanpa bunga" does not deny instalments. */
const without = /^[^\p{L}]*(?:(?:\p{L}+[ ]){0,4}(?:tanpa|non))[ ](?!member)(?!biaya|bunga|minimal|minimum|syarat|ongkir|ongkos)/iu;
/** A purpose, which denies nothing although it contains "tidak": "Senin dan Rabu biar tanaman tidak menginap". */
const purpose = /[ ](?:biar|supaya|agar|spy)[ ].*$/isu;
export function withoutPurpose(text: string): string {
  return text.replace(purpose, ' ');
}

/** Source of a pattern for exceptions. It matches "di luar LCD" (an exception), not "di luar kota" (a place). */
export const besides = String.raw`di luar(?=[ ](?!kota|jawa|pulau|negeri|jam|jangkauan|area|radius))`;

const defers =
  /(?<!\p{L})(?:tanyakan|ditanyakan|menanyakan|(?<!(?:gratis|free|biaya)[ ])cek(?![ ](?:\p{L}+[ ]){1,2}(?:gratis|free|bayar|(?:rp[. ]?)?\d))|cekkan|dicek|periksa|diperiksa|memeriksa|konfirmasikan|dikonfirmasi|konfirmasi dulu|teruskan|diteruskan|pastikan|memastikan|dipastikan)(?!\p{L})/iu;
/** Words that mean that something was checked, so the statement is definite. */
const isChecked = /(?<!\p{L})(?:sudah|udah|udh|sdh|telah)[ ](?:kami[ ]|saya[ ]|kita[ ]|di)?(?:cek|periksa|pastikan|konfirmasi)(?!\p{L})/giu;
const names =
  /^[ ]*(?:halo |hai |baik |oke |ok )?(?:kak[,]? )?(?:kalau|kalo|jika|bila|soal|mengenai|untuk|terkait|tentang|perihal|apakah|mau)(?!\p{L})/iu;
const affirms =
  /(?<!\p{L})(?:bisa|boleh|ada|dapat|dapet|gratis|termasuk|tentu|pasti|dijamin|bergaransi|sudah|udah|kami (?:kasih|beri)|dikasih|berlaku|siap|ya bisa|tersedia|terima|menerima|melayani|ready|oke|aman|gapapa|gpp|(?:tidak|tdk|ga|gak|nggak|ngga)[ ](?:masalah|apa-apa|papa))(?!\p{L})|\d/iu;

/** One of the items in a list: "Tidak bisa: cicilan, COD dan giro". */
const member = /^[ ]*[\p{L}\p{N}+/&'’-]{2,24}(?:[ ][\p{L}\p{N}+/&'’-]{2,24}){0,2}[ .!]*$/u;

/**
 * The clauses of a sentence ({@link sentencesOf}), in order. A denial before a colon applies to all items of the list
 * after it.
 */
export function clausesOf(sentence: string): Clause[] {
  const isQuestion = sentence.trimEnd().endsWith('?');
  const isDeferred = leavesOpen(sentence);
  const parts = sentence.split(between);
  let isListed = false;
  const denied = parts.map((text) => {
    const own = denies(text);
    isListed = own ? text.includes(':') : isListed && member.test(text) && !affirms.test(text);
    return own || isListed;
  });
  return parts.map((text, at) => ({
    text,
    isNegative: denied[at]!,
    isOpen: (isQuestion && at === parts.length - 1) || leavesOpen(text) || (isDeferred && !affirms.test(text)),
    isTopicOnly: names.test(text) && !affirms.test(text),
  }));
}

function denies(text: string): boolean {
  const stated = withoutCondition(withoutPurpose(text).replace(conditionFirst, ' ').replace(bareCondition, ' ')).replaceAll(
    noNegative,
    ' ',
  );
  return negative.test(stated) || without.test(text);
}

function leavesOpen(text: string): boolean {
  return defers.test(text.replaceAll(isChecked, ' '));
}
