import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { proto } from 'baileys';
import sharp from 'sharp';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { introductionOf } from '#contracts/values/bot/introduction';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { linkOwner, type Owner, freshPhone } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Phone } from '../../support/whatsapp/phone.ts';

const greeting = 'Halo! Selamat datang di Toko Uji. Ada yang bisa kami bantu?';
const away = 'Terima kasih telah menghubungi kami. Kami akan membalas secepatnya.';
const raw = (message: proto.IMessage) => Buffer.from(proto.Message.encode(message).finish()).toString('base64');

let testApp: TestApp;
let owner: Owner;
let shop: string;

beforeAll(async () => {
  testApp = await startTestApp({ env: { REPLY_QUIET_MS: '400' } });
  owner = await testApp.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko Kaos Sari.\nKaos polos: Rp 75.000, stok ada.' }));
  shop = await linkOwner(testApp, owner);
  // the tests of this file need more answers than a trial includes
  await testApp.sql(`UPDATE subscriptions SET replies_left = 500, replies_total = 500 WHERE account_id = $1`, [owner.userId]);
});
afterEach(async () => {
  await testApp.sandbox.call('DELETE', '/whatsapp/faults');
});
afterAll(() => testApp.close());

async function newLead(name = 'Budi', number = freshPhone()): Promise<Phone> {
  await testApp.sandbox.call('POST', '/whatsapp/phones', { number, name });
  return new Phone(testApp.sandbox, number);
}

