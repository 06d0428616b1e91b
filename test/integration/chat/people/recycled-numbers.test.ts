import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { ChatAddress, InboundMessage } from '#core/features/conversations/conversations.types';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;
const pn = '6281500000001';
const rina = '55443322110001';
const joko = '55443322110002';
const minute = 60_000;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
beforeEach(async () => {
  ({ botId } = await makeOwner(modules));
});
afterAll(() => modules.close());

const service = () => app.get(MessagesService);
const agoMs = (ms: number): Date => new Date(Date.now() - ms);
const by = (chat: ChatAddress, at: Date): ChatAddress => ({ ...chat, at });
const people = () =>
  modules.sql(
    `SELECT k.name, k.pn, k.lid, k.former_pn, k.past_since IS NOT NULL AS past, c.id, c.jid, c.turn, c.answered_turn
     FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE k.bot_id = $1 ORDER BY k.lid NULLS FIRST`,
    [botId],
  );
const say = (chat: ChatAddress, more: Partial<InboundMessage> = {}) => receive(app, [inbound(botId, chat, more)]);
const needOf = async (id: ConversationId) =>
  (await modules.sql(`SELECT needs_owner_reason AS reason FROM conversations WHERE id = $1`, [id]))[0]!.reason;
const read = async (id: ConversationId) => (await app.get(TurnsService).loadTurn(botId, id))!;

/** Rina wrote, was answered, and left every kind of data that a conversation may have. */
async function rinaWasHere(chat = chatOf(pn, rina)): Promise<ConversationId> {
  const [message] = await say(chat, { body: 'nama saya Rina, alamat Jl Melati 3, pesan 2 kopi', name: 'Rina', at: agoMs(90 * minute) });
  const id = message!.conversationId;
  await modules.sql(
    `UPDATE conversations SET answered_turn = turn, labels = '{langganan}', opted_out_at = now(), closing_at = now(), takeover_until = 'infinity' WHERE id = $1`,
    [id],
  );
  await modules.sql(`INSERT INTO memories (conversation_id, bot_id, summary, facts) VALUES ($1, $2, 'Rina pesan kopi', $3)`, [
    id,
    botId,
    { address: { value: 'Jl Melati 3', by: 'bot', at: new Date().toISOString() } },
  ]);
  return id;
}

const fresh = { labels: [], opted_out_at: null, closing_at: null, takeover_until: null, message_count: 1, unread: 1 };

