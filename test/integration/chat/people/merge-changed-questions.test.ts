import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import fc from 'fast-check';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { openMessages } from '#core/features/replies/replies.rules';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';
import { runs } from '../../../support/runs.ts';

let modules: TestModules;
let app: INestApplicationContext;
const pn = '6281500000001';
const lid = '55443322110099';

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
afterAll(() => modules.close());

type Half = 'number' | 'lid';
type Step =
  | { readonly kind: 'ask' | 'ask-unreadable' | 'answer' | 'owner-writes'; readonly half: Half }
  /** A change of one of the questions so far, counted from the last one. */
  | { readonly kind: 'edit' | 'delete' | 'content'; readonly half: Half; readonly back: number }
  | { readonly kind: 'merge' | 'takeover-ends' };

interface Question {
  readonly waId: string;
  readonly of: number;
  version: number;
  isReadable: boolean;
  isDeleted: boolean;
}

/** A lead who changes questions under either half of an address, and a bot that answers the open ones. */
class Chat {
  private readonly questions: Question[] = [];
  private readonly settled = new Set<string>();
  private seconds = 0;
  readonly twice: string[] = [];

  constructor(private readonly botId: BotId) {}

  /** Later for each event, so that no two have the same second. */
  private at(): Date {
    return new Date(Date.now() - 600_000 + 1_000 * ++this.seconds);
  }

  private write(half: Half, more: Parameters<typeof inbound>[2]): ReturnType<typeof receive> {
    const chat = half === 'number' ? chatOf(pn) : chatOf(null, lid);
    return receive(app, [inbound(this.botId, chat, { at: this.at(), ...more })], false);
  }

  private find(half?: Half): Promise<{ id: ConversationId }[]> {
    return modules.sql(
      `SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id
       WHERE k.bot_id = $1 AND CASE $2::text WHEN 'number' THEN k.pn IS NOT NULL WHEN 'lid' THEN k.lid IS NOT NULL ELSE true END`,
      [this.botId, half ?? null],
    );
  }

  private async open(id: ConversationId): Promise<string[]> {
    const turn = (await app.get(TurnsService).loadTurn(this.botId, id))!;
    return openMessages(turn).flatMap(({ body, kind }) => (kind === 'text' ? [body] : []));
  }

