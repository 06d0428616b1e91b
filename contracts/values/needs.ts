import { z } from 'zod';
import { reading } from './reading.js';

/** Why a conversation needs its owner. One that a reader does not know claims no more than that the lead waits. */
export const NeedReason = z
  .enum([
    /** The bot has called the owner, and is silent until they answer. */
    'bot-called',
    /** The lead has asked something that the bot could not answer. */
    'question',
    'ai-failed',
    'no-quota',
    'no-package',
    /** The owner has taught the bot nothing yet. */
    'untrained',
    /** The lead wrote while a human writes here. */
    'lead-wrote',
    /** Too many answers in a short time: two bots talk to each other. */
    'loop',
    /** What the lead wrote has not come to linked devices: only the phone has it. */
    'unreadable',
    /** The message came in too late to be answered by a bot. */
    'too-old',
    /** The lead's number belongs to somebody else by now: the question cannot be answered there. */
    'number-moved',
    /** The bot's answer, or the rest of it, was queued and not sent. */
    'unsent',
  ])
  .register(reading, { unknown: 'lead-wrote' });
export type NeedReason = z.infer<typeof NeedReason>;

/** The reason in a few words, for the owner. */
export const needWords: Readonly<Record<NeedReason, string>> = {
  'bot-called': 'Bot memanggil Anda',
  question: 'Pertanyaan belum terjawab',
  'ai-failed': 'AI sedang bermasalah',
  'no-quota': 'Kuota AI habis',
  'no-package': 'Paket berakhir',
  untrained: 'Bot belum dilatih',
  'lead-wrote': 'Pelanggan menunggu balasan Anda',
  loop: 'Terlalu banyak balasan otomatis',
  unreadable: 'Hanya terbaca di ponsel',
  'too-old': 'Pesan masuk saat bot mati',
  'number-moved': 'Nomor kini milik orang lain',
  unsent: 'Jawaban bot tidak terkirim',
};
