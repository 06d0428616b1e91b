import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readModelText } from './model-text.rules.js';
import { runs } from '../../../test/support/runs.js';

const tools = [
  { name: 'catat_closing', parameters: ['ringkasan', 'nilai'] },
  { name: 'panggil_admin', parameters: ['alasan'] },
];
/** Internal notation that must never reach a reader. The pattern is written independently of the tested rules. */
const inside =
  /think|reason|analysis|assistant|<\||\|>|<｜|｜>|▁|◁|▷|\[\/?(?:INST|TOOL|THINK)|<\/?\w+>|end_of_turn|im_end|eot_id|panggil_admin|catat_closing|"(?:name|arguments|parameters)"|functions?[.=]|【/i;

interface Entry {
  readonly title: string;
  readonly said: string;
  readonly heard: string | null;
  readonly calls: string | null;
}

const corpus = readdirSync(`${import.meta.dirname}/corpus`).flatMap((file) =>
  readFileSync(`${import.meta.dirname}/corpus/${file}`, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((entry): Entry => {
      const part = (name: string) => new RegExp(`^--- ${name}\\n([\\s\\S]*?)(?=^--- |(?![\\s\\S]))`, 'm').exec(entry)?.[1]?.trim() ?? null;
      return { title: entry.split('\n')[0]!, said: part('said')!, heard: part('heard'), calls: part('calls') };
    }),
);

describe('the corpus', () => {
  test('is large, and no shape is in it twice', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(80);
    expect(new Set(corpus.map((one) => one.said)).size).toBe(corpus.length);
  });

  test.each(corpus.filter((one) => one.heard !== null))('$title', ({ said, heard }) => {
    expect(readModelText(said, tools)).toEqual({ text: heard, calls: [], isBroken: false });
  });

  test.each(corpus.filter((one) => one.calls === 'broken'))('$title', ({ said }) => {
    expect(readModelText(said, tools)).toMatchObject({ calls: [], isBroken: true });
  });

  test.each(corpus.filter((one) => one.calls !== null && one.calls !== 'broken'))('$title', ({ said, calls }) => {
    const read = readModelText(said, tools);
    const written = read.calls.map(({ name, arguments: given }) => `${name} ${typeof given === 'string' ? given : JSON.stringify(given)}`);
    expect([written.join('\n'), read.isBroken]).toEqual([calls, false]);
  });

  test.each(corpus)('nothing of it reaches a reader: $title', ({ said }) => {
    const { text, isBroken } = readModelText(said, tools);
    expect(isBroken ? '' : text).not.toMatch(inside);
  });
});

test('line ends are normalised, and no zero byte is left', () => {
  expect(readModelText('Satu\r\nDua\rTiga\0', tools).text).toBe('Satu\nDua\nTiga');
});

test('a text longer than any answer is cut', () => {
  expect(readModelText('a'.repeat(60_001), tools).text).toBe('a'.repeat(60_000));
});

test('nested marks are removed one after the other', () => {
  expect(readModelText('Halo Kak<|im_<|im_<|im_start|>start|>start|>', tools).text).toBe('Halo Kak');
});

/** Typical sentences of Indonesian shops. */
const phrases = [
  'Halo Kak 😊',
  'Harga kaos polos: Rp 75.000',
  'Promo *beli 2 gratis 1* hari ini!',
  '_Khusus_ area Bandung',
  '~Rp 90.000~ jadi Rp 75.000',
  'Terima kasih <3',
  'berat a < b > c',
  'ukuran 2 x 3 m (P x L)',
  'Cek https://toko.id/kaos_polos_hitam?ref=a_b&x=[1]',
  '- Kaos M\n- Kaos L',
  '1. Pilih\n2. Bayar',
  'Model: XL, warna merah',
  'Admin akan segera membalas',
  '*Catatan*: {nama} wajib diisi',
  '[PROMO] Diskon 20%',
  'jam 08.00–17.00 | Senin-Sabtu',
  'S/M/L & XL @ 75rb',
  '"Barang bagus" kata pelanggan',
  'total = 2*75.000 + 10.000',
  'Pembayaran: BCA 1234567890 a.n. Sari',
  'kirim ke sari_shop@mail.id ya',
  'Pelanggan: Budi\nAlamat: Jl. Mawar 5',
  '```RESI123```',
  '> kutipan',
  'Jawaban: ya, ada',
  '¯\\_(ツ)_/¯',
  '(y) :) ;) ^_^ >_<',
  'final sale! analisis bahan: katun',
  'Model\n- Kaos polos',
  '【1】 Kaos',
  '[Bos] siap',
];

describe('honest text', () => {
  test('comes back as it is', () => {
    const sep = fc.constantFrom(' ', '\n', '\n\n', ', ');
    const text = fc.array(fc.tuple(fc.constantFrom(...phrases), sep), { minLength: 1, maxLength: 12 }).map((parts) =>
      parts
        .map(([phrase, between]) => phrase + between)
        .join('')
        .trim(),
    );
    fc.assert(
      fc.property(text, (said) => {
        expect(readModelText(said, tools)).toEqual({ text: said, calls: [], isBroken: false });
      }),
      { numRuns: runs(500) },
    );
  });

  test('also when signs look a little like a mark', () => {
    for (const said of ['ukuran <"> ya', 'harga < 50rb > 20rb', 'pakai <> saja', '<"M"> atau <"L">'])
      expect(readModelText(said, tools)).toEqual({ text: said, calls: [], isBroken: false });
  });

  test('also when any letters and signs are in it', () => {
    const unit = fc.constantFrom(...'aB 9.,:;!?*_~-+=/\\()[]{}<>|&%#@"\'\n'.split(''), '😊', 'é');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (noise) => {
        // excludes noise that looks like a model's marks, because people do not type such text
        fc.pre(!/<\|[^|<>\n]{1,60}\|>/.test(noise));
        const { text, calls, isBroken } = readModelText(`Halo Kak ${noise} sip`, tools);
        expect([text, calls, isBroken]).toEqual([`Halo Kak ${noise} sip`.trim(), [], false]);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

const shards = [
  ...corpus.flatMap((one) => one.said.split(/(?<=[>\]}])|(?=[<[{])/)),
  ...phrases,
  '<think>',
  '</think>',
  '<|im_end|>',
  '<|im_',
  'end|>',
  '{"name":"panggil_admin","arguments":{"alasan":"x"}}',
  'assistantfinal',
];

describe('whatever a model writes', () => {
  const babble = fc.array(fc.constantFrom(...shards), { maxLength: 14 }).map((parts) => parts.join(''));

  test('reading it twice changes nothing', () => {
    fc.assert(
      fc.property(babble, (said) => {
        const once = readModelText(said, tools);
        fc.pre(!once.isBroken && once.calls.length === 0);
        expect(readModelText(once.text, tools).text).toBe(once.text);
      }),
      { numRuns: runs(2_000) },
    );
  });

  test('no mark of a template is left', () => {
    fc.assert(
      fc.property(babble, (said) => {
        const { text, isBroken, calls } = readModelText(said, tools);
        fc.pre(!isBroken && calls.length === 0);
        expect(text).not.toMatch(/<\|[\w▁]+\|>|<｜[^｜]*｜>|<\/?think>|panggil_admin|<tool_call>|\[TOOL_CALLS\]/);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('text around an answer of one sentence', () => {
  const answer = 'Kaos polos Rp 75.000 kak, ready ya.';

  test.each([
    `User: berapa kak?\nAssistant: ${answer}`,
    `Pelanggan: berapa kak?\nPenjual: ${answer}`,
    `${answer}\nUser: oke kak\nAssistant: Siap kak`,
    `${answer}\n\nHuman: oke kak`,
    `${answer}\n\nPelanggan: oke\nPenjual: siap`,
    `Penjual: ${answer}`,
    `### Assistant:\n${answer}`,
    `### Response:\n${answer}`,
    `**Balasan:** ${answer}`,
    `Jawaban akhir: ${answer}`,
    `Draft balasan: ${answer}`,
    `Jawaban untuk pelanggan: ${answer}`,
    `Pesan untuk pelanggan:\n${answer}`,
    `Balasan yang disarankan:\n\n${answer}`,
    `Saya akan membalas seperti ini:\n\n${answer}`,
    `Anda bisa membalas:\n\n${answer}`,
    `Berikut adalah balasan yang sesuai:\n\n---\n\n${answer}\n\n---`,
    `Let's think step by step. The customer asks.\n\n${answer}`,
    `Okay, the user is asking about price. I should answer.\n\n${answer}`,
    `Mikir dulu: pelanggan tanya harga.\n\n${answer}`,
    `Rencana: jawab harga.\n\nJawaban: ${answer}`,
    `Langkah 1: cek harga.\nLangkah 2: jawab.\n\nJawaban: ${answer}`,
    `{"messages":["${answer}"]}`,
    `{"role":"assistant","content":"${answer}"}`,
    `{"thought":"x","reply":"${answer}"}`,
    `{"choices":[{"message":{"content":"${answer}"}}]}`,
    `{"bubble_1":"${answer}"}`,
    `{"reply":"${answer}"`,
    `\`\`\`text\n${answer}`,
    `${answer}\n\`\`\``,
    `<s>[INST]berapa?[/INST] ${answer}</s>`,
    `<<SYS>>Anda penjual.<</SYS>>${answer}`,
    `(Catatan: harga dari data produk)\n${answer}`,
    `${answer}\n\n(Catatan untuk admin: cek stok)`,
    `${answer}\n\nCatatan: jawaban ini berdasarkan data.`,
    `[Sistem] ${answer}`,
    `System: anda penjual\n\n${answer}`,
  ])('is taken off: %j', (said) => {
    expect(readModelText(said, tools)).toEqual({ text: answer, calls: [], isBroken: false });
  });

  test.each([
    'Langkah 1: transfer ke BCA.\nLangkah 2: kirim buktinya ya Kak.',
    'Pesanan Kakak:\n- 2 kaos\nPelanggan: Budi\nAlamat: Bandung',
    'Akun Netflix Kakak:\nUser: budi88\nPassword: rahasia',
    'Admin: 0812-3456-7890 ya Kak.',
    'Pesan: 2 kaos polos, total Rp 150.000',
    'Catatan: hari Minggu tutup ya Kak.',
    'Kaos polos ready Kak.\n(Catatan: stok tinggal 2)',
    'Anda bisa membalas dengan format:\nNama, alamat',
    'Kak, the user manual ada di dalam kotaknya ya.',
  ])('stays where it is the answer: %j', (said) => {
    expect(readModelText(said, tools).text).toBe(said);
  });
});

test.each(['Pelanggan menanyakan harga dan ongkir.', 'Pelanggan bertanya: masih ada?', 'The customer wants two cups.'])(
  '%s is a summary of what the lead wants, and no answer to them',
  (said) => {
    expect(readModelText(said, tools, { isNote: true }).text).toBe(said);
    expect(readModelText(said, tools).text).toBe('');
    expect(readModelText(`Pikiran: ringkas saja.\n\n${said}`, tools, { isNote: true }).text).toBe(said);
  },
);

test('JSON of an answer that is data is no call, in a code fence or not', () => {
  const data = '{"K1":3,"K2":"lawan"}';
  expect(readModelText(data, tools)).toMatchObject({ isBroken: true });
  for (const said of [
    data,
    `\`\`\`json\n${data}\n\`\`\``,
    `<think>\nK1 is T3.\n</think>\n\n${data}`,
    `<|im_start|>assistant\n${data}<|im_end|>`,
  ])
    expect(readModelText(said, tools, { isData: true })).toEqual({ text: data, calls: [], isBroken: false });
});
