import { Inject, Injectable } from '@nestjs/common';
import type { ContactMemory, MemoryChange } from '#contracts/http/chat/chat';
import { factKinds, type FactKind } from '#contracts/values/people/contact-facts';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { ContactUnknownError } from '../conversations.errors.js';
import { addressOfRoute } from '../conversations.rules.js';
import type { Memory, ThreadMessage } from '../conversations.types.js';
import { findThreadAfter, type UnsummarisedPage } from '../turns/turns.statements.js';
import * as views from '../views.statements.js';
import { cleanFact, factsToStore, readFacts } from './memories.rules.js';
import * as statements from './memories.statements.js';

/** What is remembered of a lead beyond the newest messages: a running summary, and facts that the owner may correct. */
@Injectable()
export class MemoriesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** As the owner sees it. @throws ContactUnknownError */
  async show(ownerId: BotId, phoneNumber: string): Promise<ContactMemory> {
    const row = await statements.findMemory(this.database, ownerId, await this.find(ownerId, phoneNumber));
    const facts = readFacts(row?.facts);
    return {
      summary: row?.summary ?? '',
      updatedAt: row?.updated_at.toISOString() ?? null,
      facts: factKinds.map((kind) => ({ kind, value: facts[kind]?.value ?? '', byOwner: facts[kind]?.by === 'owner' })),
    };
  }

  /** The owner's words: from now on nothing that the bot learns is written over them. An empty one is forgotten. */
  async change(ownerId: BotId, phoneNumber: string, change: MemoryChange): Promise<ContactMemory> {
    const conversationId = await this.find(ownerId, phoneNumber);
    const values: Partial<Record<FactKind, string>> = change.facts ?? {};
    await statements.writeOwnersFacts(this.database, ownerId, conversationId, {
      facts: factsToStore(values, 'owner', this.clock.now()),
      removed: factKinds.filter((kind) => values[kind] !== undefined && cleanFact(values[kind]) === ''),
      forgetSummary: change.forgetSummary ?? false,
    });
    return this.show(ownerId, phoneNumber);
  }

  /** What the summary says, and the oldest messages after it. `left`: how many there are in all. */
  async loadUnsummarised(
    ownerId: BotId,
    conversationId: ConversationId,
    page: UnsummarisedPage,
  ): Promise<{ memory: Pick<Memory, 'summary' | 'uptoSeq'>; messages: ThreadMessage[]; left: number }> {
    const row = await statements.findMemory(this.database, ownerId, conversationId);
    const memory = { summary: row?.summary ?? '', uptoSeq: row?.upto_seq ?? 0 };
    return { memory, ...(await findThreadAfter(this.database, ownerId, conversationId, { afterSeq: memory.uptoSeq, ...page })) };
  }

  /** False when somebody wrote it first. */
  async keepSummary(ownerId: BotId, conversationId: ConversationId, step: statements.SummaryStep): Promise<boolean> {
    return statements.writeSummary(this.database, ownerId, conversationId, step);
  }

  private async find(ownerId: BotId, phoneNumber: string): Promise<ConversationId> {
    const address = addressOfRoute(phoneNumber);
    const row = address && (await views.findContactRow(this.database, ownerId, address));
    if (!row) throw new ContactUnknownError();
    return row.conversation_id;
  }
}
