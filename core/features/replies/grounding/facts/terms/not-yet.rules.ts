import { clausesOf } from '../../clauses.rules.js';
import { isGeneral } from '../../evidence/general-words.js';
import { termPartsOf, termWords } from './term-parts.rules.js';

/** The status of something that is not available yet: "masih proses", "nyusul", "belum keluar". */
export const notYet =
  /(?<!\p{L})(?:(?:dalam|dlm|masih|msh|sedang|lagi|lg|on)[ ]?(?:tahap |di)?(?:proses|progress|pengurusan|pengajuan|pendaftaran|urus(?:in)?|proses|ajukan|ajuin|ngurus(?:in)?|ngajuin|daftarkan|daftarin)|nyusul|menyusul|(?:di)?ajukan|pengajuan|(?:belum|blm|blom|belom)[ ](?:keluar|terbit|turun|dateng|datang|masuk|tersedia|ready|ada|buka|punya|launching)|segera (?:hadir|buka|menyusul)|coming soon|(?:nanti|akan)[ ](?:di)?(?:buka|ada|ready|mulai|tersedia)|baru[ ](?:lagi[ ])?(?:buka|ada|ready|mulai|tersedia)[ ](?:lagi[ ])?(?:tgl|tanggal|bulan|minggu|besok|lusa|setelah|habis|akhir|awal|tahun|\d|jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}{0,8}|penuh(?=[ .!]*$)|full ?booked)(?:nya)?(?!\p{L})/iu;
const claims =
  /(?<!\p{L})(?:sudah|udah|udh|sdh|telah|ada|ready|tersedia|punya|bisa|boleh|langsung|resmi|lengkap|siap|terdaftar|berizin|masih|banyak)(?!\p{L})|(?<!\p{L})ber\p{L}{4}/iu;
/** Words that say when something becomes available: "Hitam ready minggu depan". */
const later =
  /(?<!\p{L})(?:depan|nanti|segera|besok|lusa|tanggal|tgl|estimasi|setelah|nunggu|menunggu|indent|inden|po|pre-?order|\d{1,2}[ ](?:hari|minggu|bulan))(?!\p{L})/iu;
const gone = /(?<!\p{L})(?:penuh|habis|kosong|full)(?!\p{L})/iu;
/** Single letters and numbers that distinguish things: "kamar B", "20 kva". */
const label = /(?<![\p{L}\d.,])(?:\p{L}|\d{1,4})(?![\p{L}\d.,&%])/gu;
const isThere = /(?<!\p{L})(?:sudah|udah|udh|sdh|ready|tersedia|ada|lengkap)(?!\p{L})/iu;
const negator = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm)(?!\p{L})/iu;
const statusWords = new Set(
  'proses progress ajuan aju urus keluar terbit turun susul nyusul masuk tersedia ready stok sertifikat izin coming soon segera hadir'.split(
    ' ',
  ),
);
const subjectMax = 5;
const pendingMax = 200;

/** Things that are not available yet according to the owner's texts. */
export class NotYet {
  private readonly pending: (readonly string[])[] = [];

  constructor(text: string) {
    const parts = termPartsOf(text);
    const there = parts
      .filter(({ text: one }) => isThere.test(one) && !notYet.test(one) && !negator.test(one))
      .map(({ text: one, words }) => new Set([...words, ...labelsIn(one)]));
    for (const { text: part, words, before } of parts) {
      const found = notYet.exec(part);
      if (found === null) continue;
      const own = subjectOf([...termWords(part.slice(0, found.index)), ...labelsIn(part)]);
      const behind = own.length > 0 ? own : subjectOf(words);
      const subject = behind.length > 0 ? behind : subjectOf(before);
      if (subject.length === 0 || subject.length > subjectMax || subject.every((word) => isGeneral(word) || /^(?:\d+|\p{L})$/u.test(word)))
        continue;
      if (this.pending.length < pendingMax && !there.some((one) => subject.every((word) => one.has(word)))) this.pending.push(subject);
    }
  }

  /** True when a sentence says that something is available that the texts call pending. */
  isRefused(sentence: string): boolean {
    if (this.pending.length === 0 || later.test(sentence)) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen, isTopicOnly }) => {
      if (isNegative || isOpen || isTopicOnly || notYet.test(text) || gone.test(text) || !claims.test(text)) return false;
      const said = new Set([...termWords(text), ...labelsIn(text)]);
      return this.pending.some((subject) => subject.every((word) => said.has(word)));
    });
  }
}

function labelsIn(text: string): string[] {
  return (text.match(label) ?? []).map((one) => one.toLowerCase());
}

function subjectOf(words: readonly string[]): string[] {
  return words.filter((word) => !statusWords.has(word));
}

/** True when a sentence may say that something with a name is available. */
export function claimsPresence(sentence: string): boolean {
  return claims.test(sentence) && [...termWords(sentence), ...labelsIn(sentence)].some((word) => !isGeneral(word));
}
