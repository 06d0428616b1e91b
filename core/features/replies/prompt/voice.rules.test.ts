import { expect, test } from '@jest/globals';
import { AddressForm, Tone } from '#contracts/values/bot/voice';
import { voiceText } from './voice.rules.js';

test('says nothing where the training text decides', () => {
  expect(voiceText({ shopName: ' ', addressForm: 'text', tone: 'text' })).toBe('');
});

test('has the name, the form of address and the tone in separate lines', () => {
  expect(voiceText({ shopName: ' Toko Sari ', addressForm: 'bapak-ibu', tone: 'formal' }).split('\n')).toEqual([
    'Nama toko: Toko Sari',
    expect.stringContaining('"Bapak/Ibu"'),
    expect.stringContaining('tanpa emoji'),
  ]);
});

test('has other words for each choice', () => {
  const all = [
    ...AddressForm.options.map((addressForm) => voiceText({ shopName: '', addressForm, tone: 'text' })),
    ...Tone.options.map((tone) => voiceText({ shopName: '', addressForm: 'text', tone })),
  ].filter((text) => text !== '');
  expect(new Set(all).size).toBe(AddressForm.options.length + Tone.options.length - 2);
});

test.each<[AddressForm, Tone, RegExp]>([
  ['kak', 'text', /"Kak"\.$/],
  ['bapak-ibu', 'text', /"Bapak" atau "Ibu"/],
  ['mas-mbak', 'text', /"Mas" atau "Mbak"/],
  ['bunda', 'text', /"Bunda"/],
  ['sis', 'text', /"Sis"/],
  ['text', 'casual', /santai dan akrab/],
  ['text', 'polite', /sopan dan ramah/],
  ['text', 'formal', /resmi/],
])('the form of address %s and the tone %s are told by their words', (addressForm, tone, words) => {
  expect(voiceText({ shopName: '', addressForm, tone })).toMatch(words);
});
