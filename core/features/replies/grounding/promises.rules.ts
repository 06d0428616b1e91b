import { plainText, sentencesOf } from './plain-text.rules.js';

/**
 * The kind of help that an answer promises: that a person of the shop comes (`call`), or that somebody is notified
 * (`tell`).
 */
export type PromisedHelp = 'call' | 'tell';

const people = String.raw`(?:admin|tim|cs|customer service|owner|pemilik|atasan|bos|petugas|staf|staff|operator|rekan|bagian \p{L}+|orang|manusia)(?:nya)?`;
const calls = new RegExp(
  String.raw`(?<!\p{L})(?:panggilkan|panggilin|panggil|hubungkan|sambungkan|alihkan|oper)(?:[ ]\p{L}+){0,3}[ ]${people}(?!\p{L})`,
  'iu',
);
const tells = new RegExp(
  String.raw`(?<!\p{L})(?:(?:di)?teruskan|(?:di)?sampaikan|(?:di)?laporkan|(?:di)?infokan|(?:saya|kami|kita|coba|akan)[ ](?:tanyakan|konfirmasikan|konfirmasi|pastikan|cek))(?:[ ]\p{L}+){0,3}[ ](?:ke|kepada|dengan|sama|pada)[ ]${people}(?!\p{L})`,
  'iu',
);
const comes = new RegExp(
  String.raw`(?<!\p{L})${people}(?:[ ]kami)?[ ](?:akan|segera|nanti)(?:[ ]\p{L}+)?[ ](?:membalas|balas|menghubungi|hubungi|menjawab|jawab|membantu|bantu|mengambil|datang|chat)(?!\p{L})`,
  'iu',
);
/** Words of an offer, a condition or a denial, which promise nothing. */
const open = /(?<!\p{L})(?:kalau|kalo|klo|jika|bila|apabila|mau|boleh|perlu|bisa|tidak|tdk|gak|ga|nggak|belum|silakan|silahkan)(?!\p{L})/iu;

/** The help that an answer promises: "saya panggilkan tim kami", "saya teruskan ke admin"; null without a promise. */
export function promisedHelpIn(reply: string): PromisedHelp | null {
  const promises = sentencesOf(plainText(reply).text)
    .map(({ text }) => text.trim())
    .filter((text) => !text.endsWith('?') && !open.test(text));
  if (promises.some((text) => calls.test(text))) return 'call';
  return promises.some((text) => tells.test(text) || comes.test(text)) ? 'tell' : null;
}
