import { describe, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import {
  callReplyFromWire,
  hoursFromWire,
  presentHours,
  presentPrompts,
  presentReplySettings,
  presentVersion,
  promptsFromWire,
  replySettingsFromWire,
  sameWordsFromWire,
  secretFromWire,
  voiceFromWire,
} from './prompts.present.js';

describe('the settings on the wire', () => {
  test('empty goes out and comes in as default', () => {
    const empty = { prompt: '', secondaryPrompt: '', senderDistrict: '', notificationNumber: '' };
    const wire = { prompt: 'default', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' };
    expect(presentPrompts(empty)).toEqual(wire);
    expect(promptsFromWire(wire)).toEqual(empty);
  });

  test('the number carries the suffix outside and is digits inside', () => {
    expect(promptsFromWire({ nomor_notifikasi: '62812234567890@c.us' })).toEqual({ notificationNumber: '62812234567890' });
    expect(promptsFromWire({ nomor_notifikasi: '0812-3456-7890' })).toEqual({ notificationNumber: '6281234567890' });
    expect(
      presentPrompts({ prompt: 'a', secondaryPrompt: 'b', senderDistrict: 'c', notificationNumber: '6281234567890' }).nomor_notifikasi,
    ).toBe('6281234567890@c.us');
  });

  test('a value that is no number is refused', () => {
    expect(() => promptsFromWire({ nomor_notifikasi: '12' })).toThrow(expect.objectContaining({ code: 'phone_invalid' }));
  });

  test('an absent field stays as it is', () => {
    expect(promptsFromWire({ prompt: ' Halo ' })).toEqual({ prompt: 'Halo' });
  });
});

/** Postgres stores no NUL, and blanks around a text mean nothing. */
const written = ' a\0b \n';
test.each<[string, object, object]>([
  ['the training text', promptsFromWire({ prompt: written }), { prompt: 'ab' }],
  ['the product list', promptsFromWire({ secondary_prompt: written }), { secondaryPrompt: 'ab' }],
  ['the kecamatan', promptsFromWire({ alamat: written }), { senderDistrict: 'ab' }],
  ['the answer to calls', callReplyFromWire({ text: written }), { callReply: 'ab' }],
  ['the secret', secretFromWire({ text: written }), { secret: 'ab' }],
  ['the same words', sameWordsFromWire({ text: written }), { sameWords: 'ab' }],
  ['the words for an empty quota', replySettingsFromWire({ quotaReply: written }), { quotaReply: 'ab' }],
  ['the name of the shop', voiceFromWire({ shopName: ' Toko\0 \n Sari ' }), { shopName: 'Toko Sari' }],
])('%s is stored without what is not part of it, and nothing else changes', (_what, read, stored) => {
  expect(read).toEqual(stored);
});

test('a number that may be of two countries is asked about', () => {
  expect(() => promptsFromWire({ nomor_notifikasi: '85291234567' })).toThrow(expect.objectContaining({ code: 'invalid' }));
  expect(promptsFromWire({ nomor_notifikasi: '' })).toEqual({ notificationNumber: '' });
});

test('settings that are numbers or choices are taken as they are, and those that are absent stay', () => {
  const numbers = { takeoverMinutes: 30, sendsPerMinute: 10, typingMsPerCharacter: 40 };
  expect(replySettingsFromWire(numbers)).toEqual(numbers);
  expect(presentReplySettings({ quotaReply: 'Sebentar', ...numbers })).toEqual({ quotaReply: 'Sebentar', ...numbers });
  expect(voiceFromWire({ addressForm: 'kak', tone: 'casual' })).toEqual({ addressForm: 'kak', tone: 'casual' });
  expect(voiceFromWire({ shopName: '' })).toEqual({ shopName: '' });
});

describe('the hours of a bot', () => {
  const day = { opens: '08:00', closes: '17:00' };
  const week = [day, null, null, null, null, null, null];
  const stored = { answersWhen: 'unanswered', answersAfterMinutes: 15, openingHours: week, timeZone: 'WITA' } as const;

  test('go out as they are stored, and come in so', () => {
    expect(presentHours(stored, 'WIB')).toEqual({ when: 'unanswered', afterMinutes: 15, hours: week, zone: 'WITA' });
    expect(hoursFromWire({ when: 'unanswered', afterMinutes: 15, hours: week, zone: 'WITA' })).toEqual(stored);
  });

  test('are those of a shop that is always closed, in the zone that is known otherwise, until they are stored', () => {
    const shown = presentHours({ ...stored, openingHours: null, timeZone: null }, 'WIT');
    expect([shown.hours, shown.zone]).toEqual([Array(7).fill(null), 'WIT']);
  });

  test('of a page that does not know when the bot answers leave that as it is', () => {
    expect(hoursFromWire({ afterMinutes: 15, hours: week, zone: 'WIB' })).not.toHaveProperty('answersWhen');
  });
});

test('an earlier version shows its own texts, and a secret only when it had one', () => {
  const version = { id: 'v', botId: newId<BotId>(), prompt: 'a', secondaryPrompt: 'b', secret: '', replacedAt: new Date(0) };
  const shown = { id: 'v', prompt: 'a', secondary_prompt: 'b', replacedAt: '1970-01-01T00:00:00.000Z' };
  expect(presentVersion(version)).toEqual(shown);
  expect(presentVersion({ ...version, secret: 'c' })).toEqual({ ...shown, secret: 'c' });
});
