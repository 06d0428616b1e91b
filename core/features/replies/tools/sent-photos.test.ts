import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { newId } from '../../../platform/crypto/ids.js';
import { PhotoError } from '../../photos/photos.errors.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { noEffects } from './effects.js';
import { kirimFotoProduk } from './kirim-foto-produk.js';
import type { ToolContext } from './tool.js';

const product = (name: string, count: number) => ({
  ...{ ...emptyProduct, id: newId(), name },
  photos: Array.from({ length: count }, (_, at) => `https://a.id/${name.replaceAll(' ', '-')}-${at}.jpg`),
});
const shelf = [product('Gamis Aisyah', 5), product('Gamis Naura', 5), product('Topi', 1), product('Rusak', 1)];
const data = (isWhole: boolean): OwnerData => ({ ...noOwnerData, products: { isWhole, rows: isWhole ? shelf : [] } });

/** An owner's photos. The photo named broken cannot be loaded. */
function photosOf(error: Error) {
  const lookups: unknown[] = [];
  const photos = kirimFotoProduk({
    lookUp: (_account, _links, wanted) => (lookups.push(wanted), Promise.resolve({ products: wanted ? shelf : [], known: new Map() })),
    findAll: (_account, links) =>
      Promise.resolve(links.map((link) => (link.includes('Rusak') ? error : { id: link, width: 3, height: 4 }))),
  });
  return { photos, lookups };
}

/** The results of calls in one turn, one for each name. */
async function shown(names: string[], { isWhole = true, error = new PhotoError('missing') }: { isWhole?: boolean; error?: Error } = {}) {
  const { photos, lookups } = photosOf(error);
  const effects = noEffects();
  const context: ToolContext = {
    ...{ botId: newId(), accountId: newId(), prompts: noPrompts, data: data(isWhole), leadWords: '', effects, earlier: [] },
    signal: new AbortController().signal,
  };
  const told: string[] = [];
  for (const nama of names) told.push(await photos.run({ nama }, context));
  return { told, effects, lookups, counts: effects.photos.map(({ name }) => name) };
}

test('a product sends three photos at most, and an answer five', async () => {
  const { told, counts } = await shown(['Gamis Aisyah', 'Gamis Naura', 'Topi']);
  expect(counts).toEqual([...Array.from({ length: 3 }, () => 'Gamis Aisyah'), ...Array.from({ length: 2 }, () => 'Gamis Naura')]);
  expect(told).toEqual([
    'Ini foto Gamis Aisyah ya, Kak.',
    'Ini foto Gamis Naura ya, Kak.',
    'Foto lainnya boleh saya kirim setelah ini, Kak?',
  ]);
});

test('the same photos are sent once in an answer', async () => {
  const { told, counts } = await shown(['Topi', 'topi']);
  expect([told[0], counts]).toEqual([told[1], ['Topi']]);
});

test.each([
  ['gamis', 'Fotonya ada beberapa, Kak: Gamis Aisyah; Gamis Naura. Mau lihat yang mana?'],
  ['panci', 'Mohon maaf Kak, foto itu belum ada. Yang ada: Gamis Aisyah; Gamis Naura; Topi; Rusak.'],
])('no photo is sent for %s', async (name, told) => {
  const { told: answers, counts } = await shown([name]);
  expect([answers, counts]).toEqual([[told], []]);
});

test('a photo that cannot be loaded is told to the owner with its link and the reason', async () => {
  const { told, effects } = await shown(['Rusak']);
  expect([told, effects.photos]).toEqual([['Mohon maaf Kak, foto Rusak belum bisa dikirim sekarang.'], []]);
  expect(effects.lines).toEqual([
    {
      level: 'WARN',
      text: expect.stringMatching(
        /^Foto "Rusak" tidak dapat dikirim\. Foto ini tidak ditemukan lagi.* Link: https:\/\/a\.id\/Rusak-0\.jpg$/,
      ),
    },
  ]);
});

test('an error that is not about the photo ends the call', async () => {
  await expect(shown(['Rusak'], { error: new Error('no storage') })).rejects.toThrow('no storage');
});

test('a long list is searched for the name, a short one is not', async () => {
  expect(await shown(['Topi'], { isWhole: false })).toMatchObject({ counts: ['Topi'], lookups: [{ text: 'Topi', limit: 8 }] });
  expect((await shown(['Topi'])).lookups).toEqual([null]);
});