const app = (businessApp: object) => testApp.sandbox.call('POST', '/whatsapp/faults', { number: shop, businessApp });
const thread = (lead: Phone) => expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`));
const contactOf = async (lead: Phone) => expectOk(owner.api.get<ContactView>(`/chat/contacts/${lead.number}`));
const shown = (lead: Phone, body: string) =>
  waitFor(async () => (await thread(lead)).find((one) => one.body.includes(body)), { what: body });
const requests = async () => JSON.stringify(await testApp.sandbox.llm.requests());
const left = async () =>
  (await testApp.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [owner.userId]))[0].replies_left;

/**
 * Waits until a later lead is answered and no delayed job is left. A message that has no answer by then is never
 * answered.
 */
async function settled(): Promise<void> {
  await (await newLead('Penanya')).ask(shop, 'kaos polos berapa?');
  await waitFor(async () => (await testApp.redis.keys('bull:replies:de:*')).length === 0, { what: 'no alarm of a turn is left' });
}

describe('a text that the WhatsApp Business app sends by itself', () => {
  test('right after the bot’s first answer leaves the bot answering', async () => {
    await app({ greeting });
    const lead = await newLead();
    await lead.ask(shop, 'kaos polos ready kak?');
    expect(await shown(lead, greeting)).toMatchObject({ sender: 'owner', origin: 'app' });
    const { reply } = await lead.ask(shop, 'kaos polos harganya berapa?');
    expect(reply.text).toContain('75.000');
    expect((await contactOf(lead)).takeoverUntil).toBeNull();
  });

  test('right after the lead’s message leaves the turn open', async () => {
    await app({ away });
    const lead = await newLead();
    await lead.send(shop, 'kaos polos berapa?');
    await lead.waitForMessage(({ text }) => text.includes('75.000'));
    expect(await shown(lead, away)).toMatchObject({ origin: 'app' });
    // The bot’s own message stays the last one of the chat.
    expect((await contactOf(lead)).lastMessage).toContain('75.000');
  });

  test('right after the first message of a chat is known in any words when nobody types that much so fast', async () => {
    const words = 'Kak Sri tidak pegang HP malam ini, besok pagi dilanjut ya kak';
    await app({ away: words });
    const lead = await newLead();
    await lead.send(shop, 'kaos polos berapa?');
    await lead.waitForMessage(({ text }) => text.includes('75.000'));
    expect(await shown(lead, words)).toMatchObject({ origin: 'app' });
  });

  test('late, in chats after one in which it came at once, is known by its words', async () => {
    const welcome = 'Hai kak, selamat datang di Kopi Ibu Sri 👋 Kakak cari kopi yang mana hari ini?';
    await app({ greeting: welcome });
    const first = await newLead();
    await first.ask(shop, 'halo kak');
    await shown(first, welcome);
    await app({ greeting: welcome, afterMs: 5_000 });
    const second = await newLead();
    await second.ask(shop, 'halo kak');
    expect(await shown(second, welcome)).toMatchObject({ origin: 'app' });
  });

  test('with each customer’s name in it is known too, and so is one that a sleeping phone sends much later', async () => {
    const welcome = (name: string): string => `Halo ${name}, selamat datang di Batik Bu Tri. Silakan tulis model dan ukurannya.`;
    for (const [name, afterMs] of [
      ['Budi', 300],
      ['Kak Siti Aminah', 5_000],
      ['Joko', 300],
      ['Ni Luh', 12_000],
    ] as const) {
      await app({ greeting: welcome(name), afterMs });
      const lead = await newLead(name);
      await lead.ask(shop, 'halo kak');
      expect(await shown(lead, welcome(name))).toMatchObject({ origin: 'app' });
    }
  });

  test('while the bot was away counts by the moment of WhatsApp, not of its return', async () => {
    const lead = await newLead();
    await lead.ask(shop, 'halo');
    await expectOk(owner.api.post('/bot/stop'));
    await waitFor(async () => (await expectOk(owner.api.get<{ status: string }>('/bot/status'))).status === 'offline');
    await app({ away });
    await lead.send(shop, 'kaos polos berapa kak?');
    await waitFor(async () => (await lead.messages()).some(({ text }) => text === away));
    await expectOk(owner.api.post('/bot/start'));
    await lead.waitForMessage(({ text }) => text.includes('75.000'));
    expect(await shown(lead, away)).toMatchObject({ origin: 'app' });
  });
});

describe('messages that a person writes on the phone', () => {
  test('pauses the bot, short and at once', async () => {
    const lead = await newLead();
    await lead.ask(shop, 'halo');
    await new Phone(testApp.sandbox, shop).type(lead.number, 'Siap kak, saya cek dulu');
    await waitFor(async () => (await contactOf(lead)).takeoverUntil);
    expect((await shown(lead, 'Siap kak')).origin ?? null).toBeNull();
  });

  test('pauses the bot for 60 minutes, also seconds after the app greeted the lead', async () => {
    await app({ greeting });
    const lead = await newLead();
    await lead.ask(shop, 'kaos polos ready kak?');
    expect(await shown(lead, greeting)).toMatchObject({ origin: 'app' });
    expect((await contactOf(lead)).takeoverUntil).toBeNull();
    const typedAt = Date.now() + 15_000;
    await new Phone(testApp.sandbox, shop).type(lead.number, { text: 'Ready kak, mau warna apa?', afterMs: 15_000 });
    const until = await waitFor(async () => (await contactOf(lead)).takeoverUntil, { what: 'the takeover' });
    expect((await shown(lead, 'Ready kak')).origin ?? null).toBeNull();
    const minutes = (Date.parse(until) - typedAt) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThan(61);
    await lead.send(shop, 'yang hitam ada?');
    await settled();
    // the greeting, one answer, and the person's words
    expect((await lead.messages(shop)).filter(({ direction }) => direction === 'in')).toHaveLength(3);
  });

  test('behind the last of several messages of ours were not typed within seconds, because the first one came long before', async () => {
    const lead = await newLead();
    await lead.ask(shop, 'kaos polos berapa?');
    await testApp.sql(
      `UPDATE messages SET wa_at = wa_at - interval '30 seconds', sent_at = sent_at - interval '30 seconds'
       WHERE conversation_id = (SELECT id FROM conversations WHERE contact_id = (SELECT id FROM contacts WHERE pn = $1))`,
      [lead.number],
    );
    await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Ada lagi kak?' }));
    await lead.waitForMessage(({ text }) => text === 'Ada lagi kak?');
    const typed = 'Maaf kak tadi botnya salah, harga yang benar 85 ribu ya';
    await new Phone(testApp.sandbox, shop).type(lead.number, typed);
    expect((await shown(lead, typed)).origin ?? null).toBeNull();
  });
});

describe('Meta’s business agent', () => {
  test('does not silence the bot, and the owner is notified once that two answer', async () => {
    const phone = new Phone(testApp.sandbox, shop);
    const marked: proto.IMessage = { conversation: 'Harganya Rp 5.000 kak', messageContextInfo: { botMetadata: { personaId: 'x' } } };
    for (let at = 0; at < 2; at += 1) {
      const lead = await newLead();
      await lead.ask(shop, 'halo');
      await phone.type(lead.number, { raw: raw(marked) });
      expect(await shown(lead, 'Rp 5.000')).toMatchObject({ origin: 'meta-ai' });
      await lead.ask(shop, 'kaos polos berapa?');
    }
    const notices = await testApp.sql(`SELECT title FROM notifications WHERE account_id = $1 AND title LIKE 'Dua AI%'`, [owner.userId]);
    expect(notices).toEqual([{ title: 'Dua AI menjawab pelanggan yang sama' }]);
  });
});

describe('a notice of a business', () => {
  const enterprise = { issuer: 'ent:wa', level: 'high', name: 'Bank Contoh' };
  test.each<[string, object, string]>([
    ['a masked code', { raw: raw({ placeholderMessage: { type: 0 } }), business: enterprise }, 'hanya dapat dibuka di HP'],
    ['a code as text', { text: 'Kode OTP Anda 482913', business: enterprise }, '482913'],
    ['of a high level without a certificate', { text: 'Kode Anda 771204', business: { level: 'high' } }, '771204'],
    [
      'a courier’s template',
      {
        raw: raw({
          templateMessage: {
            interactiveMessageTemplate: {
              header: { title: 'Paket dalam perjalanan' },
              body: { text: 'Paket JX0012345 diantar hari ini.' },
              footer: { text: 'Pesan otomatis' },
            },
          },
        }),
      },
      'Paket dalam perjalanan\nPaket JX0012345 diantar hari ini.\nPesan otomatis',
    ],
    [
      'a code behind a copy button',
      {
        raw: raw({
          interactiveMessage: {
            body: { text: '900177 adalah kode Anda' },
            nativeFlowMessage: { buttons: [{ name: 'cta_copy', buttonParamsJson: '{"display_text":"Salin kode","copy_code":"900177"}' }] },
          },
        }),
      },
      '900177 adalah kode Anda\n[Salin kode]',
    ],
  ])('is stored and not answered: %s', async (_what, sending, body) => {
    const before = await left();
    const business = await newLead('Pengirim');
    await business.send(shop, sending);
    expect(await shown(business, body)).toMatchObject({ origin: 'notice', sender: 'lead' });
    await settled();
    expect(await business.messages(shop)).toHaveLength(1);
    // The only charged reply is the answer to the lead of `settled`.
    expect(await left()).toBe(before - 1);
    expect(await requests()).not.toContain(body.split('\n')[0]);
    expect(await contactOf(business)).toMatchObject({ needsOwner: null });
  });

  test('comes from WhatsApp itself, which has number 0', async () => {
    const whatsapp = await newLead('WhatsApp', '0');
    await whatsapp.send(shop, 'Fitur baru: panggilan video grup');
    expect(await shown(whatsapp, 'Fitur baru')).toMatchObject({ origin: 'notice' });
    await settled();
    expect(await whatsapp.messages(shop)).toHaveLength(1);
  });

  test('is not a message of a small business', async () => {
    const reseller = await newLead('Kios Ani');
    const { reply } = await reseller.ask(shop, {
      text: 'kaos polos berapa?',
      business: { issuer: 'smb:wa', level: 'high', name: 'Kios Ani' },
    });
    expect(reply.text).toContain('75.000');
  });

  test('is a message of an enterprise, until the owner marks it as a customer', async () => {
    const buyer = await newLead('PT Maju');
    await buyer.send(shop, { text: 'kami mau pesan kaos', business: enterprise });
    await shown(buyer, 'kami mau pesan');
    expect(await contactOf(buyer)).toMatchObject({ business: 'notices' });
    await expectOk(owner.api.post(`/chat/contacts/${buyer.number}/customer`, { customer: true }));
    expect(await contactOf(buyer)).toMatchObject({ business: 'customer' });
    const { reply } = await buyer.ask(shop, { text: 'kaos polos berapa?', business: enterprise });
    expect(reply.text).toContain('75.000');
    // A verified business calls a one-time code just "kode", or sends the code without any word.
    await buyer.ask(shop, { text: 'kode: 884422', business: enterprise });
    await buyer.ask(shop, { text: '771203', business: enterprise });
    await buyer.ask(shop, { text: 'kaos polos yang hitam berapa?', business: enterprise });
    const said = await requests();
    expect([said.includes('yang hitam berapa?'), said.includes('884422'), said.includes('771203')]).toEqual([true, false, false]);
  });
});

describe('a lead’s broadcast list', () => {
  test('is read in the chat of its writer, and answered only when the owner wants it', async () => {
    const lead = await newLead('Reseller');
    await lead.send(shop, { text: 'kaos polos ready?', chat: '1712345678@broadcast' });
    expect(await shown(lead, 'kaos polos ready?')).toMatchObject({ origin: 'broadcast', sender: 'lead' });
    await settled();
    expect(await lead.messages(shop)).toHaveLength(1);
    await expectOk(owner.api.post('/prompt/speakers', { answersBroadcasts: true, metaAiAnswers: false, introducesAi: false }));
    await lead.ask(shop, { text: 'kaos polos berapa?', chat: '1712345678@broadcast' });
    await expectOk(owner.api.post('/prompt/speakers', { answersBroadcasts: false, metaAiAnswers: false, introducesAi: false }));
  });

  test('that is edited after the owner switched it off again gets no second answer', async () => {
    const speakers = (answersBroadcasts: boolean) =>
      expectOk(owner.api.post('/prompt/speakers', { answersBroadcasts, metaAiAnswers: false, introducesAi: false }));
    await speakers(true);
    const lead = await newLead('Reseller');
    const { id } = await lead.ask(shop, { text: 'kaos polos berapa?', chat: '1712345678@broadcast' });
    await speakers(false);
    await lead.edit(shop, id, 'kaos polos 3 berapa?');
    await shown(lead, 'kaos polos 3 berapa?');
    await settled();
    expect((await lead.messages(shop)).filter(({ direction }) => direction === 'in')).toHaveLength(1);
  });

  test('and what they write to the shop itself are one person: STOP in a list ends answers, a takeover is not called to one', async () => {
    const list = '1712345679@broadcast';
    const lead = await newLead('Reseller');
    await lead.ask(shop, 'halo kak');
    await new Phone(testApp.sandbox, shop).type(lead.number, 'Siap kak, saya bantu');
    await waitFor(async () => (await contactOf(lead)).takeoverUntil !== null);
    await lead.send(shop, { text: 'promo grosir hari ini ya kak', chat: list });
    await shown(lead, 'promo grosir');
    expect((await contactOf(lead)).needsOwner).toBeNull();
    await lead.send(shop, { text: 'STOP', chat: list });
    await waitFor(async () => (await contactOf(lead)).optedOut, { what: 'STOP counts in a list' });
  });
});

describe('the introduction as an AI assistant', () => {
  const speakers = (introducesAi: boolean) =>
    expectOk(owner.api.post('/prompt/speakers', { answersBroadcasts: false, metaAiAnswers: false, introducesAi }));

  test('comes before the first answer to a lead where the owner wants it, once, and costs nothing', async () => {
    const earlier = await newLead('Lama');
    const { reply: plain } = await earlier.ask(shop, 'kaos polos berapa?');
    expect(plain.text).not.toContain('asisten AI');
    await speakers(true);
    const before = await left();
    const lead = await newLead('Baru');
    const { reply } = await lead.ask(shop, 'kaos polos berapa?');
    expect(reply.text.startsWith(`${introductionOf(testApp.url)}\n\n`)).toBe(true);
    expect(reply.text).toContain('75.000');
    expect(before - (await left())).toBe(1);
    for (const known of [lead, earlier]) expect((await known.ask(shop, 'ready kak?')).reply.text).not.toContain('asisten AI');
    await speakers(false);
    expect((await (await newLead('Lain')).ask(shop, 'kaos polos berapa?')).reply.text).not.toContain('asisten AI');
  });
});

describe('the owner’s address book', () => {
  test('is shown to the owner only: the model gets the name that the lead chose', async () => {
    const lead = await newLead('Rina');
    await lead.ask(shop, 'halo');
    await new Phone(testApp.sandbox, shop).book(lead.number, 'Rina PHP jangan dilayani');
    await waitFor(async () => (await contactOf(lead)).name === 'Rina PHP jangan dilayani');
    await lead.ask(shop, 'kak masih buka?');
    expect(await requests()).not.toContain('jangan dilayani');
    expect(await requests()).toContain('Rina');
    expect(await contactOf(lead)).toMatchObject({ name: 'Rina PHP jangan dilayani', ownName: 'Rina' });
    const people = await testApp.sql(`SELECT name, own_name FROM contacts WHERE bot_id = $1 AND pn = $2`, [owner.userId, lead.number]);
    expect(people).toEqual([{ name: 'Rina PHP jangan dilayani', own_name: 'Rina' }]);
  });
});

describe('a lead who is a program', () => {
  test('gets three messages of ours, none after its third equal one nor later ones, and the owner reads why', async () => {
    const lead = await newLead('Toko Lain');
    const before = await left();
    const ours = async () => (await lead.messages(shop)).filter(({ direction }) => direction === 'in').length;
    await lead.ask(shop, 'halo kak, ini produknya ada?');
    for (let times = 0; times < 2; times += 1) await lead.ask(shop, away);
    await lead.send(shop, away);
    await waitFor(async () => (await contactOf(lead)).needsOwner?.reason === 'loop');
    await settled();
    expect(await ours()).toBe(3);
    for (const _again of ['fourth', 'fifth']) {
      await lead.send(shop, away);
      await settled();
      expect(await ours()).toBe(3);
    }
    // each call of `settled` costs one reply
    expect(await left()).toBe(before - 3 - 3);
    const [notice] = await testApp.sql(
      `SELECT body FROM notifications WHERE account_id = $1 AND title = 'Bot berhenti membalas Toko Lain'`,
      [owner.userId],
    );
    expect(notice.body).toContain('Pesan yang sama datang berulang kali');
  });

  test('and sends the same picture without words again and again gets two messages of ours', async () => {
    const lead = await newLead('Toko Gambar');
    const picture = { create: { width: 40, height: 40, channels: 3, background: '#335577' } } as const;
    const image = { base64: (await sharp(picture).jpeg().toBuffer()).toString('base64') };
    for (let times = 0; times < 2; times += 1) await lead.ask(shop, { image });
    await lead.send(shop, { image });
    await waitFor(async () => (await contactOf(lead)).needsOwner?.reason === 'loop');
    await settled();
    expect((await lead.messages(shop)).filter(({ direction }) => direction === 'in')).toHaveLength(2);
  });
});

describe('a lead who wants no messages', () => {
  test('in words of their own is still answered, and marked for the owner', async () => {
    const lead = await newLead();
    await lead.ask(shop, 'stop ya kak, jangan chat lagi');
    expect(await contactOf(lead)).toMatchObject({ noFollowUps: true, optedOut: false });
    await lead.send(shop, 'MULAI');
    await waitFor(async () => (await contactOf(lead)).noFollowUps === false);
  });
});
