import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { linkOwner, type Owner, freshPhone } from '../../support/owners.ts';
import { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;
let shop: string;

beforeAll(async () => {
  app = await startTestApp({ env: { REPLY_QUIET_MS: '400' }, sandboxArgs: ['--llm-models', 'sandbox,spare'] });
  owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko Kaos Sari.\nKaos polos: Rp 75.000, stok ada.' }));
  shop = await linkOwner(app, owner);
});
afterEach(() => app.sandbox.llm.heal());
afterAll(() => app.close());

async function newLead(): Promise<Phone> {
  const number = freshPhone();
  await app.sandbox.call('POST', '/whatsapp/phones', { number, name: 'Budi' });
  return new Phone(app.sandbox, number);
}

const thread = (lead: Phone) => expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`));
const contactOf = async (lead: Phone) => (await expectOk(owner.api.get<ContactView[]>(`/chat/contacts?q=${lead.number}`)))[0];
const left = async () => (await app.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [owner.userId]))[0].replies_left;

describe('a lead on WhatsApp', () => {
  test('gets one answer to a burst, paid once, and the panel shows it all', async () => {
    const lead = await newLead();
    const before = await left();
    for (const text of ['Halo', 'kaos polos', 'berapa harganya?']) await lead.send(shop, text);
    const answer = await lead.waitForMessage(() => true);
    expect(answer.text).toContain('75.000');
    const shown = await waitFor(async () => {
      const messages = await thread(lead);
      return messages.at(-1)?.sender === 'bot' && messages.every((one) => one.status !== 'queued') && messages;
    });
    expect(shown.map((one) => one.body).slice(0, 3)).toEqual(['Halo', 'kaos polos', 'berapa harganya?']);
    const replies = await app.sql(`SELECT turn FROM replies WHERE conversation_id = $1`, [shown[0]!.conversationId]);
    expect(replies).toEqual([{ turn: 3 }]);
    expect(await left()).toBe(before - 1);
  });

  test('a lead who wrote STOP gets no messages until MULAI', async () => {
    const lead = await newLead();
    await lead.ask(shop, 'Halo');
    await lead.send(shop, 'STOP');
    await waitFor(async () => (await contactOf(lead))?.optedOut);
    await waitFor(
      async () => (await app.sql(`SELECT 1 FROM conversations WHERE bot_id = $1 AND answered_turn < turn`, [owner.userId])).length === 0,
    );
    const count = (await lead.messages()).length;
    await lead.ask(shop, 'MULAI');
    expect((await lead.messages()).length).toBe(count + 2);
  });

  test('a lead that the owner answers on the phone is left to the owner', async () => {
    const lead = await newLead();
    await lead.ask(shop, 'Halo');
    await new Phone(app.sandbox, shop).type(lead.number, 'Ini Sari sendiri ya');
    await waitFor(async () => (await contactOf(lead))?.takeoverUntil);
    await lead.send(shop, 'Baik Kak');
    await waitFor(async () => (await thread(lead)).at(-1)?.body === 'Baik Kak');
    await waitFor(async () => (await app.redis.keys('bull:replies:de:*')).length === 0, { what: 'the alarm to ring unheard' });
    expect((await thread(lead)).at(-1)!.sender).toBe('lead');
  });
});

describe('attachments of a lead', () => {
  const page = new PNG({ width: 32, height: 32 });
  for (let at = 0; at < page.data.length; at += 4) page.data.set([100, 20, 200, 255], at);
  const picture = PNG.sync.write(page);

  test('a picture is shown again with the next three turns, and when the lead quotes it later', async () => {
    const lead = await newLead();
    const image = { base64: picture.toString('base64'), mimetype: 'image/png', caption: 'ada yang seperti ini?' };
    const shownWith = async (what: string | { text: string; quotedId: string }) => {
      await lead.ask(shop, what);
      // In addition to the request for the answer, there may be a request to a model that judges the answer.
      const last = (await app.sandbox.llm.requests()).findLast(
        ({ request }: any) =>
          request.tools !== undefined && JSON.stringify(request.messages.at(-1)).includes(typeof what === 'string' ? what : what.text),
      );
      const { content } = last.request.messages.at(-1);
      return Array.isArray(content) ? [content[0].text, content.length - 1] : [content, 0];
    };
    const { id } = await lead.ask(shop, { image });
    const note = '[Foto terlampir dari pesan sebelumnya, 1 buah]';
    for (const words of ['warna lain ada?', 'ukuran besar ada?', 'harganya berapa?'])
      expect(await shownWith(words)).toEqual([`${note}\n${words}`, 1]);
    expect(await shownWith('kalau topi berapa?')).toEqual(['kalau topi berapa?', 0]);
    expect(await shownWith({ text: 'yang ini jadi berapa?', quotedId: id })).toEqual([
      `${note}\n[Membalas pesannya sendiri: "[Foto] ada yang seperti ini?"]\nyang ini jadi berapa?`,
      1,
    ]);
  });

  test('a picture is shown to the model, and to the owner', async () => {
    const lead = await newLead();
    await lead.ask(shop, { image: { base64: picture.toString('base64'), mimetype: 'image/png', caption: 'ada yang seperti ini?' } });
    const [last] = (await app.sandbox.llm.requests()).slice(-1);
    const { content } = last.request.messages.at(-1);
    expect(content).toEqual([
      { type: 'text', text: '[Foto terlampir] ada yang seperti ini?' },
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
    ]);
    // The picture is re-encoded: it looks the same, but contains no other data of the original file.
    const drawn = sharp(Buffer.from(content[1].image_url.url.split(',')[1], 'base64'));
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 32, height: 32 });
    expect((await drawn.stats()).channels.map(({ mean }) => Math.round(mean / 10))).toEqual([10, 2, 20]);
    const [shown] = await thread(lead);
    expect(shown).toMatchObject({ kind: 'image', body: 'ada yang seperti ini?', media: { mimetype: 'image/png' } });
    const file = await fetch(app.url + shown!.media!.url, { headers: { Authorization: `Bearer ${owner.token}` } });
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
    expect((await fetch(app.url + shown!.media!.url)).status).toBe(401);
    const stranger = await app.registerOwner();
    expect((await stranger.api.get(shown!.media!.url!)).status).toBe(404);
  });

  test('a voice note is transcribed once, understood, and shown in words', async () => {
    const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent('Berapa harga kaos polos?')}`);
    const lead = await newLead();
    const { reply } = await lead.ask(shop, { voice: { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 2 } });
    expect(reply.text).toContain('75.000');
    const [last] = (await app.sandbox.llm.requests()).slice(-1);
    expect(last.request.messages.at(-1).content).toBe('[Pesan suara] Berapa harga kaos polos?');
    expect((await thread(lead))[0]).toMatchObject({ kind: 'voice', media: { transcript: 'Berapa harga kaos polos?', seconds: 2 } });
  });

  test('is requested as text when it cannot be transcribed', async () => {
    await app.sandbox.call('POST', '/speech/faults', { next: { kind: 'error', row: 'auth' } });
    const lead = await newLead();
    await lead.ask(shop, { voice: { base64: Buffer.from('OggS nothing').toString('base64'), seconds: 2 } });
    const [last] = (await app.sandbox.llm.requests()).slice(-1);
    expect(last.request.messages.at(-1).content).toBe('[Pesan suara, tidak dapat didengar]');
  });

  test('broken, affects that lead only: the next one is read', async () => {
    const [broken, whole] = [await newLead(), await newLead()];
    const cut = picture.subarray(0, picture.length - 16);
    await broken.ask(shop, { image: { base64: cut.toString('base64'), mimetype: 'image/png', caption: 'kaos ini ada?' } });
    await broken.ask(shop, { voice: { base64: Buffer.from('OggS nothing').toString('base64'), seconds: 2 } });
    await whole.ask(shop, { image: { base64: picture.toString('base64'), mimetype: 'image/png', caption: 'kalau ini?' } });
    const [seen] = (await app.sandbox.llm.requests()).slice(-1);
    expect(seen.request.messages.at(-1).content).toMatchObject([{ text: '[Foto terlampir] kalau ini?' }, { type: 'image_url' }]);
    const voice = await fetch(`${app.sandbox.url}/control/speech/voice?text=${encodeURIComponent('Kaos polos berapa?')}`);
    await whole.ask(shop, { voice: { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 2 } });
    const [heard] = (await app.sandbox.llm.requests()).slice(-1);
    expect(heard.request.messages.at(-1).content).toMatchObject([
      { text: '[Foto terlampir dari pesan sebelumnya, 1 buah]\n[Pesan suara] Kaos polos berapa?' },
      { type: 'image_url' },
    ]);
  });

  test('does not silence a model that cannot see', async () => {
    await app.sandbox.llm.fault({
      next: [{ kind: 'error', status: 400, code: null, message: 'image_url is not supported by this model' }],
    });
    const lead = await newLead();
    await lead.ask(shop, { image: { base64: picture.toString('base64'), mimetype: 'image/png', caption: 'kaos polos berapa?' } });
    const [last] = (await app.sandbox.llm.requests()).slice(-1);
    expect(last.request.messages.at(-1).content).toBe('[Foto] kaos polos berapa?');
  });
});

