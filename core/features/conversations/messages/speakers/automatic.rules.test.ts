import { describe, expect, test } from '@jest/globals';
import { isAutomatic, type PhoneMessage } from './automatic.rules.js';

const greeting = 'Halo! Selamat datang di Toko Uji. Ada yang bisa kami bantu?';
const message = (more: Partial<PhoneMessage> = {}): PhoneMessage => ({
  ...{ kind: 'text', body: greeting, sinceMs: 1_000, fastElsewhere: 0, soonElsewhere: 0 },
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
    ['late, known from another chat', { sinceMs: 8_000, fastElsewhere: 1 }],
    ['late, the third chat with the same words', { sinceMs: 8_000, soonElsewhere: 2 }],
  ])('%s', (_when, more) => expect(isAutomatic(message(more))).toBe(true));
});

describe('a message of the shop’s phone', () => {
  test.each([10_001, 15_000, 3_600_000])('is a person’s, later than any phone sends it (%i ms)', (sinceMs) => {
    expect(isAutomatic(message({ sinceMs, fastElsewhere: 4, soonElsewhere: 4 }))).toBe(false);
  });

  test('is a person’s when nobody spoke before it', () => expect(isAutomatic(message({ sinceMs: Infinity }))).toBe(false));

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
