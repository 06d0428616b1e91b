import { expect, test } from '@jest/globals';
import { newId } from '../../../platform/crypto/ids.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { catatPelanggan } from './catat-pelanggan.js';
import { learntFrom, noEffects } from './effects.js';
import type { ToolContext } from './tool.js';
import { ToolBox } from './tool-box.js';

const box = new ToolBox([catatPelanggan], { limitMs: 1_000, onFailure: () => undefined });

async function noted(leadWords: string, values: object) {
  const effects = noEffects();
  const context: ToolContext = {
    ...{ botId: newId(), accountId: newId(), prompts: noPrompts, data: noOwnerData, leadWords, effects },
    ...{ earlier: [], signal: new AbortController().signal },
  };
  const told = await box.run({ id: 'c', name: 'catat_pelanggan', arguments: JSON.stringify(values) }, context);
  return { told, facts: effects.facts };
}

test('facts that the lead stated about themselves are noted', async () => {
  const words = 'halo, saya budi santoso. alamat jl mawar no. 7 depok ya, biasanya XL';
  const { told, facts } = await noted(words, { nama: 'Budi Santoso', alamat: 'Jalan Mawar No. 7, Depok', ukuran: 'XL' });
  expect(told).toMatch(/^Sudah saya catat ya Kak: nama, alamat, ukuran\./);
  expect(facts).toEqual({ name: 'Budi Santoso', address: 'Jalan Mawar No. 7, Depok', size: 'XL' });
});

test('facts that the lead never said are not stored, whatever the model claims', async () => {
  const { told, facts } = await noted('halo, ada stok?', { nama: 'Siti Aminah', catatan: '!!!' });
  expect(told).toMatch(/^Kesalahan: nama, catatan/);
  expect(facts).toEqual({});
  expect((await noted('halo', {})).told).toMatch(/^Kesalahan: /);
});

test('a noted order counts as bought', () => {
  const closing = { summary: '2 kaos', amount: 150_000, changes: false };
  expect(learntFrom({ facts: { name: 'Budi' }, closing })).toEqual({ name: 'Budi', bought: '2 kaos (Rp\u00a0150.000)' });
  expect(learntFrom({ facts: {}, closing: null })).toEqual({});
});
