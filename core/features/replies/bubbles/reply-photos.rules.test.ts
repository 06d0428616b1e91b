import { describe, expect, test } from '@jest/globals';
import { arrangeBubbles } from './reply-photos.rules.js';

const photo = (name: string, id = name) => ({ name, id, width: 1, height: 1 });
const shown = (answer: string, ...photos: ReturnType<typeof photo>[]) =>
  arrangeBubbles(answer, photos).map(({ body, photo: one }) => (one ? `[${one.id}] ${body}` : body));

test('a photo is sent between the texts, after the one that names it', () => {
  expect(
    shown('Ini Kopi Gayo ya Kak.\n\nDan ini teh melati.\n\nMau yang mana?', photo('Teh Melati'), photo('Kopi Gayo 250g', 'gayo')),
  ).toEqual(['Ini Kopi Gayo ya Kak.', '[gayo] Kopi Gayo 250g', 'Dan ini teh melati.\n\nMau yang mana?', '[Teh Melati] Teh Melati']);
  expect(shown('Ini Kopi Gayo ya Kak.\n\nMau yang mana?', photo('Kopi Gayo 250g', 'gayo'))).toEqual([
    'Ini Kopi Gayo ya Kak.',
    '[gayo] Kopi Gayo 250g',
    'Mau yang mana?',
  ]);
});

test('one that is not named comes after the first text, and several of one product together', () => {
  expect(shown('Boleh Kak, ini fotonya.\n\nMau pesan?', photo('Gamis', 'a'), photo('Gamis', 'b'))).toEqual([
    'Boleh Kak, ini fotonya.',
    '[a] Gamis',
    '[b] Gamis',
    'Mau pesan?',
  ]);
});

test('half of the words of its name are enough, and texts before and after it stay together', () => {
  expect(shown(' \n\nHalo.\n \nIni gayo.\n\nEnak.\n\nMau?', photo('Kopi Gayo'))).toEqual([
    'Halo.\n\nIni gayo.',
    '[Kopi Gayo] Kopi Gayo',
    'Enak.\n\nMau?',
  ]);
  expect(shown(' \n\nHalo.\n\nIni gayo.', photo('Kopi Gayo Asli'))).toEqual(['Halo.', '[Kopi Gayo Asli] Kopi Gayo Asli', 'Ini gayo.']);
  expect(shown('Halo.\n\nMau?', photo('🙂'))).toEqual(['Halo.', '[🙂] 🙂', 'Mau?']);
});

test('photos without a word, and words without a photo', () => {
  expect(shown('', photo('Gamis', 'a'))).toEqual(['[a] Gamis']);
  expect(shown('---', photo('Gamis', 'a'))).toEqual(['[a] Gamis']);
  expect(shown('Halo.\n\nApa kabar?')).toEqual(['Halo.\n\nApa kabar?']);
});

describe('texts and photos share the four bubbles of an answer', () => {
  const paragraph = (at: number): string => `Kaos ${at} ${'bahannya adem dan nyaman dipakai '.repeat(9)}`.trim();
  const long = Array.from({ length: 12 }, (_, at) => paragraph(at)).join('\n\n');

  test.each([1, 2, 3])('%i photos', (count) => {
    const photos = Array.from({ length: count }, (_, at) => photo(`Kaos ${at * 4}`));
    const bubbles = arrangeBubbles(long, photos);
    expect(bubbles).toHaveLength(4);
    expect(bubbles.filter(({ photo: one }) => one !== null).map(({ body }) => body)).toEqual(photos.map(({ name }) => name));
    const texts = bubbles.filter(({ photo: one }) => one === null).map(({ body }) => body);
    expect(texts.join('\n\n')).toBe(long);
  });

  test('more photos than bubbles come behind one text', () => {
    const photos = [0, 2, 4, 6, 8].map((at) => photo(`Kaos ${at}`));
    expect(shown('Ini Kaos 0.\n\nIni Kaos 2.\n\nIni Kaos 4.', ...photos)).toEqual([
      'Ini Kaos 0.\n\nIni Kaos 2.\n\nIni Kaos 4.',
      ...photos.map(({ name }) => `[${name}] ${name}`),
    ]);
  });
});
