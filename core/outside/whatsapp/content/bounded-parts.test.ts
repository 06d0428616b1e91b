import { expect, test } from '@jest/globals';
import type { proto } from 'baileys';
import { albumIn } from './associations.js';
import { readContent } from './message-content.js';

/*
 * Repeated parts of one message, of which a modified client may send thousands. Only as many are parsed as WhatsApp's
 * own clients send.
 */

const bodyOf = (message: proto.IMessage): string => readContent(message)?.body ?? '';
const series = <Part>(count: number, partOf: (nth: number) => Part): Part[] => Array.from({ length: count }, (_, nth) => partOf(nth + 1));
const countIn = (text: string, word: RegExp): number => text.match(word)?.length ?? 0;

test.each([
  [0, 0],
  [1, 1],
  [99, 99],
  [100, 100],
  [101, 100],
  [4_000_000_000, 100],
])('an album that announces %i items has %i', (announced, count) => {
  expect(albumIn({ albumMessage: { expectedImageCount: announced } })).toBe(count);
  expect(albumIn({ albumMessage: { expectedVideoCount: announced } })).toBe(count);
});

test('ten cards of a message are read, and none within a card', () => {
  const cards = series(11, (nth) => ({ body: { text: `Kartu ${nth}.` }, carouselMessage: { cards: [{ body: { text: 'Dalam' } }] } }));
  const body = bodyOf({ interactiveMessage: { body: { text: 'Pilihan' }, carouselMessage: { cards } } });
  expect([countIn(body, /Kartu/g), body.includes('Kartu 10.'), body.includes('Dalam')]).toEqual([10, true, false]);
});

test.each<[string, (count: number) => proto.IMessage]>([
  [
    'a flow',
    (count) => ({
      interactiveMessage: {
        body: { text: 'Pilihan' },
        nativeFlowMessage: {
          buttons: series(count, (nth) => ({ name: 'quick_reply', buttonParamsJson: JSON.stringify({ display_text: `Tombol ${nth}.` }) })),
        },
      },
    }),
  ],
  [
    'a message',
    (count) => ({
      buttonsMessage: { contentText: 'Pilihan', buttons: series(count, (nth) => ({ buttonText: { displayText: `Tombol ${nth}.` } })) },
    }),
  ],
])('fifteen buttons of %s are read', (_of, messageWith) => {
  expect(countIn(bodyOf(messageWith(15)), /Tombol/g)).toBe(15);
  const body = bodyOf(messageWith(16));
  expect([countIn(body, /Tombol/g), body.includes('Tombol 15.')]).toEqual([15, true]);
});

test('the fields of a form are read to the fourth level, and deeper ones as they were sent', () => {
  const form = { satu: { dua: { tiga: { empat: { lima: 'x' } } } }, nama: 'Budi' };
  const body = bodyOf({
    interactiveResponseMessage: { body: { text: 'Sent' }, nativeFlowResponseMessage: { name: 'flow', paramsJson: JSON.stringify(form) } },
  });
  expect(body).toBe('Jawaban formulir:\nempat: {"lima":"x"}\nnama: Budi');
});
