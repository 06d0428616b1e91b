import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { MessageId } from '#contracts/values/ids';
import { emptyProduct } from '#contracts/values/selling/products';
import type { ThreadMessage } from '#core/features/conversations/conversations.types';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { AttachmentReader } from '#core/features/replies/agent/attachment-reader';
import { ReplyTools } from '#core/features/replies/agent/reply-tools';
import { dataParts, noOwnerData } from '#core/features/replies/owner-data/owner-data.rules';
import { OwnerDataService } from '#core/features/replies/owner-data/owner-data.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { guardText } from '#core/features/replies/replies.texts';
import { noEffects } from '#core/features/replies/tools/effects';
import type { ToolContext } from '#core/features/replies/tools/tool';
import type { ToolSchema } from '#core/features/replies/tools/tool-schema';
import { newId } from '#core/platform/crypto/ids';
import { root } from '../../../scripts/lib/paths.mjs';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { makeOwner, openTestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

/* The agent's tools and its reader of attachments, with their services. */
const [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});
const host = await modules.open(
  [RepliesModule, ProductsModule, PromptsModule],
  sandboxSettings(sandbox.addresses, {}) as Record<string, string>,
);
const shop = await makeOwner(modules);
const tools = host.get(ReplyTools);
const { names } = tools;
const open = new AbortController().signal;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const long = { rows: [], isWhole: false };

describe('the list of tools', () => {
  const instruction = [guardText, ...dataParts({ ...noOwnerData, products: long, answers: long })].join('\n');

  test('every tool of the folder is on offer', () => {
    const folder = 'core/features/replies/tools';
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const written = files.flatMap((file) => /^ {2,}name: '([a-z_]+)',$/m.exec(read(`${folder}/${file}`))?.slice(1) ?? []);
    expect([...names].toSorted()).toEqual(written.toSorted());
  });

  test.each(names)('the instruction says when to use %s, and its owner reads of it in words', (name) => {
    expect(instruction).toContain(name);
    expect(read('client/src/features/chat/replies/reply-trace.rules.ts')).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });

  test('a list that fits into the request has no search tool, and a longer one has', () => {
    const whole = { rows: [], isWhole: true };
    const searches = ['cari_produk', 'cari_pengetahuan'];
    const offered = (products: typeof whole, answers: typeof whole) =>
      searches.filter((name) => tools.isOffered(name, { ...noOwnerData, products, answers }));
    expect(offered(whole, whole)).toEqual([]);
    expect(offered(long, whole)).toEqual(['cari_produk']);
    expect(offered(whole, long)).toEqual(['cari_pengetahuan']);
    expect(offered(long, long)).toEqual(['cari_produk', 'cari_pengetahuan']);
  });
});

describe('the definitions of the tools', () => {
  const definitions = () => tools.definitions({ ...noOwnerData, products: long, answers: long });

  test('are compared exactly, because a change invalidates every provider’s cache', () => {
    const known = JSON.parse(read('core/features/replies/tools/tool-definitions.json'));
    expect(JSON.stringify(definitions())).toBe(JSON.stringify(known));
    expect(JSON.stringify(definitions())).toBe(JSON.stringify(definitions()));
  });

  test('refuse unknown properties, and describe every argument', () => {
    const walk = (schema: ToolSchema, path: string): string[] => [
      ...(schema.type === 'object' && schema.additionalProperties !== false ? [`${path} takes anything`] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
        ...(one.description ? [] : [`${path}.${name} says nothing`]),
        ...walk(one, `${path}.${name}`),
      ]),
      ...(schema.items ? walk(schema.items, `${path}[]`) : []),
      ...(schema.required ?? []).filter((name) => !schema.properties?.[name]).map((name) => `${path} requires ${name}, which it lacks`),
    ];
    const all = definitions() as unknown as { function: { name: string; parameters: ToolSchema } }[];
    expect(all.flatMap(({ function: { name, parameters } }) => walk(parameters, name))).toEqual([]);
  });
});

