import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tryOut } from '#contracts/http/bot/try-out';
import { splitBubbles, upToLastSentence } from './reply-bubbles.rules.js';
import { runs } from '../../../../test/support/runs.js';

describe('bubbles', () => {
  test('a short answer is one, whatever its paragraphs', () => {
    expect(splitBubbles('Halo Kak!\n\nAda yang bisa dibantu?')).toEqual(['Halo Kak!\n\nAda yang bisa dibantu?']);
  });

  test('a long answer is cut at paragraphs, in order, at most four', () => {
    const paragraph = (n: number) => `${n} ${'kata '.repeat(50).trim()}`;
    expect(splitBubbles([1, 2, 3].map(paragraph).join('\n\n')).map((one) => one[0])).toEqual(['1', '2', '3']);
    const many = splitBubbles(Array.from({ length: 9 }, (_, at) => paragraph(at + 1)).join('\n\n'));
    expect(many).toHaveLength(4);
    expect(many.at(-1)).toContain('9 kata');
  });

  test('short paragraphs stay together', () => {
    const list = Array.from({ length: 8 }, (_, at) => `- Produk ${at + 1}: Rp 10.000`).join('\n');
    expect(splitBubbles(`Ini daftar produk kami ya Kak, silakan dipilih dulu mana yang cocok:\n\n${list}`)).toHaveLength(1);
  });

  test('paragraphs stay together up to four hundred characters', () => {
    const [one, other] = ['a'.repeat(198), 'b'.repeat(200)];
    expect(splitBubbles(`${one}\n \t\n  ${other}\n`)).toEqual([`${one}\n\n${other}`]);
    expect(splitBubbles(`${one}\n\n${other}b`)).toEqual([one, `${other}b`]);
  });

  test('lines of one paragraph are not parted', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `baris ${at}`).join('\n');
    expect(splitBubbles(lines)).toEqual([lines]);
  });

  test.each<[string, string, string[]]>([
    ['what just fits is one', 'a'.repeat(4_000), ['a'.repeat(4_000)]],
    ['at a space', `${'a'.repeat(2_001)}  ${'b'.repeat(3_000)}`, ['a'.repeat(2_001), 'b'.repeat(3_000)]],
    ['but not so early', `${'a'.repeat(2_000)} ${'b'.repeat(3_000)}`, [`${'a'.repeat(2_000)} ${'b'.repeat(1_999)}`, 'b'.repeat(1_001)]],
    ['where there is none', 'a'.repeat(4_001), ['a'.repeat(4_000), 'a']],
  ])('a text too long for WhatsApp is cut: %s', (_, text, bubbles) => {
    expect(splitBubbles(text)).toEqual(bubbles);
  });

  test('nothing but white space is no bubble', () => {
    expect(splitBubbles(' \n\n \n')).toEqual([]);
  });

  test('a novel goes on in further ones, each short enough for WhatsApp, and no word is lost', () => {
    const paragraphs = [9_000, 3_900, 3_900, 3_900, 3_900, 3_900, 3_900].map((chars, at) => `${at} kata `.repeat(chars / 7).trim());
    const bubbles = splitBubbles(paragraphs.join('\n\n'));
    expect(Math.max(...bubbles.map((bubble) => bubble.length))).toBeLessThanOrEqual(4_000);
    expect(bubbles.join(' ').split(/\s+/)).toEqual(paragraphs.join(' ').split(/\s+/));
  });

  test('whatever a model writes: never empty, never too long for WhatsApp, and no word is lost', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ', '1', '.'), minLength: 1, maxLength: 30 });
    const paragraph = fc.array(word, { minLength: 1, maxLength: 1_000 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 12 }), (paragraphs) => {
        const bubbles = splitBubbles(paragraphs.join('\n\n'));
        for (const bubble of bubbles) expect(bubble.trim().length).toBeGreaterThan(0);
        for (const bubble of bubbles) expect(bubble.length).toBeLessThanOrEqual(4_000);
        expect(bubbles.join(' ').split(/\s+/).filter(Boolean)).toEqual(paragraphs.join(' ').split(/\s+/).filter(Boolean));
      }),
      { numRuns: runs(50) },
    );
  });
});

test('an unfinished answer ends at its last whole sentence', () => {
  expect(upToLastSentence('Stok ada Kak. Harganya lima puluh ribu. Untuk pengi')).toBe('Stok ada Kak. Harganya lima puluh ribu.');
  expect(upToLastSentence(' Daftar:\n- Kaos \n- To ')).toBe('Daftar:\n- Kaos');
  expect(upToLastSentence('Ya! Bisa kirim hari ini juga kok Ka ')).toBe('Ya! Bisa kirim hari ini juga kok Ka');
  expect(upToLastSentence('Ada. Bisa kak')).toBe('Ada. Bisa kak');
  expect(upToLastSentence('Ada? Bisaka')).toBe('Ada? Bisaka');
  expect(upToLastSentence('Ada! Bisa')).toBe('Ada! Bisa');
  expect(upToLastSentence('Ada! Bis')).toBe('Ada!');
  expect(upToLastSentence('Tanpa akhir kalimat sama sekali')).toBe('Tanpa akhir kalimat sama sekali');
});

test('a bubble of any length is accepted among the lines of the next question in a try-out', () => {
  const words = 'Kaos hitam ukuran L, katun tebal. '.repeat(700);
  const bubbles = splitBubbles(`${'Halo Kak.\n\n'.repeat(80)}${words}`);
  expect(Math.max(...bubbles.map(({ length }) => length))).toBeGreaterThan(3_900);
  const lines = bubbles.map((body) => ({ role: 'bot', body }) as const);
  for (const route of [tryOut.send, tryOut.sampleShop])
    for (const line of lines) expect(route.body!.safeParse({ messages: [line, { role: 'lead', body: 'Ada?' }] }).success).toBe(true);
});
