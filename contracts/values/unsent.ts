import { z } from 'zod';
import { reading } from './reading.js';

/** Why an automatic message was not sent although it was queued. */
export const UnsentReason = z
  .enum([
    /** The lead wrote again: the next answer takes it up. */
    'lead-wrote',
    /** The owner wrote in this chat, on the phone or in the panel. */
    'owner-wrote',
    /** The owner took the chat over in the panel. */
    'takeover',
    /** The lead's number belongs to somebody else by now. */
    'number-moved',
    'opted-out',
    'blacklisted',
    /** The chat belongs to the number that gets the owner's notices. */
    'notification-number',
    /** The lead has bought: no follow-up is needed. */
    'closing',
    /** The owner stopped the bot. */
    'bot-stopped',
    /** It waited for too long. */
    'late',
  ])
  .register(reading, { unknown: 'late' });
export type UnsentReason = z.infer<typeof UnsentReason>;

/** What the owner reads beside a message that was not sent. */
export const unsentWords: Readonly<Record<UnsentReason, string>> = {
  'lead-wrote': 'Tidak dikirim: pelanggan menulis lagi lebih dulu',
  'owner-wrote': 'Tidak dikirim: Anda menjawab lebih dulu',
  takeover: 'Tidak dikirim: Anda mengambil alih chat ini',
  'number-moved': 'Tidak dikirim: nomor ini kini milik orang lain',
  'opted-out': 'Tidak dikirim: pelanggan meminta berhenti',
  blacklisted: 'Tidak dikirim: kontak ini ada di daftar hitam',
  'notification-number': 'Tidak dikirim: ini nomor notifikasi Anda',
  closing: 'Tidak dikirim: pelanggan sudah membeli',
  'bot-stopped': 'Tidak dikirim: bot Anda hentikan',
  late: 'Tidak dikirim: terlalu lama tertunda',
};
