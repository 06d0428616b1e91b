import { describe, expect, test } from '@jest/globals';
import { comparedText, isAutomatic, type PhoneMessage } from './automatic.rules.js';

const greeting = 'Halo! Selamat datang di Toko Uji. Ada yang bisa kami bantu?';
const message = (more: Partial<PhoneMessage> = {}): PhoneMessage => ({
  ...{ kind: 'text', body: greeting, sinceMs: 1_000, openMs: Infinity, fastElsewhere: 0, soonElsewhere: 0 },
  ...more,
});

describe('a message of the shop’s phone is the app’s', () => {
  test.each<[string, Partial<PhoneMessage>]>([
    ['at once', { sinceMs: 0 }],
    ['three seconds later', { sinceMs: 3_000 }],
    ['with a picture', { kind: 'image' }],
    ['as a picture without words', { kind: 'image', body: '', sinceMs: 1_000 }],
    ['in short words of a greeting', { body: 'Selamat datang di Kopi Ibu 👋', sinceMs: 1_000 }],
    [
      'without any word of a greeting, but long',
      { body: 'Kantor kami buka lagi besok pukul 08.00, pesan Anda kami simpan.', sinceMs: 2_000 },
    ],
    ['in short words of another language', { body: 'Sugeng rawuh ing Toko Ijo 🙏', sinceMs: 1_000 }],
    ['as an away text in everyday words', { body: 'Maaf, admin sedang istirahat 🙏', sinceMs: 2_000 }],
    ['in short English', { body: 'We are closed, be right with you', sinceMs: 1_000 }],
    ['late, known from another chat', { sinceMs: 8_000, fastElsewhere: 1 }],
    ['forty seconds later, known as the app’s from two other chats', { sinceMs: 40_000, fastElsewhere: 2 }],
    ['late, the third chat with the same words', { sinceMs: 8_000, soonElsewhere: 2 }],
    ['in Chinese, with few characters', { body: '您好，欢迎光临，请问需要什么？' }],
  ])('%s', (_when, more) => expect(isAutomatic(message(more))).toBe(true));

  test.each([
    'Halo kak, ada yg bisa dibantu?',
    'Hai kak, makasih sudah chat Toko Uji ya',
    'Makasih ya sudah menghubungi kami 🙏',
    'Trimakasih sudah chat kami',
    'Matur suwun sampun chat',
    'Maaf kak, toko kami sudah tutup 🙏',
    'Kami lagi off, balas besok ya kak',
    'Toko buka jam 08.00 - 17.00 WIB',
    'Pesan Anda sudah kami terima',
    'Mohon bersabar menunggu balasan admin',
    'Chat akan dibalas sesuai antrian',
    'Halo! Ini Toko Uji, langsung order saja ya',
    'Met datang di Toko Uji kak',
    'We will reply as soon as possible',
    '感谢您的留言，我们会尽快回复',
    'Selamat datang di Toko Uji',
  ])('in the everyday words of a greeting, until the third second of a chat that was idle: %s', (body) => {
    expect(isAutomatic(message({ body, sinceMs: 1_000 }))).toBe(true);
    for (const ms of [0, 1_000, 2_000, 3_000]) expect(isAutomatic(message({ body, sinceMs: ms, openMs: ms }))).toBe(true);
  });
});

