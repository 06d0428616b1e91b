import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';
import { emptyProduct } from '#contracts/values/selling/products';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { KnowledgeModule } from '#core/features/knowledge/knowledge.module';
import { KnowledgeService } from '#core/features/knowledge/knowledge.service';
import { ProductFiles } from '#core/features/products/product-files.service';
import { ProductsModule } from '#core/features/products/products.module';
import { PromptsService } from '../../../core/features/prompts/prompts.service.ts';
import { ProductsService } from '#core/features/products/products.service';
import { QuestionsModule } from '#core/features/questions/questions.module';
import { QuestionsService } from '#core/features/questions/questions.service';
import { Clock } from '#core/platform/clock/clock';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { delivered } from '../../support/events/delivered.ts';
import { countingProxy } from '../../support/stores/counting-proxy.ts';

let testModules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let accountId: AccountId;
let phones = 6281500000000;
const modules = [ConversationsModule, RepliesModule, SubscribersModule, ProductsModule, KnowledgeModule, QuestionsModule];
const settings = () => sandboxSettings(sandbox.addresses, {}) as Record<string, string>;

beforeAll(async () => {
  [testModules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await testModules.open(modules, settings());
});
beforeEach(async () => {
  ({ botId, accountId } = await makeOwner(testModules, 1_000));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await testModules?.close();
  await sandbox?.close();
});

async function asks(body: string, context = app, phone = String((phones += 1))): Promise<ConversationId> {
  const [message] = await receive(context, [inbound(botId, chatOf(phone), { body })], false);
  return message!.conversationId;
}

const answer = (conversationId: ConversationId, context = app) =>
  context.get(RepliesService).generate(botId, conversationId, new AbortController().signal);
const said = async (conversationId: ConversationId) =>
  (await testModules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`, [conversationId])).map(
    ({ body }) => body as string,
  );
const tools = async (conversationId: ConversationId) =>
  (await testModules.sql(`SELECT tools FROM replies WHERE conversation_id = $1 ORDER BY turn DESC LIMIT 1`, [conversationId]))[0]!.tools;

/** The latest model request: the instruction and the names of the tools. */
async function offered(): Promise<{ instruction: string; tools: string[] }> {
  const { request } = (await sandbox.llm.requests()).at(-1)!;
  return { instruction: request.messages[0].content, tools: request.tools.map((one: any) => one.function.name) };
}

const shelf = [
  'Kemeja Flanel Merah; 165rb; 400; 8; M; lengan panjang',
  'Kaos Polos Hitam; 75rb; 250; 24; S; katun',
  'Celana Chino; 210rb; 500; 0; ; bahan melar',
];
const stock = (lines: readonly string[]) =>
  app.get(ProductFiles).take(accountId, Buffer.from(['Nama;Harga;Berat;Stok;Varian;Catatan', ...lines].join('\n')));
/** More products than fit into a request, at prices that the import accepts without a confirmation. */
const crowd = Array.from({ length: 80 }, (_, nth) => `Panci Nomor ${nth}; ${(nth % 20) + 5}0rb; 900; 5; ; `);
const fillAnswers = async () => {
  for (let nth = 0; nth < 50; nth += 1)
    await app.get(KnowledgeService).create(accountId, { question: `Hal ke-${nth}?`, answer: 'Begitu.' });
};
const script = (name: string, args: object, content: string) =>
  sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name, arguments: args }] },
      { kind: 'reply', content },
    ],
  });

describe('a short list', () => {
  test('is read whole, and its prices may be said', async () => {
    await stock(shelf);
    await app.get(KnowledgeService).create(accountId, { question: 'Bisa COD?', answer: 'Bisa, biaya COD Rp 7.500.' });
    const conversationId = await asks('kemeja flanel berapa?');
    const words = 'Kemeja Flanel Merah Rp 165.000 Kak, biaya COD Rp 7.500.';
    await sandbox.llm.fault({ next: [{ kind: 'reply', content: words }] });
    await answer(conversationId);
    expect(await said(conversationId)).toEqual([words]);
    const { instruction, tools: names } = await offered();
    expect(instruction).toContain('- Kemeja Flanel Merah | Rp 165.000 · 400 gram · stok 8');
    expect(instruction).toContain('J: Bisa, biaya COD Rp 7.500.');
    expect(names).not.toContain('cari_produk');
  });

  test('counts as it is at that moment: a changed or withdrawn row is not read', async () => {
    const products = app.get(ProductsService);
    const { id } = await products.create(accountId, { ...emptyProduct, name: 'Kaos', priceIdr: 70_000 });
    await products.create(accountId, { ...emptyProduct, name: 'Rahasia', active: false });
    await answer(await asks('halo'));
    expect((await offered()).instruction).toContain('- Kaos | Rp 70.000');
    expect((await offered()).instruction).not.toContain('Rahasia');
    await products.update(accountId, id, { ...emptyProduct, name: 'Kaos', priceIdr: 75_000 });
    await answer(await asks('halo'));
    expect((await offered()).instruction).toContain('- Kaos | Rp 75.000');
    ({ botId, accountId } = await makeOwner(testModules, 1_000));
    await answer(await asks('halo'));
    expect((await offered()).instruction).not.toContain('Kaos');
  });
});

describe('a long list', () => {
  beforeEach(async () => {
    await stock([...crowd, ...shelf]);
    await fillAnswers();
  });

  test('is searched by a tool whose findings are grounds of prices', async () => {
    const conversationId = await asks('flanel merah brp?');
    const words = 'Kemeja Flanel Merah Rp 165.000 Kak.';
    await script('cari_produk', { kata: 'kemja flanel' }, words);
    await answer(conversationId);
    expect(await said(conversationId)).toEqual([words]);
    expect((await tools(conversationId))[0].result).toMatch(/^- Kemeja Flanel Merah \| Rp 165\.000/);
    const { instruction, tools: names } = await offered();
    expect(instruction).not.toContain('Panci');
    expect(names).toEqual(expect.arrayContaining(['cari_produk', 'cari_pengetahuan']));
  });

  test('has its categories in the instruction, whose prices are no ground for one product', async () => {
    const products = app.get(ProductsService);
    const gamis = { ...emptyProduct, category: 'Gamis', costIdr: 40_000 };
    const terms = { ...emptyProduct.terms, tiers: [{ from: 12, priceIdr: 50_000 }], resellerIdr: 45_000 };
    const today = app.get(Clock).today();
    const rows = [
      { ...gamis, name: 'Gamis Aisha', priceIdr: 185_000, terms },
      { ...gamis, name: 'Gamis Zahra', priceIdr: null, variants: [{ name: 'XL', priceIdr: 350_000, stock: 1 }] },
      {
        ...gamis,
        category: 'gamis',
        name: 'Gamis Promo',
        priceIdr: 120_000,
        terms: { ...terms, promo: { priceIdr: 85_000, from: today, until: today } },
      },
      { ...gamis, name: 'Gamis Lama', priceIdr: 99_000, terms: { ...terms, promo: { priceIdr: 70_000, from: null, until: '2020-01-01' } } },
      { ...gamis, name: 'Gamis Simpanan', priceIdr: 900_000, active: false },
    ];
    for (const row of rows) await products.create(accountId, row);
    const phone = String((phones += 1));
    const conversationId = await asks('ada gamis apa saja kak?', app, phone);
    const words = 'Gamis kami mulai Rp 85.000 sampai Rp 350.000 ya Kak.';
    await sandbox.llm.fault({ next: [{ kind: 'reply', content: words }] });
    await answer(conversationId);
    expect(await said(conversationId)).toEqual([words]);
    const { instruction } = await offered();
    expect(instruction).toContain(
      '- tanpa kategori: 83 produk, Rp 50.000 sampai Rp 240.000\n- Gamis: 4 produk, Rp 85.000 sampai Rp 350.000',
    );

    // The price of one product needs a search, even after the price range was stated.
    await asks('gamis aisha berapa?', app, phone);
    const found = 'Gamis Aisha Rp 185.000 Kak.';
    await sandbox.llm.fault({
      next: [
        { kind: 'reply', content: 'Gamis Aisha Rp 85.000 Kak.' },
        { kind: 'reply', toolCalls: [{ name: 'cari_produk', arguments: { kata: 'aisha', kategori: 'gamis' } }] },
        { kind: 'reply', content: found },
      ],
    });
    await answer(conversationId);
    expect(await said(conversationId)).toEqual([words, found]);
    expect((await tools(conversationId)).at(-1).result).toMatch(/^- Gamis Aisha \| Rp 185\.000/);

    // Values that change from turn to turn, such as the stock, do not change the instruction.
    const { products: listed } = await products.list(accountId, { q: 'aisha' });
    await products.update(accountId, listed[0]!.id, { ...rows[0]!, stock: 3 });
    await answer(await asks('halo'));
    expect((await offered()).instruction).toBe(instruction);
  });

  test("is searched by the shop's own words too", async () => {
    const prompts = app.get(PromptsService);
    await prompts.save(botId, { sameWords: 'gombrong = kemeja flanel' });
    const conversationId = await asks('gombrong merah brp?');
    const words = 'Kemeja Flanel Merah Rp 165.000 Kak.';
    await script('cari_produk', { kata: 'gombrong' }, words);
    await answer(conversationId);
    expect((await tools(conversationId))[0].result).toContain('Kemeja Flanel Merah | Rp 165.000');
    expect(await said(conversationId)).toEqual([words]);
    await prompts.save(botId, { sameWords: '' });
    const other = await asks('gombrong ada?');
    await script('cari_produk', { kata: 'gombrong' }, 'Tidak ada Kak.');
    await answer(other);
    expect((await tools(other)).at(-1).result).not.toContain('Kemeja Flanel Merah');
  });

  test.each([
    ['kemeja flanel', 'Kemeja Flanel Merah'],
    ['kemejah flanell', 'Kemeja Flanel Merah'],
    ['celana yang melar', 'Celana Chino'],
    ['kaos item size s', 'Kaos Polos Hitam'],
    ["flanel' & | !(drop)", 'Kemeja Flanel Merah'],
  ])('finds for %j first %s', async (words, name) => {
    const [first] = await app.get(ProductsService).search(accountId, { text: words, limit: 8 });
    expect(first?.name).toBe(name);
  });

  test('finds little for little, nothing of others, and no more than asked for', async () => {
    const products = app.get(ProductsService);
    expect(await products.search(accountId, { text: '!!! ???', limit: 8 })).toEqual([]);
    expect(await products.search(accountId, { text: 'xylophone', limit: 8 })).toEqual([]);
    expect(await products.search(accountId, { text: 'panci', limit: 8 })).toHaveLength(8);
    expect(await products.search((await makeOwner(testModules)).accountId, { text: 'panci', limit: 8 })).toEqual([]);
  });

  test('finds answers by any form of a word', async () => {
    const knowledge = app.get(KnowledgeService);
    await knowledge.create(accountId, { question: 'Kapan harus dibayarkan?', answer: 'Setiap sore.' });
    expect((await knowledge.search(accountId, 'soal pembayaran', 4))[0]?.answer).toBe('Setiap sore.');
    expect(await knowledge.search((await makeOwner(testModules)).accountId, 'pembayaran', 4)).toEqual([]);
  });
});

describe('questions that the bot cannot answer', () => {
  const question = 'Apakah Kaos Polos Hitam ada ukuran XXL?';
  const asksOwner = async (words = 'Kaosnya Rp 75.000 Kak. Untuk XXL saya tanyakan dulu ya.') => {
    await stock(shelf);
    const conversationId = await asks('kaos item ada xxl? harganya brp?');
    await script('tanya_pemilik', { pertanyaan: question }, words);
    await answer(conversationId);
    return conversationId;
  };
  const service = () => app.get(QuestionsService);
  const eventsOf = async (conversationId: ConversationId): Promise<number> => {
    const rows = await testModules.sql(`SELECT 1 FROM domain_events WHERE conversation_id = $1 AND kind = 'question.asked'`, [
      conversationId,
    ]);
    return rows.length;
  };
  const state = async (conversationId: ConversationId) =>
    (
      await testModules.sql(
        `SELECT takeover_until, needs_owner_reason AS reason, answered_turn = turn AS answered FROM conversations WHERE id = $1`,
        [conversationId],
      )
    )[0]!;

  test('reach the owner, in the list and by notice, while the bot continues with the rest', async () => {
    const conversationId = await asksOwner();
    expect(await said(conversationId)).toEqual(['Kaosnya Rp 75.000 Kak. Untuk XXL saya tanyakan dulu ya.']);
    expect(await state(conversationId)).toEqual({ takeover_until: null, reason: 'question', answered: true });
    expect(await service().open(botId, conversationId)).toMatchObject([{ question }]);
    await delivered(app);
    const notices = await testModules.sql(`SELECT body FROM notifications WHERE conversation_id = $1`, [conversationId]);
    expect(notices).toEqual([{ body: `Catatan bot: “${question}”` }]);
    // The same question in other words counts as the same question.
    const phone = await testModules.sql(`SELECT k.pn FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.id = $1`, [
      conversationId,
    ]);
    await asks('jadi ada xxl?', app, phone[0]!.pn);
    await script('tanya_pemilik', { pertanyaan: 'Apakah kaos polos hitam ada ukuran XXL' }, 'Masih saya tanyakan ya Kak.');
    await answer(conversationId);
    expect(await service().open(botId, conversationId)).toHaveLength(1);
    expect(await said(conversationId)).toHaveLength(2);
    await delivered(app);
    expect(await eventsOf(conversationId)).toBe(1);
  });

  test('is sent by the bot in the owner’s words, once, in a bubble that is stored before it is sent', async () => {
    const conversationId = await asksOwner();
    const [open] = await service().open(botId, conversationId);
    const words = 'Ada Kak, XXL Rp 85.000 ya.';
    const tries = await Promise.allSettled([1, 2].map(() => service().answer(botId, open!.id, { answer: words, keep: true })));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const bubbles = await testModules.sql(`SELECT sender, status, wa_id FROM messages WHERE conversation_id = $1 AND body = $2`, [
      conversationId,
      words,
    ]);
    expect(bubbles).toEqual([{ sender: 'bot', status: 'queued', wa_id: expect.any(String) }]);
    expect(await state(conversationId)).toMatchObject({ takeover_until: null, reason: null });
    expect(await service().open(botId, conversationId)).toEqual([]);
    const { answers } = await app.get(KnowledgeService).list(accountId, {});
    expect(answers).toMatchObject([{ question, answer: 'Ada, XXL Rp 85.000.' }]);
    // The next lead gets the stored answer.
    const other = await asks('xxl ada?');
    await sandbox.llm.fault({ next: [{ kind: 'reply', content: 'XXL Rp 85.000 Kak.' }] });
    await answer(other);
    expect(await said(other)).toEqual(['XXL Rp 85.000 Kak.']);
  });

  test('is over when the owner writes there, finishes it, or puts it aside; no other owner can answer it', async () => {
    const conversationId = await asksOwner();
    const [open] = await service().open(botId, conversationId);
    const stranger = await makeBot(testModules);
    await expect(service().answer(stranger, open!.id, { answer: 'x', keep: false })).rejects.toMatchObject({ code: 'question_unknown' });
    await testModules.sql(`UPDATE conversations SET needs_owner_since = NULL, needs_owner_reason = NULL WHERE id = $1`, [conversationId]);
    expect(await service().open(botId, conversationId)).toEqual([]);
    await expect(service().answer(botId, open!.id, { answer: 'x', keep: false })).rejects.toMatchObject({ code: 'question_ended' });
    const another = await asksOwner();
    const [aside] = await service().open(botId, another);
    await service().dismiss(botId, aside!.id);
    expect(await state(another)).toMatchObject({ reason: null });
    expect(await said(another)).toHaveLength(1);
  });

  test('has words of its own when the model says nothing more, and does nothing when a human is called as well', async () => {
    const conversationId = await asks('halo');
    await sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'tanya_pemilik', arguments: { pertanyaan: question } }] },
        { kind: 'error', row: 'server', times: 9 },
      ],
    });
    await answer(conversationId).catch(() => undefined);
    expect((await said(conversationId)).join()).toMatch(/saya tanyakan dulu/);
    await sandbox.llm.heal();
    const angry = await asks('saya mau bicara dengan admin');
    await sandbox.llm.fault({
      next: [
        {
          kind: 'reply',
          toolCalls: [
            { name: 'tanya_pemilik', arguments: { pertanyaan: question } },
            { name: 'panggil_admin', arguments: { alasan: 'minta admin' } },
          ],
        },
        { kind: 'reply', content: 'Baik Kak, admin akan membalas.' },
      ],
    });
    await answer(angry);
    expect(await state(angry)).toMatchObject({ reason: 'bot-called' });
    expect(await service().open(botId, angry)).toEqual([]);
  });
});

test('an answer costs two round trips with a short list as with none, and one more for a search', async () => {
  const proxy = await countingProxy(testModules.env['DATABASE_URL']!);
  try {
    const counted = await testModules.open(modules, { ...settings(), DATABASE_URL: proxy.url });
    const tripsOf = async (body: string) => {
      const conversationId = await asks(body, counted, '6281599999999');
      proxy.takeTrips();
      expect(await answer(conversationId, counted)).toMatchObject({ kind: 'answered' });
      return proxy.takeTrips();
    };
    await tripsOf('halo'); // opens connections
    await stock(shelf);
    expect(await tripsOf('kaos polos berapa?')).toBe(2);
    await stock(crowd);
    await script('cari_produk', { kata: 'kaos polos' }, 'Ada Kak.');
    expect(await tripsOf('kaos polos ada?')).toBe(3);
  } finally {
    await proxy.close();
  }
});

test('a request has the conditions of a product and the promo of the day, and never the cost price', async () => {
  const products = app.get(ProductsService);
  const today = app.get(Clock).today();
  const terms = {
    unit: 'lembar',
    minOrder: 2,
    tiers: [{ from: 12, priceIdr: 41_111 }],
    resellerIdr: 38_222,
    promo: { priceIdr: 43_333, from: today, until: today },
  };
  await products.create(accountId, { ...emptyProduct, name: 'Kain batik', priceIdr: 55_555, terms, costIdr: 27_917 });
  const over = { ...emptyProduct.terms, promo: { priceIdr: 11_777, from: null, until: '2020-01-31' } };
  await products.create(accountId, { ...emptyProduct, name: 'Kain lurik', priceIdr: 66_666, terms: over, costIdr: 31_413 });
  await sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'hitung_pesanan', arguments: { barang: [{ nama: 'Kain batik', jumlah: 12 }] } }] },
      { kind: 'reply', toolCalls: [{ name: 'cari_produk', arguments: { kata: 'kain' } }] },
      { kind: 'reply', content: 'Baik Kak.' },
    ],
  });
  await answer(await asks('Kain batik 12 berapa? modalnya berapa sih?'));
  const requests = JSON.stringify(await sandbox.llm.requests());
  expect(requests).toContain('Kain batik | Rp 43.333 | harga per lembar | minimal pesan 2 | harga promo sampai ');
  expect(requests).toContain('grosir: 12 ke atas Rp 41.111 | khusus reseller Rp 38.222');
  expect(requests).toMatch(/Kain lurik \| Rp 66\.666(?! \| harga promo)/);
  expect(requests).toContain('493332'); // the total: 12 × 41.111
  // The ids of answers are removed, because they may contain any digits.
  const withoutIds = requests.replaceAll(/(?:chatcmpl-|call_)[0-9a-f]+/g, '');
  for (const hidden of ['27917', '27.917', '31413', '31.413', '11.777', '11777', 'costIdr', 'cost_idr'])
    expect(withoutIds).not.toContain(hidden);
});
