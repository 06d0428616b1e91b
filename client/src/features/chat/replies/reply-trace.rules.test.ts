import { expect, test } from '@jest/globals';
import { toolWords, traceFigures, whatWasRead } from './reply-trace.rules.js';

const trace = { model: 'gpt-5-mini', tools: [], promptTokens: 7_120, completionTokens: 96, tookMs: 2_150, costRupiah: 31.25, read: null };

test('the figures are in one line, with the cost only when it is known', () => {
  expect(traceFigures(trace)).toBe('Model gpt-5-mini · 7.120 token dibaca, 96 ditulis · 2,2 detik · biaya ± Rp\u00a031,3');
  expect(traceFigures({ ...trace, costRupiah: 1_234.5 })).toContain('biaya ± Rp\u00a01.235');
  expect(traceFigures({ ...trace, model: '', costRupiah: null })).toBe('7.120 token dibaca, 96 ditulis · 2,2 detik');
  const { costRupiah: _none, ...older } = trace;
  expect(traceFigures(older)).not.toContain('biaya');
});

test('a tool is described in words for the owner, also an unknown one', () => {
  expect(toolWords({ name: 'cek_ongkir', arguments: '{"tujuan":"Coblong","berat_gram":1000}', result: '' })).toEqual({
    title: 'Cek ongkir',
    given: [
      ['tujuan', 'Coblong'],
      ['berat gram', '1000'],
    ],
  });
  expect(toolWords({ name: 'hitung_pajak', arguments: '{"a":', result: '' })).toEqual({
    title: 'hitung pajak',
    given: [['permintaan', '{"a":']],
  });
});

test.each([
  ['', []],
  ['{}', []],
  ['7', [['permintaan', '7']]],
  ['null', [['permintaan', 'null']]],
  ['["Coblong"]', [['permintaan', '["Coblong"]']]],
  ['"Coblong"', [['permintaan', '"Coblong"']]],
])('a tool that was given %j', (json, given) => {
  expect(toolWords({ name: 'cek_ongkir', arguments: json, result: '' }).given).toEqual(given);
});

test('the input is listed, without empty parts', () => {
  const read = { messages: 24, pictures: 0, summary: '', facts: [] };
  expect(whatWasRead(read)).toBe('24 pesan');
  expect(whatWasRead({ ...read, pictures: 1, summary: 'a', facts: [{ kind: 'name', value: 'Budi' }] })).toBe(
    '24 pesan, 1 foto, ringkasan chat lama, catatan pelanggan',
  );
});
