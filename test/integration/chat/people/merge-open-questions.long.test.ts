import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import fc from 'fast-check';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { OpenTurn } from '#core/features/conversations/conversations.types';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { openMessages } from '#core/features/replies/replies.rules';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';
import { runs } from '../../../support/runs.ts';

let modules: TestModules;
let programs: INestApplicationContext[];
const pn = '6281500000001';
const lid = '55443322110099';
const replies = 500;

beforeAll(async () => {
  modules = await openTestModules();
  programs = await Promise.all([modules.open([ConversationsModule]), modules.open([ConversationsModule])]);
});
afterAll(() => modules.close());

type Half = 'number' | 'lid' | 'both';
type Step =
  | { readonly kind: 'ask' | 'owner-writes'; readonly half: Half }
  | { readonly kind: 'edit' | 'delete'; readonly nth: number }
  | { readonly kind: 'draft' | 'claim'; readonly half: 'number' | 'lid' }
  | { readonly kind: 'merge' | 'takeover-ends' | 'restart' };

/**
 * A lead whose number and privacy id turn out to be one person, and a bot that drafts and claims like the
 * reply pipeline.
 */
class Shop {
  /** Index of the program that acts. A restart moves to another one, which knows only the stored data. */
  private at = 0;
  private asked = 0;
  /** The outcome of each question. */
  readonly answered = new Map<string, number>();
  readonly byOwner = new Set<string>();
  /** Questions as the lead last sent them. An edit is a question of its own and replaces the earlier one. */
  private readonly sent: { readonly waId: string; readonly half: Half; body: string }[] = [];
  private readonly takenBack = new Set<string>();
  claims = 0;
  private readonly drafts = new Map<string, OpenTurn>();

  constructor(readonly botId: BotId) {}

  private get program(): INestApplicationContext {
    return programs[this.at]!;
  }

  async conversations(): Promise<{ id: ConversationId; taken: boolean; needs: boolean }[]> {
    return modules.sql(
      `SELECT id, coalesce(takeover_until > now(), false) AS taken, needs_owner_since IS NOT NULL AS needs FROM conversations WHERE bot_id = $1`,
      [this.botId],
    );
  }

  private async find(half: 'number' | 'lid'): Promise<ConversationId | undefined> {
    const [row] = await modules.sql<{ id: ConversationId }>(
      `SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.bot_id = $1 AND CASE $2 WHEN 'number' THEN k.pn IS NOT NULL ELSE k.lid IS NOT NULL END`,
      [this.botId, half],
    );
    return row?.id;
  }

  async draft(half: 'number' | 'lid'): Promise<void> {
    const id = await this.find(half);
    const turn = id && (await this.program.get(TurnsService).loadTurn(this.botId, id));
    if (turn && turn.answeredTurn < turn.turn && !turn.takenOver) this.drafts.set(half, turn);
  }

