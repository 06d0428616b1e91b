import type { Effects } from '../tools/effects.js';

/** Fixed words for leads, where the model decided something and then had nothing to say. */
const orderNoted = 'Terima kasih Kak, pesanannya sudah kami catat. Mohon ditunggu, admin akan mengonfirmasi di chat ini ya.';
const adminComes = 'Baik Kak, pesannya sudah kami teruskan ke admin. Admin akan membalas di chat ini ya.';
const orderNotedAdminComes =
  'Terima kasih Kak, pesanannya sudah kami catat dan kami teruskan ke admin. Admin akan membalas di chat ini ya.';

const questionAsked = 'Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.';
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

/** Said when the model used tools without end: the admin answers. */
export const adminAsked = 'Mohon maaf Kak, untuk yang ini kami tanyakan ke admin dulu ya. Admin akan membalas di chat ini.';
/** Told to the owner with it. */
export const stuckReason = 'Bot tidak menemukan jawaban untuk pesan ini.';
