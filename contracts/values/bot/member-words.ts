import type { Action } from '../people/permissions.js';
import type { OfflineReason } from '../statuses.js';
import type { BotTruth } from './bot-truth.js';

const operate = (sentence: string) => ({ needs: 'bot.operate', sentence }) as const;
const pay = (sentence: string) => ({ needs: 'billing.pay', sentence }) as const;
const linking = operate('Pemilik atau admin sedang menghubungkan nomor. Sebelum selesai, pelanggan tidak dijawab.');
const askToLink = 'Minta pemilik atau admin menghubungkannya lagi.';

/**
 * Sentences for team members whose role (`permissions.ts`) does not permit the action that a state requires. Each
 * sentence names the person to ask. A state without an entry requires no such action.
 */
export const memberWords: Readonly<Partial<Record<BotTruth, { readonly needs: Action; readonly sentence: string }>>> = {
  'asks-passkey': linking,
  'asks-code': linking,
  'asks-scan': linking,
  'never-linked': operate('Nomor WhatsApp belum dihubungkan. Minta pemilik atau admin menghubungkannya.'),
  stopped: operate('Bot dihentikan. Minta pemilik atau admin menjalankannya lagi.'),
  'thrown-out': operate(`WhatsApp di HP nomor bot memutus bot. ${askToLink}`),
  elsewhere: operate(`Nomor ini dipakai di tempat lain. ${askToLink}`),
  banned: operate('WhatsApp memblokir nomor ini. Beri tahu pemilik atau admin.'),
  suspended: operate(
    'WhatsApp membatasi nomor ini untuk sementara. Minta pemilik atau admin menghubungkannya lagi setelah batasnya berakhir.',
  ),
  down: operate(askToLink),
  'no-package': pay('Bot belum membalas siapa pun. Minta pemilik akun memilih paket.'),
  expired: pay('Pelanggan tidak dijawab; pesannya tetap dicatat. Minta pemilik akun memperbarui paket.'),
  'no-quota': pay('Pelanggan tidak dijawab; pesannya tetap dicatat. Minta pemilik akun menambah kuota.'),
  untrained: {
    needs: 'training.write',
    sentence: 'Sebelum dilatih, bot belum membalas siapa pun. Minta pemilik atau admin mengisi Train AI.',
  },
};

/** Such a sentence for each reason of an offline session. A reason without an entry requires no action. */
export const reasonMemberWords: Readonly<Partial<Record<OfflineReason, string>>> = {
  stopped: memberWords.stopped!.sentence,
  code_expired: `Kode tidak di-scan tepat waktu. ${askToLink}`,
  logged_out: memberWords['thrown-out']!.sentence,
  replaced: `Nomor ini dibuka di tempat lain sehingga bot berhenti. ${askToLink}`,
  number_moved: 'Nomor ini baru saja dihubungkan ke akun lain, jadi bot di akun ini berhenti. Beri tahu pemilik atau admin.',
  number_taken: 'Nomor ini sedang dijalankan akun lain; satu nomor hanya berjalan di satu akun. Beri tahu pemilik atau admin.',
  restricted: memberWords.suspended!.sentence,
  banned: memberWords.banned!.sentence,
  passkey_required: `WhatsApp meminta passkey untuk menghubungkan nomor ini. ${askToLink}`,
  deaf: 'WhatsApp terhubung tetapi pesan tidak masuk. Kami menghubungkan ulang otomatis; bila berlanjut, beri tahu pemilik atau admin.',
  pairing_failed: `Bot gagal dihubungkan. ${askToLink}`,
};