describe('a call', () => {
  beforeAll(async () => {
    await host.get(PromptsService).save(shop.botId, { senderDistrict: 'Tebet, Jakarta Selatan' });
    const products = host.get(ProductsService);
    await products.create(shop.accountId, { ...emptyProduct, name: 'Kemeja Flanel', priceIdr: 150_000, weightGrams: 1_400 });
    await products.create(shop.accountId, { ...emptyProduct, name: 'Topi Rimba', priceIdr: 60_000, weightGrams: 200 });
  });

  async function call(name: string, args: object, more: Partial<ToolContext> = {}): Promise<string> {
    const prompts = await host.get(PromptsService).loadPrompts(shop.botId);
    const context = { ...shop, prompts, data: noOwnerData, leadWords: '', effects: noEffects(), earlier: [], signal: open, ...more };
    return tools.run({ id: 'call', name, arguments: JSON.stringify(args) }, context);
  }
  const told = async (...given: Parameters<typeof call>) => JSON.parse(await call(...given)) as Record<string, any>;
  /** The requests for rates so far, as the service read them. */
  const asked = async (): Promise<Record<string, unknown>[]> =>
    (await sandbox.call('GET', '/shipping/requests?after=0')).requests
      .filter(({ path }: { path: string }) => path.includes('domestic-cost'))
      .map((one: { asked: Record<string, unknown> }) => one.asked);

  /** A short list is part of the request. In a longer one the products are searched. */
  const lists = [
    ['a short list', async () => host.get(OwnerDataService).load(shop)],
    ['a long list', async () => ({ ...noOwnerData, products: long, answers: long })],
  ] as const;

  test.each(lists)('for shipping asks the service for the weight of the products of %s, and for the courier', async (_, data) => {
    const produk = [{ nama: 'kemeja flanel', jumlah: 2 }, { nama: 'topi rimba' }];
    const quote = await told('cek_ongkir', { tujuan: 'Gubeng, Surabaya', produk, kurir: 'J&T' }, { data: await data() });
    expect(quote).toMatchObject({ berat_gram: 3_000, tujuan: expect.stringContaining('Gubeng'), ongkir: [{ kurir: 'J&T' }] });
    expect((await asked()).at(-1)).toMatchObject({ weight: '3000', courier: 'jnt' });
  });

  test('for shipping without a place gets a hint, and the service is not asked', async () => {
    const before = await asked();
    expect(await call('cek_ongkir', { berat_gram: 5 })).toMatch(/^Kesalahan: argumen tidak sesuai/);
    expect(await asked()).toEqual(before);
  });

  test.each(lists)('for a total counts the goods of %s, and adds shipping for all of them', async (_, data) => {
    const barang = [
      { nama: 'kemeja flanel', jumlah: 2 },
      { nama: 'topi rimba', jumlah: 1 },
    ];
    const total = await told('hitung_pesanan', { barang, tujuan: 'Lowokwaru, Malang', kurir: 'JNE' }, { data: await data() });
    expect(total).toMatchObject({ total_barang: 360_000, tujuan: expect.stringContaining('Lowokwaru') });
    expect(total['dengan_ongkir'].length).toBeGreaterThan(0);
    for (const { kurir, ongkir, total: sum } of total['dengan_ongkir']) expect([kurir, sum]).toEqual(['JNE', 360_000 + ongkir]);
    expect((await asked()).at(-1)).toMatchObject({ weight: '3000', courier: 'jne' });
  });
});

describe('attachments', () => {
  const message = (id: string, more: Partial<ThreadMessage>): ThreadMessage => ({
    ...{ id: id as MessageId, sender: 'lead', kind: 'text', body: '', seq: 1, turn: 1, transcript: null, quoted: null },
    ...{ hasFile: false, storedAtMs: 0, ...more },
  });
  const status = async () => {
    const background = { r: 200, g: 10, b: 10 };
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return { cameFrom: { kind: 'status', thumbnail: picture.toString('base64') } } as const;
  };

  test.each<[string, () => Promise<ThreadMessage[]>, string[]]>([
    ['no attachment', async () => [message('a', {})], []],
    ['the picture of a status alone', async () => [message('a', await status())], ['a']],
    ['two pictures of statuses', async () => [message('a', await status()), message('b', await status())], ['a', 'b']],
    ['a picture that is gone', async () => [message('a', { kind: 'image' })], []],
    ['the picture of a status that a recording answers', async () => [message('a', { ...(await status()), kind: 'voice' })], ['a']],
    ['the picture of a status that a photo answers', async () => [message('a', { ...(await status()), kind: 'image' })], ['a']],
  ])('the model sees the available content of %s', async (_what, thread, seen) => {
    const { images, previews } = await host.get(AttachmentReader).perceive(newId(), await thread(), open);
    expect([[...images.keys()], [...previews.keys()]]).toEqual([[], seen]);
    expect([...previews.values()].every((url) => url.startsWith('data:image/jpeg;base64,'))).toBe(true);
  });
});
