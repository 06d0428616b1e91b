import { retention } from '#contracts/values/retention';
import { noticeMail } from '../../mails/mails.texts.js';
import type { MailContent } from '../../mails/mails.types.js';

/** The mail with the link to an export. */
export function exportMail(fullName: string, url: string): MailContent {
  return noticeMail(
    'Data akun Anda siap diunduh',
    fullName,
    [
      'Salinan semua data akun Anda sudah siap dalam satu berkas ZIP.',
      `Tombol di bawah hanya bisa dipakai satu kali, dalam ${retention.accountExportDays} hari, setelah Anda masuk ke panel. Sesudah itu berkasnya dihapus dari server kami.`,
      'Jika bukan Anda yang memintanya, segera ganti password Anda. Jangan teruskan email ini.',
    ],
    { text: 'Unduh data saya', url },
  );
}

export function exportFailedMail(fullName: string, url: string): MailContent {
  return noticeMail(
    'Data akun Anda belum bisa disiapkan',
    fullName,
    ['Salinan data akun Anda gagal disiapkan. Minta sekali lagi di Pengaturan Akun. Jika tetap gagal, hubungi dukungan kami.'],
    { text: 'Buka Pengaturan Akun', url },
  );
}

/** The text file in the archive that explains the others. */
export function readMe(at: Date, files: { readonly stored: number; readonly left: number }): string {
  const left =
    files.left === 0
      ? ''
      : `\r\n${files.left} berkas tidak dimuat karena ZIP ini sudah penuh. Berkas itu masih bisa dibuka di riwayat chat.\r\n`;
  return `Salinan data akun Whatsapp Bot AI, dibuat ${at.toISOString()}\r
\r
kontak.csv, pesan.csv  kontak dan isi chat, untuk dibuka dengan Excel\r
log-bot.txt            catatan kegiatan bot, baris terakhir\r
data/*.csv             semua data akun, satu berkas per tabel; tabel yang kosong tidak dimuat\r
berkas/                ${files.stored} foto dan lampiran chat; namanya sama dengan id di data/photos.csv dan data/chat_files.csv\r
bot-2/, bot-3/, ...    data bot kedua dan seterusnya, jika ada\r
${left}\r
Tidak dimuat: password, kode OTP, dan kunci WhatsApp, karena semuanya bisa dipakai untuk masuk sebagai Anda; juga salinan data\r
yang sudah ada di berkas lain.\r
`;
}
