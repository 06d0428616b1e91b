import { describe, expect, test } from '@jest/globals';
import { viewOnceText } from '../../outside/whatsapp/unseen-texts.js';
import { repeatsWithoutEnd } from './repeats.rules.js';

const nowMs = Date.parse('2026-11-25T08:00:00Z');
type Line = Parameters<typeof repeatsWithoutEnd>[0][number];

/** A conversation with a fixed interval between messages; the last line is sent now. */
function talk(lines: readonly (readonly ['lead' | 'bot' | 'owner', string])[], everyMs = 31_000): Line[] {
  return lines.map(([sender, body], at) => ({
    sender,
    body,
    kind: 'text',
    origin: null,
    storedAtMs: nowMs - (lines.length - 1 - at) * everyMs,
  }));
}

/** Number of answers that a program gets when it sends these texts, one after each answer. */
function answersTo(textOf: (nth: number) => string, { everyMs = 31_000, most = 60 } = {}): number {
  const lines: (readonly ['lead' | 'bot', string])[] = [];
  for (let answers = 0; answers < most; answers += 1) {
    lines.push(['lead', textOf(answers)]);
    if (repeatsWithoutEnd(talk(lines, everyMs).slice(-80), nowMs)) return answers;
    lines.push(['bot', `Baik kak ${answers}`]);
  }
  return most;
}

const away = 'Terima kasih telah menghubungi kami. Kami akan membalas secepatnya.';

describe('words that come again and again', () => {
  test('end the answers at the third one in a row: at most four of ours with the first question’s', () => {
    expect(answersTo((nth) => (nth === 0 ? 'halo kak, ini produknya ada?' : away))).toBe(3);
    expect(answersTo((nth) => (nth % 2 ? `  ${away.toUpperCase()}!` : away))).toBe(2);
  });

  test('end them also when they contain a counter or a time', () => {
    expect(answersTo((nth) => `Nomor antrean Anda ${nth + 17}, mohon tunggu`)).toBe(7);
    expect(answersTo((nth) => `Auto reply 12:${10 + nth}:0${nth}. Kami segera kembali.`)).toBe(7);
  });

  test('end them when a program has two texts, or twelve short ones', () => {
    expect(answersTo((nth) => (nth % 2 ? away : 'Balasan otomatis: kantor sedang tutup.'))).toBeLessThan(10);
    expect(answersTo((nth) => (nth % 2 ? 'ok' : 'siap'))).toBeLessThan(16);
  });

  test('end them over a day as well, however slowly they come', () => {
    expect(answersTo((nth) => `Nomor antrean Anda ${nth}, mohon tunggu`, { everyMs: 20 * 60_000 })).toBeLessThanOrEqual(13);
  });
});

test('a picture with the same long caption ends the answers as a text does; a short one may show several things', () => {
  const pictures = (caption: string) =>
    talk([
      ['lead', caption],
      ['bot', 'Baik kak'],
      ['lead', caption],
      ['bot', 'Siap kak'],
      ['lead', caption],
    ]).map((line) => (line.sender === 'lead' ? { ...line, kind: 'image' as const } : line));
  expect(repeatsWithoutEnd(pictures(away), nowMs)).toBe(true);
  expect(repeatsWithoutEnd(pictures('yang ini ada kak?'), nowMs)).toBe(false);
});

test('photos that only the phone shows are not the same message, although their text is', () => {
  const unseen = talk([
    ['lead', viewOnceText],
    ['bot', 'Baik kak'],
    ['lead', viewOnceText],
    ['bot', 'Siap kak'],
    ['lead', viewOnceText],
  ]).map((line) => (line.sender === 'lead' ? { ...line, kind: 'other' as const } : line));
  expect(repeatsWithoutEnd(unseen, nowMs)).toBe(false);
  const without = answersToEach({ kind: 'other', body: viewOnceText });
  expect(without).toBeGreaterThan(5);
  expect(without).toBeLessThan(10);
});

/** Number of answers that a program gets when it sends this after each answer. */
function answersToEach(what: Partial<Line> & Pick<Line, 'kind' | 'body'>): number {
  for (let answers = 0; answers < 30; answers += 1) {
    const lines = Array.from({ length: answers * 2 + 1 }, (_, at) => ['lead', 'bot'][at % 2] as 'bot' | 'lead');
    const sent = talk(lines.map((sender) => [sender, 'Baik kak'])).map((line) => (line.sender === 'lead' ? { ...line, ...what } : line));
    if (repeatsWithoutEnd(sent, nowMs)) return answers;
  }
  return 30;
}

test.each<Partial<Line> & Pick<Line, 'kind' | 'body'>>([
  { kind: 'contact', body: 'Kontak: CS Toko 628111' },
  { kind: 'location', body: 'Lokasi: (-6.2, 106.8)\nhttps://maps.google.com/?q=-6.2,106.8' },
  { kind: 'order', body: 'Produk katalog: Kopi' },
  { kind: 'other', body: 'Polling: ya? (a, b)' },
  { kind: 'image', body: '', fileHash: 'aa11' },
  { kind: 'image', body: 'Katalog kami', fileHash: 'aa11' },
  { kind: 'video', body: '', fileHash: 'aa11' },
  { kind: 'document', body: 'katalog.pdf', fileHash: 'aa11' },
  { kind: 'voice', body: '', fileHash: 'aa11' },
])('the same $kind again and again ends the answers like a text: $body', (what) => {
  expect(answersToEach(what)).toBe(2);
});

