import type { Effects } from '../tools/effects.js';

/** Fixed sentences for leads, used when the model called tools but gave no text. */
const orderNoted = 'Terima kasih Kak, pesanannya sudah kami catat. Mohon ditunggu, admin akan mengonfirmasi di chat ini ya.';
const adminComes = 'Baik Kak, pesannya sudah kami teruskan ke admin. Admin akan membalas di chat ini ya.';
const orderCalledOff = 'Baik Kak, pembatalannya sudah kami teruskan ke admin. Admin akan mengonfirmasi di chat ini ya.';
const orderNotedAdminComes =
  'Terima kasih Kak, pesanannya sudah kami catat dan kami teruskan ke admin. Admin akan membalas di chat ini ya.';

/** Also used when the model gave no usable answer at all. */
export const questionAsked = 'Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.';
const orderNotedQuestionAsked =
  'Terima kasih Kak, pesanannya sudah kami catat. Untuk pertanyaannya saya tanyakan dulu ya, nanti saya kabari di chat ini.';
const photosShown = 'Ini fotonya ya, Kak.';

/** Text for the lead about the effects; null when there are none. */
export function sentenceFor({ calledOff, closing, handover, questions, photos }: Effects): string | null {
  if (closing && handover) return orderNotedAdminComes;
  if (handover) return adminComes;
  if (questions.length > 0) return closing ? orderNotedQuestionAsked : questionAsked;
  if (closing) return orderNoted;
  if (calledOff) return orderCalledOff;
  return photos.length > 0 ? photosShown : null;
}

/** Question to the owner when the model kept calling tools without giving a text. */
export const stuckQuestion = 'Bot tidak menemukan jawaban untuk pesan ini dan berjanji menanyakannya kepada Anda.';
/** Text for the owner when the lead called off an order that is not among the closings. */
export const unknownCalledOff = 'Pelanggan ingin membatalkan pesanan, tetapi pesanannya tidak ada di daftar closing. Apa jawaban kita?';
/** Text for the owner when the bot promised help without calling a tool. */
export const promisedQuestion = 'Bot berjanji meneruskan pesan ini kepada Anda.';
export const promisedCall = 'Bot berjanji memanggil Anda untuk pelanggan ini.';
/** Question to the owner when the LLM service refuses the subject. */
export const refusedQuestion = 'Layanan AI menolak menjawab pesan ini. Bot berjanji menanyakannya kepada Anda.';
/** Question to the owner after the LLM service failed several times for one message. */
export const unansweredQuestion = 'Layanan AI beberapa kali gagal menjawab pesan ini. Bot berjanji menanyakannya kepada Anda.';
