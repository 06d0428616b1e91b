import { expect, test } from '@jest/globals';
import { contactText } from './contact-cards.js';

const shown = (...lines: string[]): string =>
  contactText({ displayName: 'Ani', vcard: ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ani', ...lines, 'END:VCARD'].join('\r\n') });

test.each([
  ['TEL:(021) 555-1234', '(021) 555-1234'],
  ['TEL:+62 812\u20113456\u20117890', '+62 812-3456-7890'],
  ['TEL:\u00A0+62\u00A0812 3456 7890', '+62 812 3456 7890'],
  ['TEL:\u202A+62 812 3456 7890\u202C', '+62 812 3456 7890'],
  ['TEL:0812\u200B34567890', '081234567890'],
  ['TEL:0812/3456/7890', '0812/3456/7890'],
  ['TEL:0812.3456.7890', '0812.3456.7890'],
  ['TEL:０８１２ 3456', '0812 3456'],
  ['TEL;VALUE=uri:tel:+62-811-1;ext=102', '+62-811-1'],
  ['item1.TEL;type=pref:021 7654321', '021 7654321'],
  ['TEL;type=CELL;waid=6281234567890:+62 812-3456-7890', '6281234567890'],
])('the number of %j is read', (line, number) => {
  expect(shown(line)).toBe(`Ani ${number}`);
});

test.each<[string[], string]>([
  [['TEL;waid=62811111111:+62 811-111-111', 'TEL;waid=62822222222:+62 822-222-222'], '62811111111, 62822222222'],
  [['TEL;waid=62811111111:+62 811-111-111', 'TEL;type=WORK:(021) 555-1234'], '62811111111, (021) 555-1234'],
  [['TEL;type=WORK:(021) 555-1234', 'TEL;waid=62811111111:+62 811-111-111'], '(021) 555-1234, 62811111111'],
  [['TEL:0812 3456', 'TEL;type=HOME:0812-3456'], '0812-3456'],
])('each number of a card is read: %j', (lines, numbers) => {
  expect(shown(...lines)).toBe(`Ani ${numbers}`);
});

test.each([null, ''])('a card whose sender names nobody (%j) has the name within it', (displayName) => {
  expect(contactText({ displayName, vcard: 'BEGIN:VCARD\r\nFN:Ani\r\nTEL:0812 3456\r\nEND:VCARD' })).toBe('Ani 0812 3456');
});

test('of many numbers the first ten are shown', () => {
  const lines = Array.from({ length: 50 }, (_, at) => `TEL:0812000${100 + at}`);
  expect(shown(...lines).split(', ')).toHaveLength(10);
});

test.each(['TEL:', 'TEL:-', 'TEL:tanya Budi', 'NOTE:0812 3456 7890', 'X-TELEFON:0812 3456 7890'])('no number is read from %j', (line) => {
  expect(shown(line)).toBe('Ani');
});

test.each([
  ['Ani Toko', 'FN:Ani', 'Ani Toko 0812'],
  ['', 'FN:Ani', 'Ani 0812'],
  [null, 'FN:Ani', 'Ani 0812'],
  ['', 'N:Ani;;;;', '0812'],
])('a card called %j with the line %j is shown as %j', (displayName, line, text) => {
  const vcard = ['BEGIN:VCARD', 'VERSION:3.0', line, 'TEL:0812', 'END:VCARD'].join('\r\n');
  expect(contactText({ displayName, vcard })).toBe(text);
});
