import { bot } from '#contracts/http/bot/bot';
import { hours } from '#contracts/http/bot/hours';
import { knowledge } from '#contracts/http/bot/knowledge';
import { orderRules } from '#contracts/http/bot/order-rules';
import { passkey } from '#contracts/http/bot/passkey';
import { photos } from '#contracts/http/bot/photos';
import { productChanges } from '#contracts/http/bot/product-changes';
import { productImports } from '#contracts/http/bot/product-imports';
import { products, type ProductView } from '#contracts/http/bot/products';
import { prompt } from '#contracts/http/bot/prompt';
import { shipping } from '#contracts/http/bot/shipping';
import { speakers } from '#contracts/http/bot/speakers';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { tryOut } from '#contracts/http/bot/try-out';
import { answer } from './answer.js';
import { ids, minutesAgo } from './ids.js';

const done = { success: true } as const;
const log = '[2026-11-27 09:58:00] [INFO] Bot aktif.\n[2026-11-27 09:59:00] [WARN] Pesan tertunda.';

export const state = {
  ...{ version: 3, status: 'online' as const, detail: null, reason: null, phone: '6281299990000', since: minutesAgo(200) },
  ...{ lastMessageAt: minutesAgo(5), qr: null, pairingCode: null, pairingCodeUntil: null, passkey: null, restriction: null },
  health: { level: 'good' as const, text: 'Nomor ini sehat.', until: null },
};

const shirt: ProductView = {
  ...{
    id: ids.shirt,
    name: 'Kaos Hitam',
    priceIdr: 75_000,
    weightGrams: 200,
    stock: 4,
    notes: 'Katun',
    category: 'Atasan',
    photos: [],
    active: true,
  },
  variants: [{ name: 'L', priceIdr: 80_000, stock: 1 }],
  terms: { unit: 'pcs', minOrder: 2, tiers: [{ from: 12, priceIdr: 70_000 }], resellerIdr: 65_000, promo: null },
  costIdr: 50_000,
};
const bag: ProductView = {
  ...{ id: ids.bag, name: 'Tas Kulit', priceIdr: null, weightGrams: null, stock: 0, notes: '', category: '', photos: [], active: false },
  ...{ variants: [], terms: { unit: '', minOrder: null, tiers: [], resellerIdr: null, promo: null }, costIdr: null },
};
const saved = { id: ids.secondAnswer, question: 'Bisa COD?', answer: 'Bisa untuk Jakarta.', origin: 'lead' as const };
const openDay = { opens: '09:00', closes: '17:00' };

