import { limits } from '#contracts/values/limits';
import { retention } from '#contracts/values/retention';
import { layOut, productName, type MailLink } from './mail-layout.rules.js';
import type { MailContent } from './mails.types.js';

const notYou =
  'Jika bukan Anda yang meminta, abaikan email ini. Jangan berikan kode kepada siapa pun, termasuk yang mengaku dari tim kami.';
const hello = (fullName: string) => `Halo ${fullName},`;
const lifetime = `Kode berlaku ${limits.otpLifetimeMinutes} menit dan hanya dapat dipakai satu kali.`;

const manyCodes =
  'Tombol "Daftar dari email ini" hanya perlu dipakai jika halaman daftar tidak mau mengirim kode lagi karena sudah terlalu banyak diminta. Jangan teruskan email ini.';

/** Greeting while the address is unverified: the mail must not contain a name that a stranger typed. */
const helloStranger = 'Halo,';

/**
 * The mail with the code that verifies the address of a registration.
 * @param again true when the address is being registered again, with another password than before.
 * @param url a page on which the reader of the mail can register when strangers have used up the codes of the
 * address; null in the first mails of a day.
 */
export function verifyOtpMail(code: string, packageName: string, { again, url }: { again: boolean; url: string | null }): MailContent {
  const thanks = 'Terima kasih sudah mendaftar. Masukkan kode OTP ini untuk memverifikasi email Anda:';
  const warning = [
    `Perhatian: email ini sedang didaftarkan lagi (${packageName}) dengan password yang berbeda dari pendaftaran sebelumnya. Jika bukan Anda yang mendaftar lagi, jangan masukkan kode ini di mana pun: kode dari pendaftaran Anda sendiri tetap berlaku.`,
    'Kode OTP ini hanya untuk pendaftaran yang baru:',
  ];
  return layOut({
    subject: `${code} adalah kode verifikasi ${productName}${again ? ' (didaftarkan lagi)' : ''}`,
    greeting: helloStranger,
    paragraphs: again ? warning : [thanks],
    code,
    after: [lifetime, notYou, ...(url === null ? [] : [manyCodes])],
    ...(url === null ? {} : { link: { text: 'Daftar dari email ini', url } }),
  });
}

/** The code that verifies the new address of an account. */
export function emailOtpMail(code: string): MailContent {
  return layOut({
    subject: `${code} adalah kode untuk mengganti email ${productName}`,
    greeting: helloStranger,
    paragraphs: ['Sebuah akun meminta alamat ini sebagai email barunya. Masukkan kode OTP ini di halaman Pengaturan untuk menyetujuinya:'],
    code,
    after: [lifetime, notYou],
  });
}

/** The code that permits a password reset. */
export function resetOtpMail(fullName: string, code: string): MailContent {
  return layOut({
    subject: `${code} adalah kode reset password ${productName}`,
    greeting: hello(fullName),
    paragraphs: ['Kami menerima permintaan untuk mengganti password akun Anda. Masukkan kode OTP ini:'],
    code,
    after: [lifetime, notYou],
  });
}

/**
 * Sent to the old address after the account changed to another one. `undoUrl` holds the secret that reverts
 * the change.
 */
export function emailChangedMail(fullName: string, newEmail: string, undoUrl: string): MailContent {
  return layOut({
    subject: `Email akun ${productName} Anda telah diganti`,
    greeting: hello(fullName),
    paragraphs: [
      `Email akun Anda telah diganti menjadi ${masked(newEmail)}. Alamat ini tidak lagi dapat dipakai untuk login.`,
      `Jika bukan Anda yang menggantinya, tekan tombol di bawah dalam ${retention.emailChangeDays} hari: email dikembalikan, semua perangkat dikeluarkan, dan Anda membuat password baru.`,
    ],
    link: { text: 'Bukan saya', url: undoUrl },
    after: ['Jangan teruskan email ini: siapa pun yang membuka linknya dapat mengambil alih akun.'],
  });
}

/** Sent to the old address after the change was reverted. */
export function emailRestoredMail(fullName: string): MailContent {
  return layOut({
    subject: `Email akun ${productName} Anda telah dikembalikan`,
    greeting: hello(fullName),
    paragraphs: ['Akun Anda kembali memakai alamat ini, password Anda sudah diganti, dan semua perangkat telah dikeluarkan.'],
  });
}

export function passwordChangedMail(fullName: string): MailContent {
  return layOut({
    subject: `Password akun ${productName} Anda telah diganti`,
    greeting: hello(fullName),
    paragraphs: [
      'Password akun Anda baru saja diganti dan semua perangkat lain telah dikeluarkan.',
      'Jika bukan Anda yang menggantinya, segera reset password lewat halaman Lupa Password.',
    ],
  });
}

/** Sent after a login with a browser that this account has not been used with before. */
export function newDeviceMail(fullName: string, login: { device: string; address: string; at: Date }, publicUrl: string): MailContent {
  const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' }).format(login.at);
  return layOut({
    subject: `Akun ${productName} Anda masuk dari perangkat baru`,
    greeting: hello(fullName),
    paragraphs: [
      'Akun Anda baru saja dibuka dari perangkat yang belum pernah dipakai sebelumnya:',
      `${login.device}\nAlamat IP ${login.address}\n${moment} WIB`,
      'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, keluarkan perangkat itu di Pengaturan Akun, lalu ganti password Anda.',
    ],
    link: { text: 'Buka Pengaturan Akun', url: `${publicUrl}/settings` },
  });
}

export function accountDeletedMail(fullName: string): MailContent {
  return layOut({
    subject: `Akun ${productName} Anda telah dihapus`,
    greeting: hello(fullName),
    paragraphs: [
      'Akun Anda beserta prompt, kontak dan riwayat chatnya telah dihapus. Bot sudah dihentikan dan perangkat tertaut dilepas dari WhatsApp.',
      'Terima kasih sudah memakai layanan kami.',
    ],
  });
}

/** A mail with a next step: notices, receipts. Line breaks in a paragraph are kept. */
export function noticeMail(subject: string, fullName: string, paragraphs: readonly string[], link: MailLink): MailContent {
  return layOut({ subject, greeting: hello(fullName), paragraphs, link });
}

/**
 * Hides most of an address: `tokosari@gmail.com` becomes `to***@gmail.com`. The owner recognises the address.
 * Other readers of the mail cannot write to it.
 */
function masked(email: string): string {
  return email.replace(/^([^@]{1,2})[^@]*/, '$1***');
}
