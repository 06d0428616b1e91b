import { expect, test } from '@jest/globals';
import {
  accountDeletedMail,
  emailChangedMail,
  emailOtpMail,
  emailRestoredMail,
  newDeviceMail,
  noticeMail,
  passwordChangedMail,
  resetOtpMail,
  verifyOtpMail,
} from './mails.texts.js';
import type { MailContent } from './mails.types.js';

/* The content of each mail: who is addressed, what happened, and what to do next. */

const url = 'https://panel.test/x#secret';
const login = { device: 'Chrome di Android', address: '10.1.2.3', at: new Date('2026-11-25T18:30:00Z') };
const verify = (again: boolean, link: string | null) => verifyOtpMail('123456', 'Paket Basic', { again, url: link });
const keepSecret = 'Jangan berikan kode kepada siapa pun';

interface Told {
  readonly mail: MailContent;
  readonly subject: RegExp;
  readonly greeting: 'Halo,' | 'Halo Sari,';
  readonly says: readonly string[];
  readonly never?: readonly string[];
}

const mails: Readonly<Record<string, Told>> = {
  'a registration': {
    mail: verify(false, null),
    subject: /^123456 adalah kode verifikasi Whatsapp Bot AI$/,
    greeting: 'Halo,',
    says: ['Terima kasih sudah mendaftar', '\n\n    123456\n\n', 'berlaku 10 menit dan hanya dapat dipakai satu kali', keepSecret],
    never: ['Perhatian', 'Daftar dari email ini'],
  },
  'a registration that is made again': {
    mail: verify(true, null),
    subject: /^123456 .*\(didaftarkan lagi\)$/,
    greeting: 'Halo,',
    says: ['Perhatian: email ini sedang didaftarkan lagi (Paket Basic)', 'jangan masukkan kode ini', '    123456', keepSecret],
    never: ['Terima kasih sudah mendaftar'],
  },
  'a registration of a mailbox with many codes': {
    mail: verify(false, url),
    subject: /^123456 adalah kode verifikasi/,
    greeting: 'Halo,',
    says: [`Daftar dari email ini: ${url}`, 'terlalu banyak diminta', 'Jangan teruskan email ini'],
  },
  'a new address': {
    mail: emailOtpMail('123456'),
    subject: /^123456 adalah kode untuk mengganti email/,
    // the reader may be a stranger
    greeting: 'Halo,',
    says: ['meminta alamat ini sebagai email barunya', '    123456', 'berlaku 10 menit', keepSecret],
  },
  'a forgotten password': {
    mail: resetOtpMail('Sari', '123456'),
    subject: /^123456 adalah kode reset password/,
    greeting: 'Halo Sari,',
    says: ['mengganti password akun Anda', '    123456', 'berlaku 10 menit', keepSecret],
  },
  'a changed address': {
    mail: emailChangedMail('Sari', 'tokosari@gmail.com', url),
    subject: /^Email akun .* telah diganti$/,
    greeting: 'Halo Sari,',
    says: ['diganti menjadi to***@gmail.com', 'dalam 7 hari', `Bukan saya: ${url}`, 'Jangan teruskan email ini'],
    never: ['tokosari'],
  },
  'an address that is restored': {
    mail: emailRestoredMail('Sari'),
    subject: /^Email akun .* telah dikembalikan$/,
    greeting: 'Halo Sari,',
    says: ['kembali memakai alamat ini', 'password Anda sudah diganti', 'semua perangkat telah dikeluarkan'],
  },
  'a changed password': {
    mail: passwordChangedMail('Sari'),
    subject: /^Password akun .* telah diganti$/,
    greeting: 'Halo Sari,',
    says: ['semua perangkat lain telah dikeluarkan', 'Lupa Password'],
  },
  'a new device': {
    mail: newDeviceMail('Sari', login, 'https://panel.test'),
    subject: /masuk dari perangkat baru$/,
    greeting: 'Halo Sari,',
    says: ['Chrome di Android\nAlamat IP 10.1.2.3\n26 November 2026', '01.30 WIB', 'Buka Pengaturan Akun: https://panel.test/settings'],
  },
  'a deleted account': {
    mail: accountDeletedMail('Sari'),
    subject: /^Akun .* telah dihapus$/,
    greeting: 'Halo Sari,',
    says: ['prompt, kontak dan riwayat chatnya telah dihapus'],
  },
  'a notice': {
    mail: noticeMail('Kuota habis', 'Sari', ['Satu\ndua', 'tiga'], { text: 'Lihat paket', url }),
    subject: /^Kuota habis$/,
    greeting: 'Halo Sari,',
    says: ['Satu\ndua\n\ntiga\n\n', `Lihat paket: ${url}`],
  },
};

test.each(Object.entries(mails))('the mail about %s says what its reader needs', (_what, { mail, subject, greeting, says, never = [] }) => {
  expect(mail.subject).toMatch(subject);
  expect(mail.text.split('\n\n')[0]).toBe(greeting);
  for (const part of says) expect(mail.text).toContain(part);
  for (const part of never) expect(mail.text).not.toContain(part);
});

test('only a mail with a code has a code, and only a mail with a next step has a link', () => {
  const having = (pattern: RegExp) => Object.keys(mails).filter((name) => pattern.test(mails[name]!.mail.html));
  const codes = having(/letter-spacing:8px/);
  expect(codes).toEqual(Object.keys(mails).filter((name) => mails[name]!.mail.subject.startsWith('123456 ')));
  expect(having(/<a href=/)).toEqual(['a registration of a mailbox with many codes', 'a changed address', 'a new device', 'a notice']);
});

test.each([
  ['a@toko.id', 'a***@toko.id'],
  ['ab@toko.id', 'ab***@toko.id'],
  ['abcdef@mail.toko.id', 'ab***@mail.toko.id'],
])('the new address %s is told as %s', (address, told) => {
  expect(emailChangedMail('Sari', address, url).text).toContain(`diganti menjadi ${told}.`);
});
