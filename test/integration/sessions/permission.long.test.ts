import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

/**
 * One paragraph of the answer. Two paragraphs together exceed the length of one bubble. The answer therefore has four
 * bubbles, each with some seconds of typing.
 */
const paragraph = (number: number): string => `Bagian ${number}. ${'kaos polos nyaman dipakai setiap hari '.repeat(7)}`.trim();
const answer = [1, 2, 3, 4].map(paragraph).join('\n\n');
/**
 * Maximum time from the event to the end of all automatic sending. It is shorter than the pause before a bubble,
 * which is 2.4 to 4.6 s at this test's speed.
 */
const limitMs = 1_000;

let app: TestApp;
let owner: Owner;
let shop: Phone;

beforeAll(async () => {
  app = await startTestApp({ env: { PACING: 'human', PACING_SPEED: '2' } });
  owner = await app.registerOwner();
  // The prompt contains the texts of the answers, so that no answer is held back.
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko Kaos Sari. Bagian 1, 2, 3, 4: kaos polos nyaman dipakai setiap hari.' }));
  shop = await app.sandbox.phone(await linkOwner(app, owner));
});
afterEach(() => app.sandbox.llm.heal());
afterAll(() => app?.close());

/** A typing state of a chat. `at` is in milliseconds by the simulator's clock, which is the clock of this machine. */
interface ChatState {
  seq: number;
  state: string;
  at: number;
}

const statesOf = async (lead: Phone) =>
  (await app.sandbox.call<{ chatStates: ChatState[] }>('GET', `/whatsapp/phones/${lead.number}/chatstates`)).chatStates;
const heard = async (lead: Phone) =>
  (await lead.messages()).filter(({ direction }) => direction === 'in').map(({ text }) => text.slice(0, 8));
const bubblesHeard = async (lead: Phone) =>
  (await lead.messages()).filter(({ direction, text }) => direction === 'in' && text.startsWith('Bagian'));
