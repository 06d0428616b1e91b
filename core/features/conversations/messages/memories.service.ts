import { Inject, Injectable } from '@nestjs/common';
import type { ContactMemory, MemoryChange } from '#contracts/http/chat/chat';
import { factKinds, type FactKind } from '#contracts/values/people/contact-facts';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { ContactUnknownError } from '../conversations.errors.js';
import { addressOfRoute } from '../conversations.rules.js';
import type { Memory, ThreadMessage } from '../conversations.types.js';
import { findThreadAfter, type UnsummarisedPage } from './turns/turns.statements.js';
import * as views from '../state/views.statements.js';
import { cleanFact, factsToStore, readFacts } from '../contacts/memories.rules.js';
import * as statements from '../contacts/memories.statements.js';

/** Memory about a lead beyond the newest messages: a running summary, and facts that the owner may correct. */
@Injectable()
export class MemoriesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The memory in the panel's format. @throws ContactUnknownError */
  async show(botId: BotId, phoneNumber: string): Promise<ContactMemory> {
    const row = await statements.findMemory(this.database, botId, await this.find(botId, phoneNumber));
    const facts = readFacts(row?.facts);
    return {
      summary: row?.summary ?? '',
      updatedAt: row?.updated_at.toISOString() ?? null,
      facts: factKinds.map((kind) => ({ kind, value: facts[kind]?.value ?? '', byOwner: facts[kind]?.by === 'owner' })),
    };
  }

  /** Stores the owner's corrections. The bot never overwrites them. An empty value deletes the fact. */
  async change(botId: BotId, phoneNumber: string, change: MemoryChange): Promise<ContactMemory> {
    const conversationId = await this.find(botId, phoneNumber);
    const values: Partial<Record<FactKind, string>> = change.facts ?? {};
    await statements.writeOwnersFacts(this.database, botId, conversationId, {
      facts: factsToStore(values, 'owner', this.clock.now()),
      removed: factKinds.filter((kind) => values[kind] !== undefined && cleanFact(values[kind]) === ''),
      forgetSummary: change.forgetSummary ?? false,
    });
    return this.show(botId, phoneNumber);
  }

  /** The summary, and the oldest messages after it. `left`: the number of all messages after it. */
  async loadUnsummarised(
    botId: BotId,
    conversationId: ConversationId,
    page: UnsummarisedPage,
  ): Promise<{ memory: Pick<Memory, 'summary' | 'uptoSeq'>; messages: ThreadMessage[]; left: number }> {
    const row = await statements.findMemory(this.database, botId, conversationId);
    const memory = { summary: row?.summary ?? '', uptoSeq: row?.upto_seq ?? 0 };
    return { memory, ...(await findThreadAfter(this.database, botId, conversationId, { afterSeq: memory.uptoSeq, ...page })) };
  }

  /** False when another writer changed the summary in the meantime. */
  async keepSummary(botId: BotId, conversationId: ConversationId, step: statements.SummaryStep): Promise<boolean> {
    return statements.writeSummary(this.database, botId, conversationId, step);
  }

  private async find(botId: BotId, phoneNumber: string): Promise<ConversationId> {
    const address = addressOfRoute(phoneNumber);
    const row = address && (await views.findContactRow(this.database, botId, address));
    if (!row) throw new ContactUnknownError();
    return row.conversation_id;
  }
}
