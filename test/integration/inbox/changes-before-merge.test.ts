import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { proto } from 'baileys';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { InboundMessage } from '#core/features/conversations/conversations.types';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { sealedEdit } from '../../../sandbox/whatsapp/delivery/sealed-edits.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;
let pn: string;
let lid: string;
let people = 0;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
  ({ botId } = await makeOwner(modules));
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM early_edits`);
  people += 1;
  [pn, lid] = [`62815000000${10 + people}`, `7000000000${10 + people}`];
});
afterAll(() => modules.close());

const halves = { number: () => chatOf(pn), 'privacy id': () => chatOf(null, lid) } as const;
type Half = keyof typeof halves;
const orders: [Half, Half][] = [
  ['number', 'privacy id'],
  ['privacy id', 'number'],
];

const secret = randomBytes(32);
const id = () => `3EB0BB${people}`;
const message = (half: Half, more: Partial<InboundMessage> = {}) =>
  inbound(botId, halves[half](), {
    waId: id(),
    body: 'mau 2 kopi',
    proto: app
      .get(SecretBox)
      .seal(Buffer.from(proto.Message.encode({ messageContextInfo: { messageSecret: secret } }).finish()), protoContext(botId)),
    ...more,
  });
const change = (half: Half, more: Partial<InboundMessage>) => inbound(botId, halves[half](), { waId: id(), edited: true, ...more });

function sealed(writer: string): Partial<InboundMessage> {
  const { secretEncryptedMessage: told } = sealedEdit({ id: id(), chat: 'shop', writer, secret }, { conversation: 'mau 3 kopi' }, 'sealed');
  return { kind: 'other', body: '', sealed: { of: 'message', iv: told!.encIv!, payload: told!.encPayload! } };
}

const merge = () => app.get(MessagesService).learnMappings(botId, [{ pn, lid }]);
const answerAll = () => modules.sql(`UPDATE conversations SET answered_turn = turn WHERE bot_id = $1`, [botId]);
const thread = () =>
  modules.sql(
    `SELECT m.body, m.kind, m.reaction, m.turn > c.answered_turn AS open, m.reaction_turn > c.answered_turn AS asks, c.last_preview AS preview FROM messages m
     JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id WHERE k.bot_id = $1 AND k.pn = $2 ORDER BY m.seq`,
    [botId, pn],
  );
const kept = async () => (await modules.sql(`SELECT count(*)::int AS count FROM early_edits WHERE bot_id = $1`, [botId]))[0].count;

describe.each(orders)('what came by one address (message by %s, change by %s) before both were known to be one person', (first, second) => {
  test.each([
    ['plain', () => ({ body: 'mau 3 kopi' })],
    ['sealed for the number', () => sealed(`${pn}@s.whatsapp.net`)],
    ['sealed for the privacy id', () => sealed(`${lid}@lid`)],
  ])('an edit (%s) changes the message and opens its turn again', async (_, edited) => {
    await receive(app, [message(first)]);
    await receive(app, [change(second, edited())]);
    await answerAll();
    await merge();
    expect(await thread()).toEqual([expect.objectContaining({ body: 'mau 3 kopi', open: true, preview: 'mau 3 kopi' })]);
    expect(await kept()).toBe(0);
  });

  test('the edit may also come before the message', async () => {
    await receive(app, [change(second, { body: 'mau 3 kopi' })]);
    await receive(app, [message(first)]);
    await merge();
    expect(await thread()).toMatchObject([{ body: 'mau 3 kopi', open: true }]);
    expect(await kept()).toBe(0);
  });

  test('a deletion removes the message, whatever edit came with it', async () => {
    await receive(app, [message(first)]);
    await receive(app, [change(second, { body: 'mau 3 kopi' }), inbound(botId, halves[second](), { body: 'halo' })]);
    await receive(app, [change(second, { kind: 'deleted', body: '' })]);
    await merge();
    expect(await kept()).toBe(0);
    expect(await thread()).toMatchObject([{ body: '', kind: 'deleted' }, { body: 'halo' }]);
  });

  test('a reaction answers the bot’s question', async () => {
    await receive(app, [message(first)]);
    await answerAll();
    await modules.sql(
      `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn)
       SELECT gen_random_uuid(), c.bot_id, c.id, c.last_seq + 1, 'bot', 'text', 'Jadi dikirim ya kak?', $2, 'sent', c.turn
       FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND (k.pn = $3 OR k.lid = $4)`,
      [botId, `BOT${id()}`, pn, lid],
    );
    await receive(app, [inbound(botId, halves[second](), { waId: `BOT${id()}`, body: '👍', isReaction: true })]);
    await merge();
    expect(await thread()).toMatchObject([{ open: false }, { reaction: '👍', asks: true }]);
    expect(await kept()).toBe(0);
  });

  test('words that say STOP count from then on', async () => {
    await receive(app, [message(first)]);
    await receive(app, [change(second, { body: 'STOP' })]);
    await merge();
    const rows = await modules.sql(
      `SELECT c.opted_out_at IS NOT NULL AS out FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
      [botId, pn],
    );
    expect(rows).toEqual([{ out: true }]);
  });
});

