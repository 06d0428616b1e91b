import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { type House, startHouse } from '../../support/house.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

/** Longer than one bubble may be together with the next, so that an answer has four, each typed for some seconds. */
const paragraph = (number: number): string => `Bagian ${number}. ${'kaos polos nyaman dipakai setiap hari '.repeat(7)}`.trim();
const answer = [1, 2, 3, 4].map(paragraph).join('\n\n');
/** The shortest pause before such a bubble at this test's speed: 7 s less 30 %, halved. */
const shortestPauseMs = 2_450;

let house: House;
let owner: Owner;
let shop: Phone;

beforeAll(async () => {
  house = await startHouse({ env: { PACING: 'human', PACING_SPEED: '2' } });
  owner = await house.registerOwner();
  shop = await house.sandbox.phone(await linkOwner(house, owner));
});
afterEach(() => house.sandbox.llm.heal());
afterAll(() => house?.close());

interface ChatState {
  seq: number;
  state: string;
}

const statesOf = async (lead: Phone) =>
  (await house.sandbox.call<{ chatStates: ChatState[] }>('GET', `/whatsapp/phones/${lead.number}/chatstates`)).chatStates;
const heard = async (lead: Phone) =>
  (await lead.messages()).filter(({ direction }) => direction === 'in').map(({ text }) => text.slice(0, 8));