  async claim(half: 'number' | 'lid'): Promise<void> {
    const turn = this.drafts.get(half);
    this.drafts.delete(half);
    if (!turn) return;
    const claimed = await this.program.get(TurnsService).claim(this.program.get(Database), {
      botId: this.botId,
      conversationId: turn.conversationId,
      draftedTurn: turn.turn,
      bubbles: [{ body: 'jawaban', photo: null }],
      model: 'm',
      tools: [],
      promptTokens: 0,
      completionTokens: 0,
      tookMs: 0,
      closing: false,
      need: null,
    });
    if (!claimed) return;
    this.claims += 1;
    // deleted messages all have the same empty text
    for (const { body, kind } of openMessages(turn)) if (kind !== 'deleted') this.answered.set(body, (this.answered.get(body) ?? 0) + 1);
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'ask': {
        const message = inbound(this.botId, this.chat(step.half), { body: `tanya ${++this.asked}` });
        this.sent.push({ waId: message.waId, half: step.half, body: message.body });
        await receive(this.program, [message], false);
        return;
      }
      case 'edit':
      case 'delete':
        return this.change(step);
      case 'owner-writes': {
        const before = await this.open();
        const [own] = await receive(this.program, [inbound(this.botId, this.chat(step.half), { body: 'saya', sender: 'owner' })], false);
        // A message that carries both addresses merges them first: it answers the open questions of both.
        for (const { body, id } of before) if (id === own!.conversationId || step.half === 'both') this.byOwner.add(body);
        return;
      }
      case 'draft':
        return this.draft(step.half);
      case 'claim':
        return this.claim(step.half);
      case 'merge':
        return this.program.get(MessagesService).learnMappings(this.botId, [{ pn, lid }]);
      case 'takeover-ends':
        await modules.sql(`UPDATE conversations SET takeover_until = NULL WHERE bot_id = $1`, [this.botId]);
        return;
      case 'restart':
        this.at = 1 - this.at;
        this.drafts.clear();
    }
  }

  private async change({ kind, nth }: Extract<Step, { kind: 'edit' | 'delete' }>): Promise<void> {
    const one = this.sent.at(-1 - nth);
    if (!one) return;
    this.takenBack.add(one.body);
    const { waId } = one;
    if (kind === 'delete') this.sent.splice(this.sent.indexOf(one), 1);
    else one.body = `tanya ${++this.asked}`;
    const said = kind === 'delete' ? ({ kind: 'deleted', body: '' } as const) : { body: one.body };
    await receive(this.program, [inbound(this.botId, this.chat(one.half), { waId, ...said, edited: true })], false);
  }

  private chat(half: Half): ReturnType<typeof chatOf> {
    return half === 'both' ? chatOf(pn, lid) : half === 'number' ? chatOf(pn) : chatOf(null, lid);
  }

  /** Questions that wait for an answer, as the reply gate sees them. */
  async open(): Promise<{ body: string; id: ConversationId; taken: boolean; needs: boolean }[]> {
    const found = [];
    for (const one of await this.conversations()) {
      const turn = (await this.program.get(TurnsService).loadTurn(this.botId, one.id))!;
      found.push(...openMessages(turn).map(({ body }) => ({ body, ...one })));
    }
    return found;
  }

  /**
   * Violations of the invariant: every question is answered once, belongs to the owner, or waits in a chat
   * that needs the owner.
   */
  async faults(): Promise<object> {
    for (const half of ['number', 'lid'] as const) {
      await this.draft(half);
      await this.claim(half);
    }
    const open = await this.open();
    const waiting = new Set(open.filter(({ taken, needs }) => taken && needs).map(({ body }) => body));
    const questions = Array.from({ length: this.asked }, (_, index) => `tanya ${index + 1}`);
    const [left] = await modules.sql<{ replies_left: number }>(
      `SELECT replies_left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [this.botId],
    );
    const [stories] = await modules.sql<{ count: number }>(`SELECT count(*)::int AS count FROM replies WHERE bot_id = $1`, [this.botId]);
    return {
      lost: questions.filter((one) => !this.answered.has(one) && !this.byOwner.has(one) && !waiting.has(one) && !this.takenBack.has(one)),
      twice: [...this.answered].filter(([, times]) => times > 1).map(([body]) => body),
      answeredAndOpen: open.map(({ body }) => body).filter((body) => this.answered.has(body)),
      paidTooMuch: replies - left!.replies_left - this.claims,
      storiesTooMany: stories!.count - this.claims,
    };
  }
}

const none = { lost: [], twice: [], answeredAndOpen: [], paidTooMuch: 0, storiesTooMany: 0 };

const half = fc.constantFrom<'number' | 'lid'>('number', 'lid');
const anyHalf = fc.oneof({ weight: 5, arbitrary: half as fc.Arbitrary<Half> }, { weight: 1, arbitrary: fc.constant<Half>('both') });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: anyHalf.map((one): Step => ({ kind: 'ask', half: one })) },
  { weight: 4, arbitrary: half.map((one): Step => ({ kind: 'draft', half: one })) },
  { weight: 4, arbitrary: half.map((one): Step => ({ kind: 'claim', half: one })) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'merge' }) },
  { weight: 1, arbitrary: anyHalf.map((one): Step => ({ kind: 'owner-writes', half: one })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ kind: fc.constantFrom('edit' as const, 'edit' as const, 'delete' as const), nth: fc.nat({ max: 2 }) })
      .map((one): Step => one),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'takeover-ends' }, { kind: 'restart' }) },
);

const play = async (steps: readonly Step[]): Promise<object> => {
  const shop = new Shop(await makeBot(modules, replies));
  for (const one of steps) await shop.take(one);
  return shop.faults();
};

test.each<[string, Step[]]>([
  ['a question under each half, both open', [{ kind: 'ask', half: 'number' }, { kind: 'ask', half: 'lid' }, { kind: 'merge' }]],
  [
    'the one by number is open, the one by privacy id is answered',
    [
      { kind: 'ask', half: 'number' },
      { kind: 'ask', half: 'lid' },
      { kind: 'draft', half: 'lid' },
      { kind: 'claim', half: 'lid' },
      { kind: 'merge' },
    ],
  ],
  [
    'the one by privacy id is open, the one by number is answered last',
    [
      { kind: 'ask', half: 'lid' },
      { kind: 'ask', half: 'number' },
      { kind: 'draft', half: 'number' },
      { kind: 'claim', half: 'number' },
      { kind: 'merge' },
    ],
  ],
  [
    'the owner has written under one half, a question is open under the other',
    [{ kind: 'ask', half: 'lid' }, { kind: 'owner-writes', half: 'number' }, { kind: 'merge' }],
  ],
  [
    'an answer is being made while both become one',
    [
      { kind: 'ask', half: 'number' },
      { kind: 'draft', half: 'number' },
      { kind: 'ask', half: 'lid' },
      { kind: 'merge' },
      { kind: 'claim', half: 'number' },
    ],
  ],
])('%s: nothing is lost and nothing answered twice', async (_name, steps) => {
  expect(await play(steps)).toEqual(none);
});

test('any order of questions, edits, deletions, answers, a merge, takeovers and restarts loses no question and answers none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25, size: 'max' }), async (steps) =>
      expect(await play(steps)).toEqual(none),
    ),
    { numRuns: runs(60) },
  );
});

test('a claim that races with the merge claims the turn that it read, or nothing', async () => {
  for (let round = 0; round < 15; round++) {
    const shop = new Shop(await makeBot(modules, replies));
    await shop.take({ kind: 'ask', half: 'number' });
    await shop.take({ kind: 'ask', half: 'lid' });
    await shop.draft('number');
    await shop.draft('lid');
    await Promise.all([
      shop.claim('number'),
      programs[1]!.get(MessagesService).learnMappings(shop.botId, [{ pn, lid }]),
      shop.claim('lid'),
    ]);
    expect(await shop.faults()).toEqual(none);
  }
});
