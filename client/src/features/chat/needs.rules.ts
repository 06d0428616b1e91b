import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import type { NeedReason } from '#contracts/values/needs';

/** A description of the need and the owner's next step, shown in the thread. */
export const needSentences: Readonly<Record<NeedReason, string>> = {
  'bot-called': 'Minta bicara dengan Anda. Bot tidak membalas di sini sampai Anda menjawab.',
  complaint: 'Keluhan. Bot tidak membalas di sini sampai Anda menjawab.',
  receipt: 'Kirim bukti transfer. Cek uangnya; bot tidak membalas di sini sampai Anda menjawab.',
  question: 'Bot belum tahu jawabannya dan menunggu Anda.',
  'called-off': 'Pelanggan membatalkan pesanan dan menunggu jawaban Anda.',
  'ai-failed': 'Layanan AI sedang bermasalah. Balas sendiri dulu; bot mencoba lagi otomatis.',
  'no-quota': 'Tidak dijawab karena kuota AI habis.',
  'no-package': 'Tidak dijawab karena paket Anda berakhir.',
  untrained: 'Tidak dijawab karena bot belum dilatih. Tulis dulu tentang usaha Anda di Train AI.',
  'lead-wrote': 'Pelanggan menulis lagi dan menunggu balasan Anda.',
  loop: 'Bot berhenti karena terlalu banyak balasan otomatis dalam waktu singkat.',
  unreadable: 'Pesan ini hanya terbaca di HP Anda. Buka dan balas dari sana.',
  'too-old': 'Pesan ini masuk saat bot mati. Bot tidak membalas pesan lama.',
  'number-moved': 'Belum dijawab, dan nomor pelanggan ini kini milik orang lain. Hubungi lewat cara lain bila perlu.',
  unsent: 'Jawaban bot tidak terkirim. Balas pelanggan ini sendiri.',
};

/** Replaces the need's sentence while the lead has called off an order that still has its old state. */
export const calledOffSentence = 'Pelanggan membatalkan pesanan. Balas di sini, lalu ubah statusnya di Closing.';

/** Shown beside a message that got no answer. */
export const unansweredWords: Readonly<Record<NeedReason, string>> = {
  'bot-called': 'Menunggu jawaban Anda',
  complaint: 'Menunggu jawaban Anda',
  receipt: 'Menunggu jawaban Anda',
  question: 'Menunggu jawaban Anda',
  'called-off': 'Menunggu jawaban Anda',
  'ai-failed': 'Belum dijawab: layanan AI bermasalah',
  'no-quota': 'Tidak dijawab: kuota AI habis',
  'no-package': 'Tidak dijawab: paket berakhir',
  untrained: 'Tidak dijawab: bot belum dilatih',
  'lead-wrote': 'Menunggu jawaban Anda',
  loop: 'Tidak dijawab: terlalu banyak balasan otomatis',
  unreadable: 'Tidak dijawab: hanya terbaca di HP',
  'too-old': 'Tidak dijawab: masuk saat bot mati',
  'number-moved': 'Tidak dijawab: nomor kini milik orang lain',
  unsent: 'Jawaban bot tidak terkirim',
};

/**
 * The stored reason why this message has no answer. Without a stored reason, the last message of a conversation that
 * needs the owner has the reason of that need.
 */
export function missingReply(message: MessageView, isLast: boolean, contact: Pick<ContactView, 'needsOwner'>): string | null {
  const reason = message.unanswered ?? (isLast && message.fromMe ? contact.needsOwner?.reason : undefined);
  return reason === undefined ? null : unansweredWords[reason];
}
