import { expect, test } from '@jest/globals';
import { botTruthWords } from './bot/bot-truth-words.js';
import { botTruths, type BotTruth } from './bot/bot-truth.js';
import { reasonWords } from './bot/offline-words.js';
import { topicNames, type ReportTopic } from './bot/report-topics.js';
import { needChip, needWords } from './need-words.js';
import type { NeedReason } from './needs.js';
import { factLabels, type FactKind } from './people/contact-facts.js';
import type { OfflineReason } from './statuses.js';
import type { UnsentReason } from './unsent.js';
import { unsentWords } from './unsent-words.js';

/* Every state and reason has its own text. No two of them share one. */

const unsent: Readonly<Record<UnsentReason, RegExp>> = {
  'lead-wrote': /pelanggan menulis lagi/,
  'owner-wrote': /Anda menjawab/,
  takeover: /mengambil alih/,
  'number-moved': /milik orang lain/,
  'opted-out': /meminta berhenti/,
  blacklisted: /blacklist/,
  'notification-number': /nomor notifikasi/,
  closing: /sudah membeli/,
  'bot-stopped': /bot Anda hentikan/,
  'follow-ups-off': /follow-up ini Anda matikan/,
  restricted: /^Ditunda sampai batasan WhatsApp/,
  late: /terlalu lama/,
};
const needs: Readonly<Record<NeedReason, RegExp>> = {
  complaint: /Keluhan/,
  receipt: /bukti transfer/i,
  'bot-called': /Minta/,
  'called-off': /Batal|Membatalkan/,
  'lead-wrote': /Menunggu/,
  question: /Pertanyaan/,
  unreadable: /di HP/,
  unsent: /terkirim/,
  'ai-failed': /Gagal dijawab/,
  'no-quota': /Kuota/,
  'no-package': /Paket berakhir/,
  untrained: /belum dilatih/i,
  'too-old': /Pesan/,
  loop: /Bot berhenti|otomatis/,
  'number-moved': /Nomor/,
};
const offline: Readonly<Record<OfflineReason, RegExp>> = {
  stopped: /Bot dihentikan\. Tekan Start Bot/,
  code_expired: /Kode tidak di-scan tepat waktu/,
  logged_out: /HP Anda memutus bot/,
  replaced: /dibuka di tempat lain/,
  number_moved: /baru saja dihubungkan ke akun lain/,
  number_taken: /sedang dijalankan akun lain/,
  restricted: /membatasi nomor ini untuk sementara/,
  banned: /memblokir nomor ini/,
  version_refused: /menolak versi/,
  passkey_required: /meminta passkey/,
  deaf: /pesan tidak masuk/,
  connection: /Koneksi ke WhatsApp terputus/,
  keys_unreadable: /Kunci bot ini tidak dapat dibaca/,
  pairing_failed: /gagal dihubungkan/,
};
/** Expected words in the short label, the title and the sentence of each state. */
const truths: Readonly<Record<BotTruth, readonly [short: RegExp, title: RegExp, sentence: RegExp]>> = {
  'device-away': [/internet/, /Perangkat ini tanpa internet/, /Perangkat ini tidak terhubung/],
  'server-away': [/menjawab/, /Server tidak menjawab/, /Server tidak menjawab/],
  starting: [/Memulai/, /Menginisialisasi/, /sedang disiapkan/],
  'asks-passkey': [/passkey/, /passkey/, /passkey/],
  'asks-code': [/kode/, /kode/, /kode 8 huruf/],
  'asks-scan': [/scan/, /Scan QR/, /Scan kode QR/],
  'never-linked': [/Belum terhubung/, /belum terhubung/, /Hubungkan nomor/],
  stopped: [/Dihentikan/, /dihentikan/, /Start Bot/],
  'thrown-out': [/Diputus HP/, /diputus dari HP/, /memutus bot/],
  elsewhere: [/Dipakai lain/, /dipakai di tempat lain/, /Tutup yang lain/],
  banned: [/Diblokir/, /diblokir/, /memblokir/],
  suspended: [/Dibatasi/, /Offline: nomor dibatasi/, /untuk sementara/],
  down: [/Offline/, /^Bot Offline$/, /Ketuk Hubungkan lagi/],
  'no-package': [/Belum ada paket/, /belum ada paket/, /Pilih paket/],
  expired: [/Paket berakhir/, /paket berakhir/, /Perbarui paket/],
  'no-quota': [/Kuota habis/, /kuota habis/, /Tambah kuota/],
  untrained: [/Belum dilatih/, /belum dilatih/, /Sebelum dilatih/],
  'ai-failing': [/AI bermasalah/, /AI bermasalah/, /Jawaban terakhir gagal/],
  restricted: [/Dibatasi/, /Aktif, dengan batasan/, /kontak baru menunggu/],
  unchecked: [/Belum diperiksa/, /belum diperiksa/, /belum terbaca/],
  'alive-outside-hours': [/Di luar jam/, /di luar jam buka/, /Pada jam buka/],
  'alive-after-owner': [/Setelah Anda/, /setelah menunggu Anda/, /belum Anda jawab/],
  alive: [/^Aktif$/, /^Bot Aktif$/, /langsung dibalas/],
};
const topics: Readonly<Record<ReportTopic, RegExp>> = {
  price: /Harga/,
  shipping: /Ongkir/,
  stock: /Stok/,
  size: /Ukuran/,
  payment: /bayar/,
  place: /Alamat/,
  parcel: /dikirim/,
};
const facts: Readonly<Record<FactKind, RegExp>> = {
  name: /Nama/,
  address: /Alamat/,
  size: /Ukuran/,
  bought: /dibeli/,
  note: /Catatan/,
};

test.each([
  ['a message that was not sent', unsentWords, unsent],
  ['an offline session', reasonWords, offline],
  ['a topic of a report', topicNames, topics],
  ['what is known of a lead', factLabels, facts],
] as const)('%s is told by the words of its reason', (_what, words, expected) => {
  const told = Object.entries<RegExp>(expected).map(([reason, pattern]) => [
    reason,
    pattern.test((words as Record<string, string>)[reason]!),
  ]);
  expect(told.filter(([, isNamed]) => !isNamed)).toEqual([]);
  expect(new Set(Object.values(words)).size).toBe(Object.keys(expected).length);
});

test.each(Object.entries(needs))('the need %s has a label and a sentence that name it', (reason, pattern) => {
  // cast: the keys of that record
  expect([needChip(reason as NeedReason), needWords(reason as NeedReason)]).toEqual([
    expect.stringMatching(pattern),
    expect.stringMatching(pattern),
  ]);
});

test.each(Object.entries(truths))('the state %s has a word, a title and a sentence that name it', (truth, [short, title, sentence]) => {
  // cast: the keys of that record
  expect([botTruths[truth as BotTruth][0], ...botTruthWords[truth as BotTruth]]).toEqual([
    ...[expect.stringMatching(short), expect.stringMatching(title), expect.stringMatching(sentence)],
  ]);
});