describe.each(orders)('of STOP and MULAI by two addresses of one person (%s, then %s) the later word counts', (first, second) => {
  const seconds = Math.floor(Date.now() / 1_000) - 600;
  const says = (half: Half, nth: number, body: string) =>
    receive(app, [inbound(botId, halves[half](), { body, at: new Date((seconds + nth) * 1_000) })]);
  const refusals = async () => {
    const [row] = await modules.sql(
      `SELECT c.opted_out_at IS NOT NULL AS stop, c.no_follow_ups_at IS NOT NULL AS quiet FROM conversations c
       JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
      [botId, pn],
    );
    return row;
  };

  test.each([
    [
      'MULAI after STOP',
      [
        [first, 'STOP'],
        [second, 'MULAI'],
      ],
      { stop: false, quiet: false },
    ],
    [
      'STOP after MULAI',
      [
        [first, 'MULAI'],
        [second, 'STOP'],
      ],
      { stop: true, quiet: false },
    ],
    [
      'STOP again after MULAI',
      [
        [first, 'STOP'],
        [second, 'MULAI'],
        [first, 'STOP'],
      ],
      { stop: true, quiet: false },
    ],
    [
      'MULAI after a refusal of follow-ups',
      [
        [first, 'jangan chat lagi'],
        [second, 'MULAI'],
      ],
      { stop: false, quiet: false },
    ],
    [
      'a refusal of follow-ups after MULAI, which ended STOP',
      [
        [second, 'STOP'],
        [first, 'MULAI'],
        [second, 'jangan chat lagi'],
      ],
      { stop: false, quiet: true },
    ],
    [
      'STOP without any MULAI',
      [
        [first, 'STOP'],
        [second, 'halo kak'],
      ],
      { stop: true, quiet: false },
    ],
  ] as [string, [Half, string][], object][])('%s', async (_, words, wanted) => {
    for (const [nth, [half, body]] of words.entries()) await says(half, nth, body);
    await merge();
    expect(await refusals()).toEqual(wanted);
  });

  test('a word that was corrected into MULAI counts from the correction', async () => {
    await says(second, 1, 'STOP');
    await receive(app, [message(first, { body: 'mulau', at: new Date(seconds * 1_000) })]);
    await receive(app, [change(first, { body: 'MULAI', at: new Date((seconds + 9) * 1_000) })]);
    await merge();
    expect(await refusals()).toEqual({ stop: false, quiet: false });
  });
});

test('an edit of somebody else’s message waits for one of its own writer', async () => {
  await receive(app, [message('number', { sender: 'owner' })]);
  await receive(app, [change('privacy id', { body: 'gratis' })]);
  await merge();
  expect(await thread()).toMatchObject([{ body: 'mau 2 kopi' }]);
  expect(await kept()).toBe(1);
});

test('a reaction that comes before the shop’s message is shown at it, and crowds out no edit', async () => {
  for (let nth = 0; nth < 25; nth += 1)
    await receive(app, [inbound(botId, halves.number(), { waId: `LAMA${nth}`, body: '👍', isReaction: true })]);
  await receive(app, [change('number', { waId: 'NANTI', body: 'mau 3 kopi' })]);
  for (let nth = 25; nth < 50; nth += 1)
    await receive(app, [inbound(botId, halves.number(), { waId: `LAMA${nth}`, body: '👍', isReaction: true })]);
  await receive(app, [message('number', { waId: 'NANTI' }), message('number', { waId: 'LAMA49', sender: 'owner', body: 'siap kak' })]);
  expect(await thread()).toMatchObject([{ body: 'mau 3 kopi' }, { body: 'siap kak', reaction: '👍' }]);
  expect(await kept()).toBe(19);
});

test('of one bot, the latest two hundred edits are kept, and the latest two hundred reactions', async () => {
  const store = async (kinds: readonly ('text' | 'reaction')[], count: number) => {
    for (let chat = 0; chat < count / 20; chat += 1) {
      const address = chatOf(String(6281600000000 + ++people));
      await receive(app, [inbound(botId, address)]);
      for (const kind of kinds)
        await receive(
          app,
          Array.from({ length: 20 }, (_, nth) => {
            const more = kind === 'reaction' ? ({ isReaction: true, body: '👍' } as const) : ({ edited: true } as const);
            return inbound(botId, address, { waId: `NONE${people}X${nth}`, ...more });
          }),
        );
    }
  };
  const counts = () =>
    modules.sql(
      `SELECT count(*) FILTER (WHERE kind <> 'reaction')::int AS edits, count(*) FILTER (WHERE kind = 'reaction')::int AS reactions
       FROM early_edits WHERE bot_id = $1`,
      [botId],
    );
  await store(['text'], 200);
  await store(['reaction'], 200);
  expect(await counts()).toEqual([{ edits: 200, reactions: 200 }]);
  await store(['text', 'reaction'], 20);
  expect(await counts()).toEqual([{ edits: 200, reactions: 200 }]);
});