const thread = (lead: Phone) => expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`));
const bubbles = async (lead: Phone) => (await thread(lead)).filter(({ body, sender }) => sender === 'bot' && body.startsWith('Bagian'));
const left = async () => (await app.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [owner.userId]))[0].replies_left;
const needOf = async (lead: Phone) =>
  (await expectOk(owner.api.get<{ needsOwner: { reason: string } | null }[]>(`/chat/contacts?q=${lead.number}`)))[0]?.needsOwner?.reason ??
  null;

/** Returns a lead who has received the first of four bubbles while the bot types the second bubble. */
async function inTheMiddle(form: 'pn' | 'lid' = 'pn'): Promise<Phone> {
  const lead = await app.sandbox.phone(freshPhone());
  await app.sandbox.llm.fault({ next: [{ kind: 'reply', content: answer }] });
  await lead.send(shop.number, { text: 'Ceritakan kaosnya', form });
  const first = await lead.waitForMessage(({ text }) => text.startsWith('Bagian 1.'));
  expect(first).toBeDefined();
  await waitFor(async () => (await statesOf(lead)).filter(({ state }) => state === 'composing').length >= 2, {
    what: 'the second bubble typed',
  });
  return lead;
}

/**
 * After the event, the simulator must get `paused` within a second and no more bubbles. The bubbles that were not sent
 * must be marked with that reason.
 */
async function expectCut(lead: Phone, reason: string, happens: () => Promise<unknown>): Promise<void> {
  const seen = (await statesOf(lead)).at(-1)?.seq ?? 0;
  await happens();
  const deadline = Date.now() + limitMs;
  const ended = await waitFor(async () => (await statesOf(lead)).find(({ seq, state }) => seq > seen && state === 'paused'), {
    what: 'the end of the typing',
  });
  expect(ended.at).toBeLessThan(deadline);
  const rest = await waitFor(
    async () => {
      const all = (await bubbles(lead)).filter(({ status }) => status === 'failed');
      return all.length === 3 && all;
    },
    { what: 'the rest marked' },
  );
  expect(rest.map(({ unsent }) => unsent)).toEqual([reason, reason, reason]);
  expect((await bubblesHeard(lead)).map(({ text }) => text)).toEqual([paragraph(1)]);
}

test('the owner writes on the phone', async () => {
  const lead = await inTheMiddle();
  const paid = await left();
  await expectCut(lead, 'owner-wrote', () => shop.type(lead.number, 'Saya jawab sendiri ya'));
  expect(await left()).toBe(paid); // a part was delivered, so the charge remains
});

test('the greeting of the phone’s own app after the first bubble ends nothing', async () => {
  const greeting = 'Halo! Selamat datang di Toko Uji. Ada yang bisa kami bantu?';
  await app.sandbox.call('POST', '/whatsapp/faults', { number: shop.number, businessApp: { greeting } });
  const lead = await inTheMiddle();
  await waitFor(async () => (await thread(lead)).some(({ body, origin }) => body === greeting && origin === 'app'), {
    what: 'the greeting',
  });
  await lead.waitForMessage(({ text }) => text.startsWith('Bagian 4.'));
  await app.sandbox.call('DELETE', '/whatsapp/faults');
});

test('the owner takes over in the panel', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'takeover', () => owner.api.post(`/chat/contacts/${lead.number}/takeover`, { active: true }));
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
});

test('the lead is excluded', async () => {
  const lead = await inTheMiddle();
  await expectCut(lead, 'blacklisted', () => owner.api.post('/blacklist', { number: lead.number }));
});

test('the number gets notices from now on, and the chat is by privacy id', async () => {
  const lead = await inTheMiddle('lid');
  await expectCut(lead, 'notification-number', () => owner.api.post('/prompt', { nomor_notifikasi: lead.number }));
  await expectOk(owner.api.post('/prompt', { nomor_notifikasi: '' }));
});

describe('while the model is at work', () => {
  const stops: [string, (lead: Phone) => Promise<unknown>][] = [
    ['the lead writes STOP', (lead) => lead.send(shop.number, 'STOP')],
    ['a lead who writes by privacy id is excluded by number', (lead) => owner.api.post('/blacklist', { number: lead.number })],
    ['the owner takes over', (lead) => owner.api.post(`/chat/contacts/${lead.number}/takeover`, { active: true })],
    ['the owner writes on the phone', (lead) => shop.type(lead.number, 'Saya saja')],
  ];
  test.each(stops)('%s: typing ends within a second, and nothing is answered', async (_, happens) => {
    const lead = await app.sandbox.phone(freshPhone());
    await app.sandbox.llm.fault({ delayMs: 6_000 });
    await lead.send(shop.number, { text: 'Ceritakan kaosnya', form: 'lid' });
    await waitFor(async () => (await statesOf(lead)).at(-1)?.state === 'composing', { what: 'the bot at work' });
    await happens(lead);
    const deadline = Date.now() + limitMs;
    const ended = await waitFor(async () => (await statesOf(lead)).find(({ state }) => state === 'paused'), {
      what: 'the end of the typing',
    });
    expect(ended.at).toBeLessThan(deadline);
    await app.sandbox.llm.heal();
    await waitFor(async () => (await app.sandbox.llm.requests()).every(({ finished }: { finished?: boolean }) => finished !== false), {
      what: 'the end of the request',
    });
    expect((await statesOf(lead)).at(-1)?.state).toBe('paused');
    expect((await heard(lead)).filter((text) => !'Saya saja'.startsWith(text))).toEqual([]);
  });
});

describe('at each moment of an answer', () => {
  // A number types in only one chat at a time, so further cases would wait for each other.
  const moments = [
    ['composing', 1],
    ['bubble', 1],
    ['bubble', 2],
    ['composing', 4],
  ] as const;

  test('after a takeover nothing is sent a second later, and sent bubbles are not marked as unsent', async () => {
    await app.sandbox.llm.fault({ next: moments.map(() => ({ kind: 'reply', content: answer, match: 'Ceritakan' })) });
    await Promise.all(
      moments.map(async ([event, count]) => {
        const lead = await app.sandbox.phone(freshPhone());
        await lead.send(shop.number, 'Ceritakan kaosnya');
        await waitFor(
          async () => {
            const bubblesBefore = event === 'bubble' ? count : count - 1;
            if ((await bubblesHeard(lead)).length < bubblesBefore) return false;
            return event === 'bubble' || (await statesOf(lead)).at(-1)?.state === 'composing';
          },
          { what: `${event} ${count}` },
        );
        await expectOk(owner.api.post(`/chat/contacts/${lead.number}/takeover`, { active: true }));
        const deadline = Date.now() + limitMs;
        const all = await waitFor(
          async () => {
            const rows = await bubbles(lead);
            return rows.length === 4 && rows.every(({ status }) => status !== 'queued') && rows;
          },
          { what: 'all bubbles sent or marked' },
        );
        const left = await bubblesHeard(lead);
        expect(all.filter(({ status }) => status !== 'failed').map(({ body }) => body)).toEqual(left.map(({ text }) => text));
        expect(left.filter(({ at }) => at > deadline)).toEqual([]);
        expect((await statesOf(lead)).filter(({ state, at }) => state === 'composing' && at > deadline)).toEqual([]);
      }),
    );
  });
});

test('a bubble that leaves while the bot is stopped is not marked as unsent, however late WhatsApp acknowledges it', async () => {
  const lead = await inTheMiddle();
  await app.sandbox.call('POST', '/whatsapp/faults', { number: shop.number, ackAfterMs: 800, dropReceipts: 10 });
  await lead.waitForMessage(({ text }) => text.startsWith('Bagian 2.'));
  await expectOk(owner.api.post('/bot/stop', { userId: owner.userId }));
  const marked = await waitFor(
    async () => {
      const rows = await bubbles(lead);
      return rows.every(({ status }) => status !== 'queued') && rows;
    },
    { what: 'all of it marked' },
  );
  expect(marked.map(({ unsent }) => unsent)).toEqual([null, null, 'bot-stopped', 'bot-stopped']);
  expect((await bubblesHeard(lead)).map(({ text }) => text)).toEqual([paragraph(1), paragraph(2)]);
  await app.sandbox.call('DELETE', '/whatsapp/faults');
  await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
});

test('the lead asks something else: the next request contains which messages were read', async () => {
  const lead = await inTheMiddle();
  const paid = await left();
  await app.sandbox.llm.fault({ next: [{ kind: 'reply', content: 'Ongkirnya saya cek ya Kak.' }] });
  await expectCut(lead, 'lead-wrote', () => lead.send(shop.number, 'ongkir ke Bandung?'));
  await lead.waitForMessage(({ text }) => text.startsWith('Ongkirnya'));
  const [request] = (await app.sandbox.llm.requests()).slice(-1);
  const said = request.request.messages
    .filter(({ role }: { role: string }) => role === 'assistant')
    .map(({ content }: { content: string }) => content);
  expect(said).toEqual([paragraph(1)]);
  const note = request.request.messages.findLast(({ role }: { role: string }) => role === 'system').content;
  for (const number of [2, 3, 4]) expect(note).toContain(`Bagian ${number}.`);
  expect(note).not.toContain('Bagian 1.');
  expect(await left()).toBe(paid - 1);
});

test('the lead edits the question: the rest of the old answer stays away, and the new text is answered', async () => {
  const lead = await app.sandbox.phone(freshPhone());
  await app.sandbox.llm.fault({ next: [{ kind: 'reply', content: answer }] });
  const id = await lead.send(shop.number, 'Ceritakan kaosnya');
  await lead.waitForMessage(({ text }) => text.startsWith('Bagian 1.'));
  await waitFor(async () => (await statesOf(lead)).filter(({ state }) => state === 'composing').length >= 2, {
    what: 'the second bubble typed',
  });
  await app.sandbox.llm.fault({ next: [{ kind: 'reply', content: 'Topinya saya cek ya Kak.' }] });
  await expectCut(lead, 'lead-wrote', () => lead.edit(shop.number, id, 'Ceritakan topinya', { sealing: 'sealed' }));
  await lead.waitForMessage(({ text }) => text.startsWith('Topinya'));
  const [request] = (await app.sandbox.llm.requests()).slice(-1);
  expect(JSON.stringify(request.request.messages)).toContain('Ceritakan topinya');
});

describe('a follow-up that is being typed', () => {
  const text = paragraph(9);
  const day = (enabled: boolean) => ({ enabled, aiEnabled: false, text: 'Halo {nama}' });
  const settings = (enabled: boolean) => ({ day1: day(enabled), day2: day(false), day3: day(false) });

  /** Returns a lead with an answered question. The bot is typing a follow-up to this lead. */
  async function typedFollowUp(): Promise<Phone> {
    const lead = await app.sandbox.phone(freshPhone());
    await app.sandbox.llm.fault({ next: [{ kind: 'reply', content: 'Ada Kak.', match: 'Ada kaos' }] });
    await lead.send(shop.number, 'Ada kaos?');
    await lead.waitForMessage(({ text: words }) => words === 'Ada Kak.');
    await expectOk(owner.api.post('/followup', settings(true)));
    const [row] = await app.sql(
      `WITH said AS (
         UPDATE conversations c SET last_seq = c.last_seq + 1 FROM contacts k WHERE k.id = c.contact_id AND c.bot_id = $1 AND k.pn = $2
         RETURNING c.id, c.bot_id, c.last_seq, c.lead_last_at
       ), bubble AS (
         INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, not_after, speech)
         SELECT gen_random_uuid(), bot_id, id, last_seq, 'bot', 'text', $3, upper(left(md5($2), 20)), 'queued', now() + interval '1 hour', 'follow-up' FROM said
         RETURNING id
       )
       INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at, state, ended_at, message_id)
       SELECT gen_random_uuid(), said.bot_id, said.id, said.lead_last_at, 1, now(), 'sent', now(), bubble.id FROM said, bubble RETURNING message_id`,
      [owner.userId, lead.number, text],
    );
    expect(row).toBeDefined();
    const other = await app.sandbox.phone(freshPhone());
    await other.send(shop.number, 'Halo');
    await waitFor(async () => (await statesOf(lead)).filter(({ state }) => state === 'composing').length >= 2, {
      what: 'the follow-up typed',
    });
    return lead;
  }

  test.each([
    ['the owner stops the bot', 'bot-stopped', () => owner.api.post('/bot/stop', { userId: owner.userId })],
    ['the owner switches its day off', 'follow-ups-off', () => owner.api.post('/followup', settings(false))],
  ])('is not sent when %s, also not later', async (_, reason, happens) => {
    const lead = await typedFollowUp();
    await expectOk(happens());
    const row = await waitFor(async () => (await thread(lead)).find(({ body, status }) => body === text && status === 'failed'), {
      what: 'the mark',
    });
    expect(row.unsent).toBe(reason);
    await expectOk(owner.api.post('/followup', settings(true)));
    await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
    await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Dari panel' }));
    await lead.waitForMessage(({ text: words }) => words === 'Dari panel');
    expect((await heard(lead)).filter((words) => words.startsWith('Bagian'))).toEqual([]);
  });
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

/** Ends all programs with a connection to WhatsApp and starts them again, as if a day had passed. */
async function awayForADay(): Promise<void> {
  for (const server of app.servers) await server.kill();
  // Moves the messages a day into the past. The stop of the previous test moves even further into the past.
  await app.sql(`UPDATE bot_sessions SET stopped_at = stopped_at - interval '2 days' WHERE bot_id = $1`, [owner.userId]);
  await app.sql(`UPDATE messages SET created_at = created_at - interval '1 day' WHERE bot_id = $1 AND waits`, [owner.userId]);
  app.servers.length = 0;
  await app.startServer();
  owner = { ...owner, api: app.api(owner.token) };
}

test('a day of downtime in the middle of an answer: the rest is never sent, and what was read stays paid', async () => {
  const lead = await inTheMiddle();
  const paid = await left();
  await awayForADay();
  const rest = await waitFor(
    async () => {
      const failed = (await bubbles(lead)).filter(({ status }) => status === 'failed');
      return failed.length === 3 && failed;
    },
    { what: 'the rest marked' },
  );
  expect(rest.map(({ unsent }) => unsent)).toEqual(['late', 'late', 'late']);
  expect(await left()).toBe(paid);
  expect(await needOf(lead)).toBe('unsent');
  await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Maaf baru balas' }));
  await lead.waitForMessage(({ text }) => text === 'Maaf baru balas');
  expect((await bubblesHeard(lead)).map(({ text }) => text)).toEqual([paragraph(1)]);
});

test('after a day of downtime nothing automatic is sent: the reply is refunded, the owner is needed and their own messages are sent', async () => {
  const lead = await app.sandbox.phone(freshPhone());
  const paid = await left();
  await app.sandbox.llm.fault({ next: [{ kind: 'reply', content: answer }] });
  await lead.send(shop.number, 'Ceritakan kaosnya');
  await waitFor(async () => (await bubbles(lead)).length === 4, { what: 'the answer' });
  expect(await left()).toBe(paid - 1);
  await awayForADay();
  await waitFor(async () => (await bubbles(lead)).every(({ status, unsent }) => status === 'failed' && unsent === 'late'), {
    what: 'all of it marked',
  });
  expect(await heard(lead)).toEqual([]);
  expect(await left()).toBe(paid);
  expect(await needOf(lead)).toBe('unsent');
  await expectOk(owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Maaf baru balas' }));
  await lead.waitForMessage(({ text }) => text === 'Maaf baru balas');
});
