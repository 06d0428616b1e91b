import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { TrainedShop, type Fault } from './trained-shop.ts';

/*
 * The explanation that the owner reads for an answer that was not sent as the model wrote it: under "Mengapa", and in
 * the try-out.
 */
let shop: TrainedShop;

beforeAll(async () => {
  shop = await TrainedShop.open('Toko kaos Sari. Kaos polos Rp 75.000. Transfer ke BCA 7751234567 a.n. Sari Dewi.', 6281322330000);
});
afterEach(() => shop.sandbox.llm.heal());
afterAll(() => shop.close());

const asked = ['Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.'];
const call = '<tool_call>{"name": "hapus_semua", "arguments": {}}</tool_call>';
const long = 'Siap Kak. '.repeat(600);
const said = (content: string | null, more: object = {}): Fault => ({ kind: 'reply', content, ...more });

/** A request that gives nothing usable is tried twice. */
const cases: readonly (readonly [name: string, faults: readonly Fault[], texts: unknown, held: readonly [text: unknown, kind: string]])[] =
  [
    ['nothing', [said(''), said('')], asked, ['', 'empty']],
    ['only a rule', [said('---')], asked, ['---', 'unusable']],
    ['a call of no tool, as text', [said(call), said(call)], asked, [call, 'unusable']],
    ['a refusal', [said(null, { refusal: 'Saya tidak dapat membahas itu.' })], asked, ['Saya tidak dapat membahas itu.', 'filtered']],
    ['text that the service’s filter stopped', [{ kind: 'filtered' }], asked, [expect.any(String), 'filtered']],
    ['a request that the filter refused', [{ kind: 'error', row: 'content_filter' }], asked, ['', 'filtered']],
    ['too much', [said(long)], [expect.stringMatching(/^(?:Siap Kak\.\s?)+$/)], [long.trim(), 'too-long']],
    ['a mark of the product', [said('Siap Kak. [Foto terkirim]')], ['Siap Kak.'], ['Siap Kak. [Foto terkirim]', 'marks']],
  ];

describe.each(cases)('the model writes %s', (_name, faults, texts, [text, kind]) => {
  const expected = [{ text, checks: [{ kind, words: '' }] }];

  test('the owner reads under "Mengapa" what it wrote and why it was not sent', async () => {
    const answered = await shop.answeredAfter('halo kak', faults);
    expect(answered.texts).toEqual(texts);
    expect(answered.held).toEqual(expected);
  });

  test('the try-out shows the same', async () => {
    expect(await shop.triedOut('halo kak', faults)).toEqual({ texts, held: expected });
  });
});

test('what the model wrote beside a claim of a payment is shown, and our own sentence is sent', async () => {
  const words = 'Sudah masuk ya Kak, langsung kami proses.';
  const { texts, held } = await shop.answered('udah tf ya kak', words);
  expect(texts.join(' ')).not.toContain('masuk');
  expect(held).toEqual([{ text: words, checks: [{ kind: 'payment', words: '' }] }]);
});

test('an answer that fails after a refused one is explained by both', async () => {
  const wrong = 'Kaos polos Rp 60.000 Kak.';
  const { held } = await shop.answeredAfter('kaos berapa?', [said(wrong), said(''), said('')]);
  expect(held).toEqual([
    { text: wrong, checks: [{ kind: 'amount', words: 'Rp 60.000' }] },
    { text: '', checks: [{ kind: 'empty', words: '' }] },
  ]);
});