describe('a number that arrives with another privacy id is another person', () => {
  test.each([
    ['named by number', chatOf(pn, joko)],
    ['named by the privacy id', { pn, lid: joko, jid: `${joko}@lid` }],
  ])('%s: nothing of the first one reaches the second', async (_how, chat) => {
    const before = await rinaWasHere();
    const [message] = await say(chat, { body: 'halo, ini toko apa ya?', name: 'Joko' });
    expect(message!.conversationId).not.toBe(before);
    const turn = await read(message!.conversationId);
    expect(turn.thread.map((one) => one.body)).toEqual(['halo, ini toko apa ya?']);
    expect(turn).toMatchObject({ name: 'Joko', memory: { summary: '', facts: {} }, optedOut: false, takenOver: false, turn: 1 });
    expect((await modules.sql(`SELECT * FROM conversations WHERE id = $1`, [message!.conversationId]))[0]).toMatchObject(fresh);
    expect(await people()).toMatchObject([
      { name: 'Rina', pn: null, lid: rina, former_pn: pn, past: true, id: before, jid: `${rina}@lid` },
      { name: 'Joko', pn, lid: joko, former_pn: null, past: false },
    ]);
  });

  test('also when the new one was known by the privacy id alone', async () => {
    await rinaWasHere();
    const [first] = await say(chatOf(null, joko), { body: 'halo', name: 'Joko' });
    const [second] = await say(chatOf(pn, joko), { body: 'halo lagi', name: 'Joko' });
    expect(second!.conversationId).toBe(first!.conversationId);
    expect((await read(second!.conversationId)).thread.map((one) => one.body)).toEqual(['halo', 'halo lagi']);
  });

  test('messages queued for the first person are withdrawn, and an open question goes to the owner', async () => {
    const id = await rinaWasHere();
    await say(chatOf(pn, rina), { body: 'masih ada?', at: agoMs(80 * minute) });
    const [follow] = await modules.sql(
      `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at) VALUES (gen_random_uuid(), $1, $2, now(), 1, now()) RETURNING id`,
      [botId, id],
    );
    await modules.sql(
      `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn)
       SELECT gen_random_uuid(), $1, $2, 90 + at, who, 'text', 'untuk Rina', 'WAIT' || at, 'queued', CASE who WHEN 'bot' THEN 1 END
       FROM (VALUES (1, 'bot'), (2, 'owner')) AS v (at, who)`,
      [botId, id],
    );
    await say(chatOf(pn, joko), { name: 'Joko' });
    expect(await modules.sql(`SELECT status FROM messages WHERE wa_id LIKE 'WAIT%' AND bot_id = $1`, [botId])).toEqual([
      { status: 'failed' },
      { status: 'failed' },
    ]);
    expect(await modules.sql(`SELECT state, reason FROM follow_ups WHERE id = $1`, [follow!['id']])).toEqual([
      { state: 'cancelled', reason: 'number-moved' },
    ]);
    expect((await modules.sql(`SELECT * FROM conversations WHERE id = $1`, [id]))[0]).toMatchObject({
      turn: 2,
      answered_turn: 2,
      needs_owner_reason: 'number-moved',
    });
    expect(await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND unanswered = 'number-moved'`, [id])).toEqual([
      { body: 'masih ada?' },
    ]);
  });

  test('changes, quotes and receipts of one do not touch the other', async () => {
    const id = await rinaWasHere();
    const [{ wa_id: waId }] = (await modules.sql(`SELECT wa_id FROM messages WHERE conversation_id = $1`, [id])) as [{ wa_id: string }];
    await say(chatOf(pn, joko), { waId, body: 'diubah', edited: true });
    const [quoting] = await say(chatOf(pn, joko), { body: 'ini apa?', quoted: { waId, kind: 'text', body: 'kata saya', by: 'lead' } });
    expect((await read(id)).thread.map((one) => one.body)).toEqual(['nama saya Rina, alamat Jl Melati 3, pesan 2 kopi']);
    const [quote] = (await read(quoting!.conversationId)).thread;
    expect(quote!.quoted).toMatchObject({ proved: false, body: 'kata saya' });
  });

  test('the name that the address book has for the number stays with the person it was learnt of', async () => {
    await rinaWasHere();
    await service().learnNames(botId, [{ pn, lid: null, name: 'Bu Rina Melati' }]);
    await say(chatOf(pn, joko), { name: 'Joko' });
    await service().learnNames(botId, [
      { pn, lid: null, name: 'Bu Rina Melati' },
      { pn, lid: rina, name: 'Bu Rina M.' },
    ]);
    expect((await people()).map((one) => one['name'])).toEqual(['Bu Rina M.', 'Joko']);
    // The owner has saved the new person under another name.
    await service().learnNames(botId, [{ pn, lid: null, name: 'Mas Joko' }]);
    expect((await people()).map((one) => one['name'])).toEqual(['Bu Rina M.', 'Mas Joko']);
  });

  test('a person who has a new number leaves the name of the old one to its next holder', async () => {
    await say(chatOf(pn, rina), { name: 'Rina' });
    await service().learnNames(botId, [{ pn, lid: rina, name: 'Toko Melati' }]);
    await say(chatOf('6281500000099', rina), { name: 'Rina' });
    await say(chatOf(pn, joko), { name: 'Joko' });
    await service().learnNames(botId, [{ pn, lid: null, name: 'Toko Melati' }]);
    expect((await people()).map((one) => [one['pn'], one['name']])).toEqual([
      ['6281500000099', 'Toko Melati'],
      [pn, 'Toko Melati'],
    ]);
  });

  test('an entry of the blacklist that means the person does not follow the number, one that means the number does', async () => {
    await rinaWasHere();
    await modules.sql(`INSERT INTO blacklist (bot_id, lid) VALUES ($1, $2)`, [botId, rina]);
    const [message] = await say(chatOf(pn, joko));
    expect((await read(message!.conversationId)).blacklisted).toBe(false);
    await modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [botId, pn]);
    expect((await read(message!.conversationId)).blacklisted).toBe(true);
  });
});

describe('the same person', () => {
  test('a known number without a privacy id learns its first one', async () => {
    const id = await rinaWasHere(chatOf(pn));
    const [message] = await say(chatOf(pn, rina));
    expect(message!.conversationId).toBe(id);
    expect(await people()).toMatchObject([{ pn, lid: rina, past: false, former_pn: null }]);
  });

  test('a person with a new number keeps the history, and the earlier number is noted', async () => {
    const id = await rinaWasHere();
    const [message] = await say(chatOf('6281500000009', rina));
    expect(message!.conversationId).toBe(id);
    expect(await people()).toMatchObject([{ pn: '6281500000009', lid: rina, former_pn: pn, past: false }]);
    // The freed number is assigned to another person.
    const [other] = await say(chatOf(pn, joko), { name: 'Joko' });
    expect(other!.conversationId).not.toBe(id);
  });

  test('a person who lost the number and writes under the privacy id is a present contact again', async () => {
    const id = await rinaWasHere();
    await say(chatOf(pn, joko));
    const [message] = await say(chatOf(null, rina), { body: 'ini Rina, nomor baru' });
    expect(message!.conversationId).toBe(id);
    expect(await people()).toMatchObject([
      { lid: rina, pn: null, past: false, former_pn: pn },
      { lid: joko, pn },
    ]);
    expect((await read(id)).turn).toBeGreaterThan((await read(id)).answeredTurn);
  });

  test('a person whose number went to another one and came back has their own history again, and the other one keeps theirs', async () => {
    const id = await rinaWasHere();
    const [jokos] = await say(chatOf(pn, joko), { name: 'Joko', body: 'halo, ini toko apa ya?' });
    const [back] = await say(chatOf(pn, rina), { name: 'Rina', body: 'nomor saya sudah kembali' });
    expect(back!.conversationId).toBe(id);
    expect(await people()).toMatchObject([
      { name: 'Rina', pn, lid: rina, past: false, id },
      { name: 'Joko', pn: null, lid: joko, past: true, id: jokos!.conversationId },
    ]);
    const threads = await Promise.all([read(id), read(jokos!.conversationId)]);
    expect(threads.map((turn) => turn.thread.map(({ body }) => body))).toEqual([
      [expect.stringContaining('Melati'), 'nomor saya sudah kembali'],
      ['halo, ini toko apa ya?'],
    ]);
    expect(await needOf(jokos!.conversationId)).toBe('number-moved');
    // a late message that was sent while the previous person had the number stays with that person
    await say(by(chatOf(pn, joko), agoMs(minute)), { name: 'Joko', body: 'masih saya', at: agoMs(minute) });
    expect(await people()).toMatchObject([{ pn, lid: rina }, { lid: joko }]);
    expect((await read(id)).thread).toHaveLength(2);
  });

  test('a person who gets the number of another known person keeps their own history', async () => {
    const before = await rinaWasHere();
    const [jokos] = await say(chatOf('6281500000002', joko), { name: 'Joko', body: 'saya Joko' });
    const [message] = await say(chatOf(pn, joko), { name: 'Joko', body: 'nomor saya ganti' });
    expect(message!.conversationId).toBe(jokos!.conversationId);
    expect(await people()).toMatchObject([
      { id: before, lid: rina, pn: null, past: true },
      { lid: joko, pn, former_pn: '6281500000002', past: false },
    ]);
  });
});

describe('a statement that contradicts the proof of a sender changes no contact', () => {
  const stale = () => [
    service().learnMappings(botId, [{ pn, lid: joko }]),
    service().resolve(botId, [{ ...chatOf(pn, joko), pairBy: 'lookup' }]),
    service().resolve(botId, [by(chatOf(pn, joko), agoMs(200 * minute))]),
  ];

  test('a look-up, a late history and a late message name another privacy id: the number stays', async () => {
    const id = await rinaWasHere(by(chatOf(pn, rina), agoMs(90 * minute)));
    await Promise.all(stale());
    const [message] = await say({ ...chatOf(pn, joko), pairBy: 'lookup' }, { body: 'lagi' });
    expect(message!.conversationId).toBe(id);
    expect(await people()).toContainEqual(expect.objectContaining({ pn, lid: rina, past: false }));
  });

  test('nor do they give the number back after it moved', async () => {
    const before = await rinaWasHere(by(chatOf(pn, rina), agoMs(90 * minute)));
    const [message] = await say(by(chatOf(pn, joko), agoMs(10 * minute)));
    await service().learnMappings(botId, [{ pn, lid: rina }]);
    // Sent before the number moved, delivered afterwards.
    const [late] = await say(by(chatOf(pn, rina), agoMs(60 * minute)), { body: 'terlambat', at: agoMs(60 * minute) });
    expect(late!.conversationId).toBe(before);
    const [byNumber] = await say({ ...chatOf(pn, rina), pairBy: 'lookup' }, { body: 'dari Joko' });
    expect(byNumber!.conversationId).toBe(message!.conversationId);
    expect(await people()).toMatchObject([
      { lid: rina, pn: null, past: true },
      { lid: joko, pn, past: false },
    ]);
  });

  test.each([[['mapping', 'message']], [['message', 'mapping']]])(
    '%j: the order in which both arrive makes no difference',
    async (order) => {
      const before = await rinaWasHere();
      for (const what of order) {
        if (what === 'mapping') await service().learnMappings(botId, [{ pn, lid: joko }]);
        else await say(chatOf(pn, joko), { name: 'Joko' });
      }
      expect(await people()).toMatchObject([
        { id: before, lid: rina, pn: null, past: true, name: 'Rina' },
        { lid: joko, pn, name: 'Joko', past: false },
      ]);
    },
  );

  test('a message from the phone to the number belongs to the person WhatsApp names, and moves no number', async () => {
    const before = await rinaWasHere();
    const [own] = await say({ ...chatOf(pn, joko), pairBy: 'own-device' }, { sender: 'owner', body: 'halo Joko', name: null });
    expect(own!.conversationId).not.toBe(before);
    expect(await people()).toMatchObject([
      { lid: rina, pn, past: false },
      { lid: joko, pn: null },
    ]);
    const [message] = await say(chatOf(pn, joko), { name: 'Joko' });
    expect(message!.conversationId).toBe(own!.conversationId);
  });
});
