import { clausesOf } from '../clauses.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { topics } from '../facts/fact-topics.rules.js';

/**
 * Words for something that is pending: "Halal masih proses", "sertifikat halal: proses", "BPOM menyusul", "BPOM ga
 * perlu".
 */
export const pending =
  /(?<!\p{L})(?:dalam|masih|sedang|lagi|on)[ ]?(?:tahap )?(?:proses|progress|pengurusan|pengajuan|diurus|diproses|diajukan)(?!\p{L})|(?<!\p{L})(?:halal|bpom|p-?irt|sni|haki|sertifikat(?:nya)?|izin(?:nya)?)[ ]?[:=-]?[ ]?(?:\p{L}{2,12}[ ])?(?:proses|pengajuan|menyusul|nyusul)(?![ ]?\p{L}{0,3}(?:produksi|pembuatan|kirim|pengiriman))(?!\p{L})|(?<!\p{L})(?:masih|msh|sedang|lagi|lg)[ ](?:antri|antre|nunggu|menunggu|tunggu|proses|diproses|diurus)(?!\p{L})|(?<!\p{L})(?:tanya|tny|tanyakan|konsultasi|konsul|konsultasikan)[ ](?:dulu )?(?:(?:ke|sama|dengan) )?(?:dokter|dr|bidan|dokternya)(?!\p{L})|(?<!\p{L})(?:halal|bpom|p-?irt|sni|sertifikat(?:nya)?)[ ](?:memang[ ])?(?:tidak|tdk|ga|gak|nggak|ngga|enggak)[ ](?:perlu|wajib|usah|pakai|pake)(?!\p{L})/iu;

/**
 * True when a sentence affirms something that the owner's text calls pending and affirms nowhere: "sudah halal" when
 * the owner writes "halal masih proses".
 */
export function affirmsPending(sentence: string, owner: string): boolean {
  if (!pending.test(owner)) return false;
  const clauses = clausesOf(sentence).filter(({ text, isNegative, isOpen }) => !isNegative && !isOpen && !pending.test(text));
  const said = topics.filter(({ says }) => clauses.some(({ text }) => says.test(text)));
  if (said.length === 0) return false;
  const stated = sentencesOf(owner.replaceAll(';', '\n')).flatMap(({ text }) => clausesOf(text));
  return said.some(({ says }) => {
    const about = stated.filter(({ text }) => says.test(text));
    return about.length > 0 && about.every(({ text }) => pending.test(text));
  });
}