  private async answer(id: ConversationId): Promise<void> {
    const turn = await app.get(TurnsService).loadTurn(this.botId, id);
    if (!turn || turn.answeredTurn >= turn.turn || turn.takenOver) return;
    const asked = await this.open(id);
    const counts = { promptTokens: 0, completionTokens: 0, tookMs: 0 };
    const claim = {
      botId: this.botId,
      conversationId: id,
      draftedTurn: turn.turn,
      bubbles: [{ body: 'jawaban', photo: null }],
      model: 'm',
    };
    const claimed = await app.get(TurnsService).claim(app.get(Database), { ...claim, ...counts, tools: [], closing: false, need: null });
    if (!claimed) return;
    this.twice.push(...asked.filter((body) => this.settled.has(body)));
    for (const body of asked) this.settled.add(body);
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'ask':
      case 'ask-unreadable': {
        const isReadable = step.kind === 'ask';
        const of = this.questions.length + 1;
        const question = { waId: randomBytes(8).toString('hex').toUpperCase(), of, version: 1, isReadable, isDeleted: false };
        this.questions.push(question);
        const { waId } = question;
        await this.write(step.half, isReadable ? { waId, body: bodyOf(question) } : { waId, kind: 'unreadable', body: '' });
        return;
      }
      case 'edit':
      case 'delete':
      case 'content':
        return this.change(step);
      case 'answer':
        for (const { id } of await this.find(step.half)) await this.answer(id);
        return;
      case 'owner-writes': {
        const [found] = await this.find(step.half);
        const before = found ? await this.open(found.id) : [];
        await this.write(step.half, { sender: 'owner', name: null, body: 'saya' });
        for (const body of before) this.settled.add(body);
        return;
      }
      case 'merge':
        return app.get(MessagesService).learnMappings(this.botId, [{ pn, lid }]);
      case 'takeover-ends':
        await modules.sql(`UPDATE conversations SET takeover_until = NULL WHERE bot_id = $1`, [this.botId]);
    }
  }

  private async change({ kind, half, back }: Extract<Step, { back: number }>): Promise<void> {
    const question = this.questions.at(-1 - back);
    if (!question || question.isDeleted) return;
    const { waId } = question;
    if (kind === 'content') {
      if (question.isReadable) return;
      question.isReadable = true;
      await this.write(half, { waId, body: bodyOf({ ...question, version: 1 }) });
    } else if (kind === 'edit') {
      question.version += 1;
      await this.write(half, { waId, body: bodyOf(question), edited: true });
    } else {
      question.isDeleted = true;
      await this.write(half, { waId, kind: 'deleted', body: '', edited: true });
    }
  }

  /** Violations once both halves are merged and the bot has answered everything that it may. */
  async faults(): Promise<object> {
    await this.take({ kind: 'merge' });
    const [one, ...others] = await this.find();
    if (!one) return none;
    await this.answer(one.id);
    const [chat] = await modules.sql<{ waits: boolean }>(
      `SELECT takeover_until > now() AND needs_owner_since IS NOT NULL AS waits FROM conversations WHERE id = $1`,
      [one.id],
    );
    const waiting = new Set(chat!.waits ? await this.open(one.id) : []);
    const stored = await modules.sql<{ wa_id: string; body: string; kind: string }>(
      `SELECT wa_id, body, kind FROM messages WHERE conversation_id = $1 AND sender = 'lead' ORDER BY seq`,
      [one.id],
    );
    const shown = new Map(stored.map((row) => [row.wa_id, row]));
    return {
      others: others.length,
      lost: stored.filter(({ kind, body }) => kind === 'text' && !this.settled.has(body) && !waiting.has(body)).map(({ body }) => body),
      outdated: this.questions.filter((asked) => {
        const row = shown.get(asked.waId);
        if (!row) return true;
        if (asked.isDeleted) return row.kind !== 'deleted' || row.body !== '';
        // an edit of a message without content has all that is known of it
        return row.kind === 'unreadable' ? asked.isReadable || asked.version > 1 : row.body !== bodyOf(asked);
      }),
      rowsTooMany: stored.length - shown.size,
      twice: this.twice,
    };
  }
}

function bodyOf({ of, version }: Pick<Question, 'of' | 'version'>): string {
  return `tanya ${of} versi ${version}`;
}

const none = { others: 0, lost: [], outdated: [], rowsTooMany: 0, twice: [] };

const half = fc.constantFrom<Half>('number', 'lid');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('ask', 'ask-unreadable'), half }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), half }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('edit', 'delete', 'content', 'edit', 'content'), half, back: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('owner-writes' as const), half }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'merge' }, { kind: 'takeover-ends' }) },
) as fc.Arbitrary<Step>;

test('questions that are edited, deleted or readable only later are answered or wait for the owner, whenever both halves become one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16, size: 'max' }), async (steps) => {
      const chat = new Chat(await makeBot(modules, 500));
      for (const one of steps) await chat.take(one);
      expect(await chat.faults()).toEqual(none);
    }),
    { numRuns: runs(60) },
  );
});

test('an edit that came before its message’s content by one address stays when the content came by the other', async () => {
  const chat = new Chat(await makeBot(modules, 500));
  await chat.take({ kind: 'ask-unreadable', half: 'lid' });
  await chat.take({ kind: 'edit', half: 'lid', back: 0 });
  await chat.take({ kind: 'content', half: 'number', back: 0 });
  await chat.take({ kind: 'answer', half: 'number' });
  expect(await chat.faults()).toEqual(none);
});
