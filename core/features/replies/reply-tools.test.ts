import { describe, expect, test } from '@jest/globals';
import { closingText, noEffects, runTool, toolDefinitions } from './reply-tools.js';

const call = (name: string, args: string) => ({ id: 'call_1', name, arguments: args });

describe('a tool call', () => {
  test('is noted, not done', () => {
    const effects = noEffects();
    expect(runTool(call('catat_closing', '{"ringkasan":" 2 kaos ","nilai":150000}'), effects)).toMatch(/tercatat/);
    expect(runTool(call('panggil_admin', '{"alasan":"komplain"}'), effects)).toMatch(/Admin/);
    expect(effects).toEqual({ closing: { summary: '2 kaos', amount: 150_000 }, handover: { reason: 'komplain' } });
    expect(closingText(effects.closing!)).toBe('2 kaos (Rp 150.000)');
  });

  test.each([
    ['an unknown tool', 'hapus_semua', '{}'],
    ['broken JSON', 'catat_closing', '{"ringkasan": "a'],
    ['a missing argument', 'catat_closing', '{"nilai":1}'],
    ['a wrong type', 'panggil_admin', '{"alasan":{"a":1}}'],
    ['no object', 'panggil_admin', '"x"'],
  ])('with %s tells the model and does nothing', (_, name, args) => {
    const effects = noEffects();
    expect(runTool(call(name, args), effects)).toMatch(/^Kesalahan/);
    expect(effects).toEqual(noEffects());
  });

  test('knows an amount only as an amount', () => {
    const effects = noEffects();
    runTool(call('catat_closing', '{"ringkasan":"a","nilai":null}'), effects);
    expect(effects.closing).toEqual({ summary: 'a', amount: null });
  });
});

test('every tool on offer can be run', () => {
  for (const tool of toolDefinitions) {
    const { name } = (tool as { function: { name: string } }).function;
    expect(runTool(call(name, '{}'), noEffects())).toMatch(/argumen tidak sesuai/);
  }
});