test.each<Partial<Line> & Pick<Line, 'kind' | 'body'>>([
  { kind: 'image', body: '' },
  { kind: 'call', body: 'Panggilan suara tak terjawab' },
  { kind: 'sticker', body: '', fileHash: 'aa11' },
])('what is not known to be the same does not: $kind', (what) => {
  expect(answersToEach(what)).toBe(30);
});

test('other files with the same short caption, and the same file with other words, are something new', () => {
  const sent = (more: (nth: number) => Partial<Line>) =>
    talk(Array.from({ length: 9 }, (_, at) => [at % 2 ? 'bot' : 'lead', 'ini ada?'] as const)).map((line, at) =>
      line.sender === 'lead' ? { ...line, kind: 'image' as const, ...more(at) } : line,
    );
  expect(
    repeatsWithoutEnd(
      sent((at) => ({ fileHash: `a${at}` })),
      nowMs,
    ),
  ).toBe(false);
  expect(
    repeatsWithoutEnd(
      sent((at) => ({ fileHash: 'a', body: ['ada?', 'warna apa?', 'berapa?', 'bahannya?', 'jadi ya'][at / 2]! })),
      nowMs,
    ),
  ).toBe(false);
});

describe('a message that is edited after each answer', () => {
  /** One message whose edits opened this number of turns, each but the last one answered. */
  const edited = (turns: number, everyMs = 31_000): Line[] => [
    ...talk([['lead', 'A']]).map((line) => ({ ...line, turn: turns, isEdited: true, storedAtMs: nowMs - turns * everyMs })),
    ...Array.from({ length: turns - 1 }, (_, at) =>
      [1, 2].flatMap(() =>
        talk([['bot', 'Baik kak']]).map((line) => ({
          ...line,
          turn: at + 1,
          storedAtMs: nowMs - (turns - 1 - at) * everyMs,
        })),
      ),
    ).flat(),
  ];

  test('is answered six times within an hour', () => {
    expect(repeatsWithoutEnd(edited(6), nowMs)).toBe(false);
    expect(repeatsWithoutEnd(edited(7), nowMs)).toBe(true);
    expect(repeatsWithoutEnd(edited(13, 20 * 60_000), nowMs)).toBe(true);
    expect(repeatsWithoutEnd(edited(12, 20 * 60_000), nowMs)).toBe(false);
  });

  test('does not end the answers to a later message', () => {
    expect(
      repeatsWithoutEnd(
        [
          ...edited(9).map((line) => (line.sender === 'lead' ? { ...line, turn: 8 } : line)),
          ...talk([['lead', 'berapa kak?']]).map((line) => ({ ...line, turn: 9 })),
        ],
        nowMs,
      ),
    ).toBe(false);
  });
});

describe('a person', () => {
  test('who calls three times without an answer is answered', () => {
    expect(
      repeatsWithoutEnd(
        talk([
          ['lead', 'halo kak?'],
          ['lead', 'halo kak?'],
          ['lead', 'halo kak?'],
        ]),
        nowMs,
      ),
    ).toBe(false);
  });

  test.each(['iya', 'iya kak', 'siap kak', 'sudah kak', 'Terserah kakak aja', 'yang itu aja kak', 'nggak ada kak'])(
    'a lead who says "%s" to three questions is answered',
    (said) => {
      const lines = ['2 pcs ya?', 'alamat yang sama?', 'transfer BCA?'].flatMap(
        (ask) =>
          [
            ['bot', ask],
            ['lead', said],
          ] as const,
      );
      expect(repeatsWithoutEnd(talk(lines), nowMs)).toBe(false);
      expect(repeatsWithoutEnd(talk([...lines, ['bot', 'baik'], ['lead', said]]), nowMs)).toBe(true);
    },
  );

  test('a lead who asks for several sizes is answered', () => {
    expect(answersTo((nth) => `ukuran ${38 + nth} ada?`, { most: 12 })).toBe(12);
  });

  test('a lead who orders the same thing each day is answered', () => {
    expect(answersTo(() => 'antar galon satu ya kak seperti biasa', { everyMs: 12 * 3_600_000, most: 12 })).toBe(12);
  });

  test('is answered after the owner wrote, whatever came before', () => {
    const before = [1, 2].flatMap(
      () =>
        [
          ['lead', away],
          ['bot', 'baik kak'],
        ] as const,
    );
    expect(repeatsWithoutEnd(talk([...before, ['owner', 'sudah saya urus ya'], ['lead', away]]), nowMs)).toBe(false);
  });

  test('pictures count as new content', () => {
    const lines = talk(Array.from({ length: 9 }, (_, at) => [at % 2 ? 'bot' : 'lead', at % 2 ? 'baik' : ''] as const));
    expect(
      repeatsWithoutEnd(
        lines.map((one) => (one.sender === 'lead' ? { ...one, kind: 'image' as const } : one)),
        nowMs,
      ),
    ).toBe(false);
  });
});