describe('when the model fails', () => {
  test('for a while, the lead gets the answer a little later and never a technical text', async () => {
    await app.sandbox.llm.fault({ next: [{ kind: 'error', row: 'unavailable', times: 4 }] });
    const lead = await newLead();
    const { reply } = await lead.ask(shop, 'kaos polos berapa?');
    expect(reply.text).toContain('75.000');
    expect((await lead.messages()).filter((one) => one.direction === 'in')).toHaveLength(1);
  });

  test('for good, there is silence, a red line and a notice, and nothing is paid', async () => {
    await app.sandbox.llm.fault({ next: [{ kind: 'error', row: 'insufficient_quota', times: 'always' }] });
    const lead = await newLead();
    const before = await left();
    await lead.send(shop, 'kaos polos berapa?');
    const logs = await waitFor(async () => {
      const lines: string = (await expectOk(owner.api.get<{ logs: string }>('/bot/logs'))).logs;
      return lines.split('\n').find((line) => line.includes('ERROR') && line.includes('GAGAL membuat balasan AI'));
    });
    expect(logs).not.toMatch(/quota|429|openai/i);
    expect((await lead.messages()).filter((one) => one.direction === 'in')).toHaveLength(0);
    expect(
      await app.sql(`SELECT 1 FROM notifications WHERE account_id = $1 AND dedupe_key LIKE 'llm-failed:%'`, [owner.userId]),
    ).toHaveLength(1);
    expect(await left()).toBe(before);
  });

  test('the second model answers in its place', async () => {
    const worker = await app.startWorker({ LLM_FALLBACK_MODEL: 'spare', WORKER_ROLES: 'replies' });
    await app.workers[0]!.stop();
    await app.sandbox.llm.fault({ next: [{ kind: 'error', row: 'model_not_found' }] });
    const lead = await newLead();
    await lead.ask(shop, 'kaos polos berapa?');
    // Requests for other leads of this file may be sent at the same time.
    expect((await app.sandbox.llm.requests()).map(({ request }: { request: { model: string } }) => request.model)).toContain('spare');
    expect(await worker.waitForEvent('llm.failed')).toBeDefined();
  });
});