export const botAnswers = [
  answer(bot.status, state),
  answer(bot.statusOf, state),
  answer(bot.logs, { logs: log }),
  answer(bot.logsOf, log),
  answer(bot.clearLogs, done),
  answer(bot.start, done),
  answer(bot.stop, done),
  answer(bot.pairingCode, done),
  answer(bot.checkNumber, { onWhatsApp: true }),
  answer(passkey.begin, {
    token: 'k'.repeat(43),
    options: { challenge: 'abc', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' },
    ...{ until: minutesAgo(-3), phone: '6281299990000' },
  }),
  answer(passkey.paste, done),
  answer(passkey.compare, done),
  answer(hours.read, {
    when: 'outside-hours',
    afterMinutes: 5,
    hours: [openDay, openDay, openDay, openDay, openDay, null, null],
    zone: 'WIB',
  }),
  answer(hours.save, done),
  answer(knowledge.list, {
    answers: [{ id: ids.firstAnswer, question: 'Buka jam berapa?', answer: 'Jam 9.', origin: 'owner' }, saved],
    ...{ next: null, total: 2 },
  }),
  answer(knowledge.create, saved),
  answer(knowledge.update, saved),
  answer(knowledge.remove, done),
  answer(orderRules.read, {
    freeShipping: { minIdr: 300_000, maxIdr: 20_000, places: ['Jawa'] },
    codes: [{ code: 'HEMAT10', gives: { kind: 'percent', percent: 10, maxIdr: null }, minIdr: 200_000, from: null, until: '2026-12-31' }],
    discounts: [{ gives: { kind: 'amount', amountIdr: 5_000 }, minIdr: null, from: '2026-12-01', until: null }],
    offers: [
      { gives: { kind: 'bundle', things: [{ goods: 'Kaos Hitam', count: 3 }], priceIdr: 200_000 }, from: null, until: '2026-12-31' },
      { gives: { kind: 'free', goods: 'Topi', buy: 2, free: 1 }, from: null, until: null },
    ],
    deposit: { pays: { kind: 'percent', percent: 50 }, minIdr: 500_000 },
    fees: [{ name: 'COD', costs: { kind: 'percent', percent: 2.5, of: 'total' }, when: 'asked', belowIdr: null }],
  }),
  answer(orderRules.save, done),
  answer(photos.check, { photo: { id: ids.photo, width: 800, height: 600 }, why: null }),
  answer(photos.view, 'berkas'),
  answer(photos.upload, { id: ids.photo, width: 800, height: 600 }),
  answer(products.list, { products: [shirt, bag], next: null, total: 2 }),
  answer(products.create, shirt),
  answer(products.update, bag),
  answer(products.categories, { categories: [{ name: 'Atasan', count: 1 }] }),
  answer(products.remove, done),
  answer(products.exportAll, 'berkas'),
  answer(products.template, 'berkas'),
  answer(productChanges.apply, { changed: 1, skipped: 1, undoId: ids.lastImport }),
  answer(productChanges.inText, {
    missing: [{ name: 'Topi', priceIdr: 30_000, line: 'Topi 30000' }],
    contradictions: [{ name: 'Kaos Hitam', inTextIdr: 70_000, inListIdr: 75_000 }],
  }),
  answer(productImports.last, {
    last: { importId: ids.lastImport, kind: 'import', takenAt: minutesAgo(300), added: 2, changed: 1, removed: 0 },
  }),
  answer(productImports.undo, { removed: 2, restored: 1, editedTotal: 0, edited: [] }),
  answer(productImports.preview, {
    ...{ good: 1, added: 1, changed: 0, wrongTotal: 0, wrong: [], leftOut: [], ignored: [], extras: [], doubtfulTotal: 0, doubtful: [] },
    products: [
      {
        ...{ name: 'Topi', category: '', unit: '', priceIdr: 30_000, weightGrams: null, stock: null, variants: [], photo: null, tiers: [] },
        ...{ resellerIdr: null, costIdr: null },
      },
    ],
    price: { chosen: 1, mustChoose: false, options: [] },
  }),
  answer(productImports.take, { importId: ids.lastImport, added: 1, changed: 0, skipped: 0 }),
  answer(prompt.read, {
    ...{ prompt: 'Kamu admin Toko Sari.', secondary_prompt: 'Kaos Hitam 70000', alamat: 'Tebet', nomor_notifikasi: '6281277770000@c.us' },
  }),
  answer(prompt.save, done),
  answer(shipping.origin, {
    kind: 'choose',
    choices: [
      { id: 'a', label: 'Tebet, Jakarta Selatan' },
      { id: 'b', label: 'Tebet Timur, Jakarta Selatan' },
    ],
  }),
  answer(shipping.chooseOrigin, { kind: 'known', label: 'Tebet Timur, Jakarta Selatan' }),
  answer(speakers.read, { answersBroadcasts: false, metaAiAnswers: true, introducesAi: false }),
  answer(speakers.save, done),
  answer(trainingParts.versions, [
    { id: 'a', prompt: 'Kamu admin.', secondary_prompt: '', replacedAt: minutesAgo(60) },
    { id: 'b', prompt: 'Admin toko.', secondary_prompt: 'Kaos', secret: 'Modal 40000', replacedAt: minutesAgo(3_000) },
  ]),
  answer(trainingParts.readCallReply, { text: 'Maaf, kami hanya menerima chat.' }),
  answer(trainingParts.saveCallReply, done),
  answer(trainingParts.readReplySettings, {
    quotaReply: 'Admin segera membalas.',
    takeoverMinutes: 30,
    sendsPerMinute: 20,
    typingMsPerCharacter: 50,
  }),
  answer(trainingParts.saveReplySettings, done),
  answer(trainingParts.readSecret, { text: 'Modal kaos 50000' }),
  answer(trainingParts.saveSecret, done),
  answer(trainingParts.readVoice, { shopName: 'Toko Sari', addressForm: 'kak', tone: 'casual' }),
  answer(trainingParts.saveVoice, done),
  answer(trainingParts.readSameWords, { text: 'jilbab = kerudung' }),
  answer(trainingParts.saveSameWords, done),
  answer(tryOut.send, { bubbles: ['Ada Kak.'], tools: [], photos: [null], left: 9 }),
  answer(tryOut.questions, { questions: ['Kaos ada?', 'Bisa COD?'], left: 10 }),
];