describe('a message of the shop’s phone', () => {
  test.each([10_001, 15_000, 3_600_000])('is a person’s, later than any phone sends it (%i ms)', (sinceMs) => {
    expect(isAutomatic(message({ sinceMs, fastElsewhere: 1, soonElsewhere: 4 }))).toBe(false);
  });

  test.each([
    'Halo kak, ada yg bisa dibantu?',
    'Makasih sudah order ya kak',
    'Toko buka jam 08.00 - 17.00 WIB',
    'Maaf kak, hari ini kami sudah tutup',
  ])('is a person’s in the words of a greeting, fifteen seconds later: %s', (body) => {
    for (const sinceMs of [4_000, 15_000]) expect(isAutomatic(message({ body, sinceMs, openMs: sinceMs }))).toBe(false);
  });

  test.each([
    'Siap kak, saya cek dulu',
    'Saya sendiri yang membalas',
    'Halo Bu Ani, ini saya sendiri ya',
    'Kak Sri tidak pegang HP malam ini',
    'Makasih kak',
    'Sudah tutup kak',
  ])('is a person’s when it is short and greets nobody, also in a chat that was idle: %s', (body) =>
    expect(isAutomatic(message({ body, sinceMs: 0, openMs: 0 }))).toBe(false),
  );

  test.each([
    'Makasih kak sudah transfer',
    'Sudah kami kirim ya kak pesanannya',
    'Bukunya masih ada kak, mau berapa?',
    'Yang tutup botolnya sudah habis kak',
    'Pesan yang merah saja ya kak 2 biji',
  ])('is a person’s in words about the goods, in a running chat: %s', (body) =>
    expect(isAutomatic(message({ body, sinceMs: 1_000 }))).toBe(false),
  );

  test('is a person’s minutes later, also in the words of the app', () => {
    expect(isAutomatic(message({ sinceMs: 121_000, fastElsewhere: 5, soonElsewhere: 5 }))).toBe(false);
  });

  test('is a person’s when no message came before it', () => expect(isAutomatic(message({ sinceMs: Infinity }))).toBe(false));

  test.each(['ok', 'Ready kak', 'Ini Sari sendiri ya', 'Siap kak, nanti saya kirim fotonya ya'])(
    'is a person’s when it is short, however fast: %s',
    (body) => expect(isAutomatic(message({ body, sinceMs: 0 }))).toBe(false),
  );

  test('is a person’s when the same short words came everywhere', () => {
    expect(isAutomatic(message({ body: 'Siap kak', sinceMs: 5_000, fastElsewhere: 5, soonElsewhere: 5 }))).toBe(false);
  });

  test('is a person’s after five seconds, also in a second chat, while nothing proves the app', () => {
    expect(isAutomatic(message({ sinceMs: 5_000, soonElsewhere: 1 }))).toBe(false);
  });

  test('of a kind that the app cannot send is a person’s', () => {
    for (const kind of ['order', 'voice', 'sticker', 'location', 'contact'] as const)
      expect(isAutomatic(message({ kind, sinceMs: 0, fastElsewhere: 3 }))).toBe(false);
  });
});

describe('the same text in two chats', () => {
  test.each([
    ['Halo Budi, selamat datang di Toko Uji', 'Halo Siti Aminah, selamat datang di Toko Uji'],
    ['Halo Kak Budi! Ada yang bisa dibantu?', 'halo  kak Ni Luh Ayu! Ada yang bisa dibantu?'],
    ['Hai Budi 👋 Selamat datang', 'Hai Siti 👋 Selamat datang'],
    ['Selamat pagi Budi, pesan Anda kami terima', 'Selamat malam Bu Ani, pesan Anda kami terima'],
    ['Halo 👋 Budi, selamat datang di Toko Uji', 'Halo 👋 Siti, selamat datang di Toko Uji'],
    ['Halo *Budi*, selamat datang di Toko Uji', 'Halo *Siti Aminah*, selamat datang di Toko Uji'],
    ['Terima kasih Budi telah menghubungi Toko Uji', 'Terima kasih Siti Aminah telah menghubungi Toko Uji'],
    ['Halo! Terima kasih Budi sudah menghubungi kami', 'Halo! Terima kasih sudah menghubungi kami'],
    ['Thanks Budi for contacting Toko Uji', 'Thanks Siti for contacting Toko Uji'],
    ['Kepada Yth. Bapak Budi, pesan Anda kami terima', 'Kepada Yth. Ibu Ani, pesan Anda kami terima'],
    ['Selamat siang! Kami segera membalas', 'Selamat sore! Kami segera membalas'],
    ["Dear Mr. O'Neil, thanks for contacting us", 'Dear Ana-Maria, thanks for contacting us'],
  ])('%s · %s', (one, other) => expect(comparedText(one)).toBe(comparedText(other)));

  test.each([
    ['Halo Budi, barangnya sudah dikirim', 'Halo Budi, barangnya belum dikirim'],
    ['Budi, selamat datang', 'Siti, selamat datang'],
    ['Halo, selamat datang di Toko Uji', 'Halo, selamat datang di Kopi Ibu'],
    ['Harga kaos Budi, Rp 10.000', 'Harga kaos Siti, Rp 10.000'],
  ])('not %s · %s', (one, other) => expect(comparedText(one)).not.toBe(comparedText(other)));

  test('is found in bounded time', () => {
    expect(comparedText(`halo ${'a '.repeat(3_000)}`)).toContain('halo');
    expect(comparedText(`halo ${'a'.repeat(4_000)}`)).toContain('halo');
  });
});
