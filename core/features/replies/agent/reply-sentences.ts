import type { Effects } from '../tools/effects.js';

/** Fixed words for leads, where the model decided something and then had nothing to say. */
const orderNoted = 'Terima kasih Kak, pesanannya sudah kami catat. Mohon ditunggu, admin akan mengonfirmasi di chat ini ya.';
const adminComes = 'Baik Kak, pesannya sudah kami teruskan ke admin. Admin akan membalas di chat ini ya.';
const orderNotedAdminComes =
  'Terima kasih Kak, pesanannya sudah kami catat dan kami teruskan ke admin. Admin akan membalas di chat ini ya.';

/** Said also when the model found no answer at all. */
export const questionAsked = 'Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.';
const orderNotedQuestionAsked =
  'Terima kasih Kak, pesanannya sudah kami catat. Untuk pertanyaannya saya tanyakan dulu ya, nanti saya kabari di chat ini.';
const photosShown = 'Ini fotonya ya, Kak.';

/** What the lead hears of the effects; null when there are none. */
export function sentenceFor({ closing, handover, questions, photos }: Effects): string | null {
  if (closing && handover) return orderNotedAdminComes;
  if (handover) return adminComes;
  if (questions.length > 0) return closing ? orderNotedQuestionAsked : questionAsked;
  if (closing) return orderNoted;
  return photos.length > 0 ? photosShown : null;
}

/** Told to the owner when the model used tools without end. */
export const stuckQuestion = 'Bot tidak menemukan jawaban untuk pesan ini dan berjanji menanyakannya kepada Anda.';
/** Told to the owner when the model's service refuses the subject. */
export const refusedQuestion = 'Layanan AI menolak menjawab pesan ini. Bot berjanji menanyakannya kepada Anda.';