const thread = (lead: Phone) => expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`));
const bubbles = async (lead: Phone) => (await thread(lead)).filter(({ body, sender }) => sender === 'bot' && body.startsWith('Bagian'));
const left = async () => (await house.sql(`SELECT replies_left FROM subscriptions WHERE owner_id = $1`, [owner.userId]))[0].replies_left;
const needOf = async (lead: Phone) =>
  (await expectOk(owner.api.get<{ needsOwner: { reason: string } | null }[]>(`/chat/contacts?q=${lead.number}`)))[0]?.needsOwner?.reason ??
  null;

/** A lead who has read the first of four bubbles, while the second is being typed. */
async function inTheMiddle(): Promise<Phone> {
  const lead = await house.sandbox.phone(freshPhone());
  await house.sandbox.llm.fault({ next: [{ kind: 'reply', content: answer }] });
  await lead.send(shop.number, 'Ceritakan kaosnya');
  const first = await lead.waitForMessage(({ text }) => text.startsWith('Bagian 1.'));
  expect(first).toBeDefined();
  await waitFor(async () => (await statesOf(lead)).filter(({ state }) => state === 'composing').length >= 2, {
    what: 'the second bubble typed',
  });
  return lead;
}

/** The rest is marked with that reason, sooner than the pause that was under way could have ended, and the lead read none of it. */
async function expectCut(lead: Phone, reason: string, happens: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await happens();
  const rest = await waitFor(
    async () => {
      const all = (await bubbles(lead)).filter(({ status }) => status === 'failed');
      return all.length === 3 && all;
    },
    { what: 'the rest marked' },
  );
  expect(performance.now() - startedAt).toBeLessThan(shortestPauseMs);
  expect(rest.map(({ unsent }) => unsent)).toEqual([reason, reason, reason]);
  expect((await heard(lead)).filter((text) => text.startsWith('Bagian'))).toEqual(['Bagian 1']);
}

async function expectNoTyping(lead: Phone): Promise<void> {
  await waitFor(async () => (await statesOf(lead)).at(-1)?.state === 'paused', { what: 'the end of the typing' });
}

test('the owner writes on the phone', async () => {
  const lead = await inTheMiddle();
  const paid = await left();
  await expectCut(lead, 'owner-wrote', () => shop.type(lead.number, 'Saya jawab sendiri ya'));
  await expectNoTyping(lead);
  expect(await left()).toBe(paid); // a part was read: it stays paid
});

test('the greeting of the phone’s own app after the first bubble ends nothing', async () => {
  const greeting = 'Halo! Selamat datang di Toko Uji. Ada yang bisa kami bantu?';
  await house.sandbox.call('POST', '/whatsapp/faults', { number: shop.number, businessApp: { greeting } });
  const lead = await inTheMiddle();
  await waitFor(async () => (await thread(lead)).some(({ body, origin }) => body === greeting && origin === 'app'), {
    what: 'the greeting',
  });
  await lead.waitForMessage(({ text }) => text.startsWith('Bagian 4.'));
  await house.sandbox.call('DELETE', '/whatsapp/faults');
});

test('the owner takes over in the panel', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'takeover', () => owner.api.post(`/chat/contacts/${lead.number}/takeover`, { active: true }));
  await expectNoTyping(lead);
  expect(await needOf(lead)).toBeNull();
});

test('the owner writes in the panel: that message leaves', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'owner-wrote', () => owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Dari panel' }));
  await lead.waitForMessage(({ text }) => text === 'Dari panel');
});

test('the lead writes STOP', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'opted-out', () => lead.send(shop.number, 'STOP'));
  await expectNoTyping(lead);
});

test('the lead is excluded', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'blacklisted', () => owner.api.post('/blacklist', { number: lead.number }));
  await expectNoTyping(lead);
});

test('the lead asks something else: the next request knows what was read and what was not', async () => {
  const lead = await inTheMiddle();
  const paid = await left();
  await house.sandbox.llm.fault({ next: [{ kind: 'reply', content: 'Ongkirnya saya cek ya Kak.' }] });
  await expectCut(lead, 'lead-wrote', () => lead.send(shop.number, 'ongkir ke Bandung?'));
  await lead.waitForMessage(({ text }) => text.startsWith('Ongkirnya'));
  const [request] = (await house.sandbox.llm.requests()).slice(-1);
  const said = request.request.messages
    .filter(({ role }: { role: string }) => role === 'assistant')
    .map(({ content }: { content: string }) => content);
  expect(said).toEqual([paragraph(1)]);
  const note = request.request.messages.findLast(({ role }: { role: string }) => role === 'system').content;
  for (const number of [2, 3, 4]) expect(note).toContain(`Bagian ${number}.`);
  expect(note).not.toContain('Bagian 1.');
  expect(await left()).toBe(paid - 1);
});

test('the owner stops the bot: the rest stays away when it is started again, and words from the panel do not', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'bot-stopped', () => owner.api.post('/bot/stop', { userId: owner.userId }));
  expect(await needOf(lead)).toBe('unsent');
  await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Ditulis saat bot mati' }));
  await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
  await lead.waitForMessage(({ text }) => text === 'Ditulis saat bot mati');
  expect((await heard(lead)).filter((text) => text.startsWith('Bagian'))).toEqual(['Bagian 1']);
});

test('after a day of downtime nothing automatic leaves: the price is given back, the owner is called and their own words leave', async () => {
  const lead = await house.sandbox.phone(freshPhone());
  const paid = await left();
  await house.sandbox.llm.fault({ next: [{ kind: 'reply', content: answer }] });
  await lead.send(shop.number, 'Ceritakan kaosnya');
  await waitFor(async () => (await bubbles(lead)).length === 4, { what: 'the answer' });
  for (const server of house.servers) await server.kill();
  // a day earlier, and the stop of the test before it earlier still
  await house.sql(`UPDATE bot_sessions SET stopped_at = stopped_at - interval '2 days' WHERE owner_id = $1`, [owner.userId]);
  await house.sql(`UPDATE messages SET created_at = created_at - interval '1 day' WHERE owner_id = $1 AND waits`, [owner.userId]);
  expect(await left()).toBe(paid - 1);
  house.servers.length = 0;
  await house.startServer();
  owner = { ...owner, api: house.api(owner.token) };
  await waitFor(async () => (await bubbles(lead)).every(({ status, unsent }) => status === 'failed' && unsent === 'late'), {
    what: 'all of it marked',
  });
  expect(await heard(lead)).toEqual([]);
  expect(await left()).toBe(paid);
  expect(await needOf(lead)).toBe('unsent');
  await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Maaf baru balas' }));
  await lead.waitForMessage(({ text }) => text === 'Maaf baru balas');
});
