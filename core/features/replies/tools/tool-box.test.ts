import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { newId } from '../../../platform/crypto/ids.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { catatClosing } from './catat-closing.js';
import { closingText, noEffects } from './effects.js';
import { panggilAdmin } from './panggil-admin.js';
import { tool, type Tool, type ToolContext } from './tool.js';
import { ToolBox } from './tool-box.js';

const call = (name: string, args: string) => ({ id: 'call_1', name, arguments: args });
const failures: unknown[][] = [];
const boxOf = (tools: readonly Tool[], limitMs = 60_000) => new ToolBox(tools, { limitMs, onFailure: (...told) => failures.push(told) });
const contextOf = (more: Partial<ToolContext> = {}): ToolContext => ({
  botId: newId(),
  accountId: newId(),
  prompts: noPrompts,
  data: noOwnerData,
  leadWords: '',
  effects: noEffects(),
  earlier: [],
  signal: new AbortController().signal,
  ...more,
});
const own = boxOf([catatClosing, panggilAdmin]);

/** A tool defined by the test. */
const played = (run: Tool['run'], callsMax?: number): Tool =>
  tool({
    name: 'ambil',
    description: 'Ambil',
    shape: z.object({}),
    ...(callsMax === undefined ? {} : { callsMax }),
    run,
  });

describe('a tool call', () => {
  test('returns at most 6,000 characters, and says when there was more', async () => {
    const whole = boxOf([played(() => 'a'.repeat(6_000))]);
    expect(await whole.run(call('ambil', ''), contextOf())).toBe('a'.repeat(6_000));
    const more = boxOf([played(() => 'a'.repeat(6_001))]);
    expect(await more.run(call('ambil', ''), contextOf())).toBe(`${'a'.repeat(6_000)} […]`);
  });

  test('of thousands of wrong arguments is refused in at most 6,000 characters', async () => {
    const counted = tool({ name: 'ambil', description: 'Ambil', shape: z.object({ isi: z.array(z.number()) }), run: () => 'ada' });
    const isi = Array.from({ length: 10_000 }, () => 'x');
    const refused = await boxOf([counted]).run(call('ambil', JSON.stringify({ isi })), contextOf());
    expect(refused).toMatch(/^Kesalahan: argumen tidak sesuai \(isi\.0, isi\.1, /);
    expect(refused.length).toBeLessThan(6_010);
  });

  test('is noted, not done', async () => {
    const context = contextOf();
    expect(await own.run(call('catat_closing', '{"ringkasan":" 2 kaos ","nilai":150000}'), context)).toMatch(/dicatat/);
    expect(await own.run(call('panggil_admin', '{"alasan":"komplain"}'), context)).toMatch(/Admin/);
    const { effects } = context;
    expect(effects).toEqual({
      ...noEffects(),
      closing: { summary: '2 kaos', amount: 150_000, changes: false },
      handover: { reason: 'complaint', why: 'komplain' },
    });
    expect(closingText(effects.closing!)).toBe('2 kaos (Rp\u00a0150.000)');
  });

  test.each([
    ['an unknown tool', 'hapus_semua', '{}'],
    ['broken JSON', 'catat_closing', '{"ringkasan": "a'],
    ['a missing argument', 'catat_closing', '{"nilai":1}'],
    ['a wrong type', 'panggil_admin', '{"alasan":{"a":1}}'],
    ['no object', 'panggil_admin', '"x"'],
  ])('with %s is reported to the model and has no effect', async (_, name, args) => {
    const context = contextOf();
    expect(own.isRunnable(call(name, args))).toBe(false);
    expect(await own.run(call(name, args), context)).toMatch(/^Kesalahan/);
    expect(context.effects).toEqual(noEffects());
  });

  test('knows an amount only as an amount', async () => {
    const context = contextOf();
    await own.run(call('catat_closing', '{"ringkasan":"a","nilai":null}'), context);
    expect(context.effects.closing).toEqual({ summary: 'a', amount: null, changes: false });
  });

  test('that fetches is ended at its own limit, and the model gets a hint', async () => {
    const hangs = played(
      (_values, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    failures.length = 0;
    expect(await boxOf([hangs], 20).run(call('ambil', '{}'), contextOf())).toBe('Kesalahan: ambil sedang tidak dapat dipakai.');
    expect(failures).toEqual([['ambil', expect.objectContaining({ name: 'TimeoutError' })]]);
  });

  test('that fetches is aborted with the answer, and names no reason', async () => {
    const ends = AbortSignal.abort(new Error('secret'));
    const asks = played((_values, { signal }) => {
      signal.throwIfAborted();
      return 'never';
    });
    expect(await boxOf([asks]).run(call('ambil', '{}'), contextOf({ signal: ends }))).toBe('Kesalahan: ambil sedang tidak dapat dipakai.');
  });

  test('that costs something is run a few times a turn', async () => {
    const once = boxOf([played(() => 'hasil', 1)]);
    expect(await once.run(call('ambil', '{}'), contextOf())).toBe('hasil');
    const earlier = [{ name: 'ambil', arguments: '{}', result: 'hasil' }];
    expect(await once.run(call('ambil', '{}'), contextOf({ earlier }))).toMatch(/^Kesalahan: ambil sudah 1 kali/);
    expect(await once.run(call('ambil', '{}'), contextOf({ earlier: [{ ...earlier[0]!, name: 'lain' }] }))).toBe('hasil');
  });
});

test.each([
  ['keluhan', 'complaint'],
  [' Keluhan\n', 'complaint'],
  ['BUKTI_TRANSFER', 'receipt'],
  ['Minta_Admin', 'bot-called'],
])('a kind written as %j is read', async (jenis, reason) => {
  const context = contextOf();
  // This sentence does not show the reason, so the argument decides.
  await own.run(call('panggil_admin', JSON.stringify({ alasan: 'lihat chat', jenis })), context);
  expect(context.effects.handover).toEqual({ reason, why: 'lihat chat' });
});

test('every tool on offer can be run', async () => {
  for (const { definition } of [catatClosing, panggilAdmin]) {
    const { name } = (definition as { function: { name: string } }).function;
    expect(await own.run(call(name, '{}'), contextOf())).toMatch(/argumen tidak sesuai/);
  }
});

test('a tool is offered under its condition, always without one, and never under another name', () => {
  const conditional: Tool = { ...played(() => 'ada'), isOffered: ({ products }) => !products.isWhole };
  const filled = { ...noOwnerData, products: { ...noOwnerData.products, isWhole: false } };
  const box = boxOf([conditional]);
  expect([box.isOffered('ambil', noOwnerData), box.isOffered('ambil', filled)]).toEqual([false, true]);
  expect([box.definitions(noOwnerData).length, box.definitions(filled).length]).toEqual([0, 1]);
  expect([boxOf([played(() => 'ada')]).isOffered('ambil', noOwnerData), box.isOffered('lain', filled)]).toEqual([true, false]);
});
