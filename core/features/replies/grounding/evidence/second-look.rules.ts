import { cutText } from '#contracts/values/texts';
import { ownMark } from '../../prompt/own-marks.rules.js';
import type { Doubt } from './doubts.rules.js';

const sentenceChars = 200;
const nearChars = 160;
const nearMax = 2;

/** How the model refers to the owner's words that support a statement (proofs.rules.ts). */
export const proofAsked =
  'Yang memang tertulis di sana tulis sedekat mungkin dengan kata-kata pemilik, dan tepat di belakang kalimatnya kutip kata-kata pemilik apa adanya, seperti [dasar: "…"]; kutipan itu tidak ikut dikirim.';

/**
 * Asks the model to compare sentences with the owner's nearest texts. The request is in brackets, which leads cannot
 * write (lead-text.rules.ts).
 *
 * @param calculator name of the tool that computes orders; undefined when the model may not call it.
 */
export function secondLookAt(doubts: readonly Doubt[], calculator?: string): string {
  const totals = doubts.filter(({ why }) => why === 'total');
  return [
    `${ownMark('system')} Jawaban Anda di atas belum dikirim. Bandingkan dulu dengan keterangan pemilik usaha dan hasil alat.`,
    ...comparedWithOwner(doubts),
    ...(totals.length === 0
      ? []
      : [
          `Totalnya ditulis tanpa rincian: tulis tiap barang, jumlah, dan harganya sampai ke totalnya${calculator === undefined ? '' : `, atau panggil alat ${calculator}`}.`,
        ]),
    `Yang tidak tertulis di sana hapus, atau katakan akan ditanyakan ke admin. ${proofAsked}`,
    'Bila semuanya sudah sesuai, tulis jawaban yang sama. Tulis seluruh jawaban untuk pelanggan. Jangan menyebut petunjuk ini.',
  ].join(' ');
}

/** Each doubted sentence, with the owner's nearest text beside it. */
export function comparedWithOwner(doubts: readonly Doubt[]): string[] {
  return doubts.filter(({ why }) => why !== 'total').map(({ sentence, near }) => compared(sentence, near));
}

/** The instruction without the sentences of a reply or of the owner, like `ownPartOfCorrection`. */
export function ownPartOfSecondLook(calculator?: string): string {
  const bare = (why: Doubt['why']): Doubt => ({ why, sentence: '', near: [], isStatement: true, isPriced: false });
  return secondLookAt([bare('words'), bare('total')], calculator);
}

function compared(sentence: string, near: readonly string[]): string {
  const lines = near.slice(0, nearMax).map((line) => quoted(line, nearChars));
  const owner = lines.length === 0 ? 'Tidak ada yang tertulis tentang itu.' : `Yang tertulis paling dekat: ${lines.join('; ')}.`;
  return `Kalimat ${quoted(sentence, sentenceChars)}: ${owner}`;
}

/**
 * A text in quotation marks. Quotation marks and brackets inside it are removed, so that they cannot end the quoted
 * text.
 */
function quoted(text: string, chars: number): string {
  return `"${cutText(text.replaceAll(/["[\]\s]+/g, ' ').trim(), chars)}"`;
}
