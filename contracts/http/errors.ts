import { limits } from '../values/limits.js';
import { formatPhone } from '../values/people/phone.js';
import { retention } from '../values/retention.js';

interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Sentence for the owner: what happened and what to do next. A function when the sentence contains facts. */
  readonly sentence: string | ((facts: never) => string);
  /**
   * Seconds after which a retry makes sense. A sentence with the fact `waitSeconds` gives the more exact
   * value.
   */
  readonly retryAfterSeconds?: number;
}

const loginOver = 'Sesi Anda telah berakhir. Silakan login ulang.';
const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
/** `sampai 26 November pukul 05.00 WIB`; the second argument when the end is not known. */
const untilWords = (until: Date | null, unknown: string): string => (until ? `sampai ${moment.format(until)} WIB` : unknown);

const soon = 'Silakan coba lagi sebentar lagi.';

/**
 * Every error answer of the API: a code for programs, the HTTP status and the sentence. The API sends no
 * other errors.
 */
export const errors = {
  // request data: `invalid` has no `rule` for input that no form of the current panel sends, because the page is then
  // of another version
  invalid: {
    status: 400,
    sentence: ({ rule }: { rule?: string }) => rule ?? 'Data yang dikirim tidak valid. Muat ulang halaman ini, lalu coba lagi.',
  },
  malformed: { status: 400, sentence: 'Permintaan tidak valid.' },
  bad_character: { status: 400, sentence: 'Data mengandung karakter yang tidak didukung.' },
  route_unknown: { status: 404, sentence: 'Alamat tidak ditemukan.' },
  file_unknown: { status: 404, sentence: 'Berkas tidak ditemukan.' },
  too_large: { status: 413, sentence: 'Data yang dikirim terlalu besar. Kurangi isinya, lalu coba lagi.' },
  not_json: { status: 415, sentence: 'Format data tidak didukung. Kirim sebagai JSON.' },

  // authentication and authorisation
  unauthorized: { status: 401, sentence: loginOver },
  not_yours: { status: 403, sentence: 'Anda tidak memiliki akses ke data ini.' },
  not_permitted: {
    status: 403,
    sentence: 'Akun Anda tidak punya izin untuk ini. Minta pemilik toko untuk melakukannya atau mengubah peran Anda.',
  },
  bot_unknown: { status: 404, sentence: 'Bot tidak ditemukan. Muat ulang halaman lalu pilih bot Anda.' },
  login_refused: { status: 401, sentence: 'Email atau password salah.' },
  email_unverified: {
    status: 403,
    sentence: 'Email belum diverifikasi. Silakan masukkan kode OTP yang dikirim ke email Anda.',
  },
  password_needed: { status: 403, sentence: 'Masukkan password Anda untuk melanjutkan.' },
  // not 401: that would log the owner out
  wrong_password: { status: 400, sentence: 'Password lama salah.' },
  confirm_refused: { status: 400, sentence: 'Password salah.' },
  session_unknown: { status: 404, sentence: 'Perangkat ini sudah keluar.' },
  operator_unknown: { status: 401, sentence: 'Password operator diperlukan.' },
  other_site: { status: 403, sentence: 'Permintaan dari situs lain ditolak.' },

  // rate limits
  too_many: {
    status: 429,
    sentence: ({ waitSeconds }: { waitSeconds: number }) =>
      `Terlalu banyak percobaan. Silakan coba lagi dalam ${waitSeconds < 90 ? `${Math.ceil(waitSeconds)} detik` : `${Math.ceil(waitSeconds / 60)} menit`}.`,
  },
  too_many_at_once: { status: 429, sentence: `Terlalu banyak permintaan sekaligus. ${soon}`, retryAfterSeconds: 5 },
  busy: { status: 503, sentence: `Server sedang sibuk. ${soon}`, retryAfterSeconds: 10 },

  // registration and email address
  email_taken: { status: 409, sentence: 'Email sudah terdaftar. Silakan login atau gunakan email lain.' },
  email_same: { status: 400, sentence: 'Alamat ini sudah menjadi email akun Anda.' },
  password_common: {
    status: 400,
    sentence: 'Password ini terlalu umum dan mudah ditebak. Gunakan password lain, misalnya beberapa kata yang tidak berhubungan.',
  },
  password_address: { status: 400, sentence: 'Password tidak boleh sama dengan email Anda. Gunakan password lain.' },
  registration_pending: {
    status: 409,
    sentence: 'Email ini baru saja didaftarkan. Periksa kode OTP di email Anda untuk memverifikasinya.',
  },
  registration_unclear: {
    status: 409,
    sentence: 'Email ini didaftarkan lebih dari sekali dengan password yang berbeda. Masukkan juga password yang Anda buat saat mendaftar.',
  },
  undo_expired: {
    status: 410,
    sentence: `Link ini sudah dipakai atau lebih dari ${retention.emailChangeDays} hari. Jika akun Anda diambil orang lain, hubungi dukungan kami.`,
  },
  otp_wrong: { status: 400, sentence: 'Kode OTP salah. Periksa kembali email Anda.' },
  otp_expired: { status: 400, sentence: 'Kode OTP sudah kedaluwarsa. Silakan minta kode baru.' },
  otp_locked: { status: 400, sentence: `Kode OTP diblokir karena ${limits.otpTries} kali salah. Silakan minta kode baru.` },
  otp_other: {
    status: 400,
    sentence: 'Kode ini milik pendaftaran lain dengan email yang sama. Gunakan kode dari email pendaftaran Anda, atau kirim ulang OTP.',
  },
  otp_too_soon: {
    status: 429,
    sentence: ({ waitSeconds }: { waitSeconds: number }) => `Tunggu ${waitSeconds} detik sebelum meminta kode OTP lagi.`,
  },
  otp_mailbox_spent: {
    status: 429,
    sentence: (_facts: { waitSeconds: number }) =>
      'Hari ini sudah banyak kode dikirim ke email ini. Buka email kode kami yang terakhir, lalu tekan tombol "Daftar dari email ini".',
  },
  otp_day_spent: {
    status: 429,
    sentence: (_facts: { waitSeconds: number }) =>
      `Kode OTP hanya dapat dikirim ${limits.otpSendsPerDay} kali sehari. Silakan coba lagi besok.`,
  },

  // exports of an account
  export_running: { status: 409, sentence: 'Data Anda masih disiapkan. Linknya kami kirim ke email Anda.' },
  export_gone: {
    status: 404,
    sentence: 'Link ini sudah dipakai atau sudah tidak berlaku. Minta data Anda sekali lagi di Pengaturan Akun.',
  },

  // packages and payments
  no_package: { status: 402, sentence: 'Paket Anda telah berakhir. Silakan perbarui paket Anda.' },
  no_quota: { status: 402, sentence: 'Uji coba gratis hari ini sudah habis dan kuota balasan AI Anda kosong.' },
  payment_missing: { status: 402, sentence: 'Pembayaran untuk paket ini belum kami terima. Selesaikan pembayaran, lalu coba lagi.' },
  free_package: { status: 400, sentence: 'Paket Trial tidak memerlukan pembayaran.' },
  trial_used: { status: 409, sentence: 'Paket Trial hanya dapat digunakan satu kali.' },
  package_running: { status: 409, sentence: 'Paket Anda masih aktif. Paket Trial hanya untuk akun tanpa paket aktif.' },
  order_not_found: { status: 404, sentence: 'Pesanan tidak ditemukan.' },
  bad_signature: { status: 403, sentence: 'Tanda tangan notifikasi tidak valid.' },
  payment_away: {
    status: 503,
    sentence: 'Layanan pembayaran sedang tidak dapat dihubungi. Mohon coba lagi beberapa saat lagi.',
    retryAfterSeconds: 60,
  },
  payment_closed: { status: 503, sentence: 'Pembayaran belum tersedia. Silakan hubungi dukungan.' },

  // the bot and its chats
  qr_gone: { status: 404, sentence: 'Kode QR sudah kedaluwarsa. Muat ulang status bot.' },
  passkey_not_asked: {
    status: 409,
    sentence: 'WhatsApp sedang tidak menunggu passkey. Hubungkan lagi, lalu ikuti langkah passkey yang baru.',
  },
  passkey_spent: {
    status: 410,
    sentence: 'Izin ini sudah dipakai atau kedaluwarsa. Di halaman Bot, tekan tombol passkey sekali lagi.',
  },
  passkey_unfit: { status: 422, sentence: ({ why }: { why: string }) => why },
  passkey_helper_old: {
    status: 409,
    sentence: 'Pembantu Passkey di browser Anda versi lama. Unduh versi baru dari halaman Bot, lalu coba lagi.',
  },
  passkey_away: { status: 503, sentence: `Jawaban belum sampai ke WhatsApp. ${soon}`, retryAfterSeconds: 5 },
  phone_invalid: { status: 400, sentence: 'Nomor notifikasi tidak valid. Isi dengan angka, contoh 62812234567890.' },
  phone_not_on_whatsapp: {
    status: 400,
    sentence: ({ digits }: { digits: string }) =>
      `Nomor ${formatPhone(digits)} tidak terdaftar di WhatsApp. Periksa kembali nomornya, lalu simpan lagi.`,
  },
  new_chat_own_number: { status: 400, sentence: 'Ini nomor bot Anda sendiri. Isi nomor pelanggan.' },
  new_chat_offline: { status: 409, sentence: 'Bot sedang tidak terhubung ke WhatsApp. Hubungkan dulu di halaman Bot, lalu kirim lagi.' },
  new_chat_unchecked: { status: 503, sentence: `WhatsApp belum menjawab apakah nomor ini terdaftar. ${soon}`, retryAfterSeconds: 10 },
  new_chat_not_on_whatsapp: {
    status: 400,
    sentence: ({ digits }: { digits: string }) => `Nomor ${formatPhone(digits)} tidak terdaftar di WhatsApp. Periksa kembali nomornya.`,
  },
  new_chat_restricted: {
    status: 409,
    sentence: ({ until }: { until: Date | null }) =>
      `WhatsApp membatasi nomor bot untuk memulai chat baru ${untilWords(until, 'dan tidak menyebut sampai kapan')}. Chat yang sudah ada tetap bisa dibalas.`,
  },
  new_chat_spent: {
    status: 409,
    sentence: ({ until }: { until: Date | null }) =>
      `Jatah chat baru dari WhatsApp hampir habis. Supaya nomor Anda aman, chat baru ditahan ${untilWords(until, 'sampai WhatsApp memperbarui jatahnya')}.`,
  },
  new_chat_ramp: {
    status: 409,
    sentence: ({ limit }: { limit: number }) =>
      `Nomor bot baru dihubungkan, jadi paling banyak ${limit} chat baru dalam 24 jam, termasuk follow-up, supaya WhatsApp tidak membatasinya. Coba lagi besok, batas ini naik setiap hari.`,
  },
  blacklist_full: { status: 400, sentence: 'Daftar nomor dikecualikan sudah penuh. Hapus nomor lama terlebih dahulu.' },
  message_unknown: { status: 404, sentence: 'Pesan ini tidak ditemukan. Mohon refresh halaman.' },
  contact_unknown: { status: 404, sentence: 'Kontak tidak ditemukan. Mohon refresh halaman.' },
  export_too_large: {
    status: 400,
    sentence: `Data Anda terlalu banyak untuk satu berkas Excel (paling banyak ${new Intl.NumberFormat('id-ID').format(limits.exportedRowsMax)} baris). Unduh sebagai CSV.`,
  },
  quick_replies_full: {
    status: 400,
    sentence: `Balasan cepat sudah ${limits.quickRepliesMax}. Hapus yang tidak dipakai, lalu coba lagi.`,
  },
  quick_reply_photo: { status: 400, sentence: 'Foto ini tidak ditemukan. Pilih lagi fotonya.' },
  quick_reply_gone: { status: 404, sentence: 'Balasan cepat ini sudah dihapus. Mohon refresh halaman.' },
  file_gone: { status: 404, sentence: 'Lampiran tidak tersedia lagi di WhatsApp. Minta pelanggan mengirimnya lagi.' },
  photo_unusable: { status: 422, sentence: ({ why }: { why: string }) => why },
  document_unusable: { status: 422, sentence: ({ why }: { why: string }) => why },
  photos_full: {
    status: 400,
    sentence: `Foto yang diunggah sudah ${limits.photoUploadsMax}. Hapus baris foto lama dari daftar produk dan simpan, lalu unggah lagi.`,
  },
  storage_full: {
    status: 400,
    sentence: 'Penyimpanan berkas akun Anda penuh. Hapus foto produk yang tidak dipakai atau tunggu berkas lama terhapus, lalu coba lagi.',
  },
  storage_away: {
    status: 503,
    sentence:
      'Berkas belum bisa disimpan karena penyimpanan server sedang penuh atau terganggu. Balasan teks tetap berjalan. Coba lagi nanti.',
  },
  answer_unknown: { status: 404, sentence: 'Jawaban ini sudah tidak ada. Muat ulang daftarnya.' },
  knowledge_full: {
    status: 400,
    sentence: `Tanya jawab sudah penuh (${new Intl.NumberFormat('id-ID').format(limits.knowledgeMax)}). Hapus yang lama terlebih dahulu.`,
  },
  question_unknown: { status: 404, sentence: 'Pertanyaan ini tidak ditemukan. Muat ulang chatnya.' },
  question_not_kept: {
    status: 400,
    sentence:
      'Pertanyaan ini belum bisa diingat. Tulis pertanyaannya dengan kata-kata Anda, atau matikan Ingat untuk pertanyaan berikutnya.',
  },
  question_ended: { status: 409, sentence: 'Pertanyaan ini sudah dijawab atau ditutup. Muat ulang chatnya.' },
  product_unknown: { status: 404, sentence: 'Produk ini sudah tidak ada. Muat ulang daftarnya.' },
  product_twice: { status: 409, sentence: 'Produk dengan nama ini sudah ada. Ubah produk itu, atau pakai nama lain.' },
  offer_unknown_goods: {
    status: 400,
    sentence: ({ goods }: { goods: string }) =>
      `Barang "${goods}" tidak ada di daftar produk. Tulis nama produk atau kategori persis seperti di daftar.`,
  },
  import_gone: { status: 404, sentence: 'Impor ini sudah dibatalkan atau sudah lebih dari 7 hari. Muat ulang halaman ini.' },
  import_open: {
    status: 409,
    sentence: 'Masih ada harga yang perlu Anda pastikan. Jawab dulu di daftar impor, lalu coba lagi.',
  },
  products_none: {
    status: 400,
    sentence: 'Tidak ada produk yang bisa diimpor. Tulis satu produk per baris dan perbaiki baris yang salah, lalu coba lagi.',
  },
  file_unusable: { status: 422, sentence: ({ why }: { why: string }) => why },
  products_full: {
    status: 400,
    sentence: `Daftar produk sudah penuh (${new Intl.NumberFormat('id-ID').format(limits.productsMax)} produk). Hapus produk lama terlebih dahulu.`,
  },
  file_late: { status: 503, sentence: 'Lampiran belum dapat dimuat. Mohon coba lagi.' },
  superseded: { status: 409, sentence: 'Pencarian ini digantikan oleh pencarian yang lebih baru.' },
  follow_up_gone: { status: 404, sentence: 'Follow-up ini sudah terkirim atau dibatalkan. Mohon refresh halaman.' },
  follow_up_empty: { status: 400, sentence: 'Belum ada teks untuk hari ini. Tulis teksnya atau aktifkan mode AI, simpan, lalu coba lagi.' },
  own_number_missing: {
    status: 400,
    sentence: 'Isi nomor notifikasi di halaman Bot terlebih dahulu: contoh dikirim ke nomor itu.',
  },
  notice_gone: { status: 404, sentence: 'Pemberitahuan ini tidak ada lagi. Mohon refresh halaman.' },
  closing_gone: { status: 404, sentence: 'Closing ini tidak ada lagi. Mohon refresh halaman.' },
  bot_offline: { status: 409, sentence: 'Bot sedang offline. Jalankan bot di halaman Bot, lalu coba lagi.' },
  nothing_asked: { status: 400, sentence: 'Tulis pesan terlebih dahulu.' },
  place_unknown: { status: 400, sentence: 'Kecamatan ini bukan salah satu pilihan. Muat ulang halaman, lalu pilih lagi.' },
  shipping_away: {
    status: 503,
    sentence: 'Layanan ongkir sedang tidak dapat dihubungi. Tulisan Anda tetap tersimpan; silakan pilih lagi beberapa saat lagi.',
    retryAfterSeconds: 60,
  },
  sample_shops_closed: {
    status: 404,
    sentence: 'Uji coba di halaman depan sedang ditutup. Daftar gratis untuk mencoba dengan usaha Anda sendiri.',
  },
  llm_failed: { status: 503, sentence: 'AI sedang tidak dapat menjawab. Mohon coba lagi sebentar lagi.' },

  // server errors
  too_slow: { status: 503, sentence: `Permintaan ini terlalu lama dikerjakan. ${soon}`, retryAfterSeconds: 5 },
  unavailable: { status: 503, sentence: `Layanan sedang terganggu. ${soon}`, retryAfterSeconds: 5 },
  broken: { status: 500, sentence: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** Facts that an error's sentence contains; `undefined` for a fixed sentence. */
export type ErrorFacts<Code extends ErrorCode> = (typeof errors)[Code]['sentence'] extends (facts: infer Facts) => string
  ? Facts
  : undefined;
/** Errors with a fixed sentence. */
export type PlainErrorCode = { [Code in ErrorCode]: ErrorFacts<Code> extends undefined ? Code : never }[ErrorCode];
