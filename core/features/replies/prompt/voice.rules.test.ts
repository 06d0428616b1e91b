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
