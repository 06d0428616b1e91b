import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { ConversationMergedError } from '#core/features/conversations/conversations.errors';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { DeliveryChange, DeliveryUpdate, IngestedMessage, InboundMessage } from '#core/features/conversations/conversations.types';
import { NoticeNumbers } from '#core/features/notifications/notice-numbers.service';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Database, type Tx } from '#core/platform/database/database';
import { errorFields, Log } from '#core/platform/log/log';
import { claimOf, completed } from './chat-addresses.js';
import { faultKind } from './commit.rules.js';
import { SealedEdits } from './sealed-edits.js';
import { addressKey, type Cut } from './session-ledger.js';

const unstorableText = 'Satu pesan masuk tidak dapat disimpan. Buka WhatsApp di HP Anda untuk membacanya.';

interface Outcome {
  readonly held: ReadonlySet<BotId>;
  readonly ingested: readonly IngestedMessage[];
  readonly changes: readonly DeliveryChange[];
}

/** Writes one group of cuts in one transaction and publishes the results afterwards. */
@Injectable()
export class CommitWriter {
  /** The conversation of each message that is being written. */
  private readonly places = new WeakMap<ReadMessage['chat'], ConversationId>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SessionVault) private readonly vault: SessionVault,
    @Inject(MessagesService) private readonly conversations: MessagesService,
    @Inject(NoticeNumbers) private readonly noticeNumbers: NoticeNumbers,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(SealedEdits) private readonly sealedEdits: SealedEdits,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * @throws the Postgres error. Then nothing is stored. Only if the confirmation of the commit was lost is everything
   * stored nevertheless.
   * @throws ConversationMergedError. The next attempt looks all conversations up again.
   */
  async write(cuts: readonly Cut[]): Promise<void> {
    await Promise.all(cuts.map((cut) => this.findConversations(cut)));
    const readable = await this.sealedEdits.open(cuts);
    this.tell(readable, await lookedUpAgain(readable, this.commit(readable)));
  }

  /**
   * Writes the cut of one session whose data was refused, with each message and delivery state in a separate
   * savepoint. A message that is refused again is stored as a placeholder row that keeps its position. If not even a
   * conversation can be created for a message, the owner's activity log reports it.
   */
  async writeApart(cut: Cut): Promise<void> {
    const placed: ReadMessage[] = [];
    for (const message of cut.messages) {
      const found = await this.unlessRefused(cut, message.waId, () => this.placed({ ...cut, messages: [message] }, cut));
      if (found) placed.push(...found.result);
      else this.tellRefused(cut);
    }
    const storing = this.database.transaction(async (tx): Promise<Outcome> => {
      const held = await this.vault.store(tx, [cut.writes]);
      const ingested: IngestedMessage[] = [];
      const changes: DeliveryChange[] = [];
      if (!held.has(cut.ledger.botId)) return { held, ingested, changes };
      const attempt = async (message: ReadMessage): Promise<boolean> => {
        const rows = await this.unlessRefused(cut, message.waId, () =>
          this.database.savepoint(tx, () => this.ingest(tx, [{ ...cut, messages: [message] }])),
        );
        ingested.push(...(rows?.result ?? []));
        return rows !== undefined;
      };
      for (const message of placed) {
        if ((await attempt(message)) || message.edited || message.isReaction) continue;
        if (!(await attempt(placeholderOf(message)))) this.tellRefused(cut);
      }
      for (const one of cut.progress) {
        const rows = await this.unlessRefused(cut, one.waId, () =>
          this.database.savepoint(tx, () => this.recordDelivery(tx, [{ ...cut, progress: [one] }])),
        );
        changes.push(...(rows?.result ?? []));
      }
      return { held, ingested, changes };
    });
    this.tell([cut], await lookedUpAgain([cut], storing));
  }

  private tell(cuts: readonly Cut[], { held, ingested, changes }: Outcome): void {
    for (const { ledger } of cuts) {
      if (held.has(ledger.botId)) ledger.committed();
      else ledger.refused();
    }
    // Both functions catch their own errors, so they are not awaited.
    void this.conversations.announce(ingested).then((answered) => attend(cuts, answered));
    this.conversations.announceDelivery(changes);
  }

  /**
   * Returns the result, or undefined when Postgres or our own code refuses the data.
   * @throws any other error
   */
  private async unlessRefused<Result>(
    { ledger }: Cut,
    waId: string,
    action: () => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    try {
      return { result: await action() };
    } catch (error) {
      if (faultKind(error) !== 'refused') throw error;
      this.log.error({ event: 'session.message-refused', botId: ledger.botId, waId, ...errorFields(error) });
      return undefined;
    }
  }

  private tellRefused({ ledger }: Cut): void {
    this.activityLog.write(ledger.botId, 'ERROR', unstorableText);
  }

  private commit(cuts: readonly Cut[]): Promise<Outcome> {
    const writes = cuts.map((cut) => cut.writes);
    if (cuts.every((cut) => cut.messages.length === 0 && cut.progress.length === 0)) {
      return this.vault.store(this.database, writes).then((held) => ({ held, ingested: [], changes: [] }));
    }
    return this.database.transaction(async (tx) => {
      const held = await this.vault.store(tx, writes);
      const ours = cuts.filter((cut) => held.has(cut.ledger.botId));
      // messages from the shop's phone are compared with the times at which WhatsApp accepted our earlier messages,
      // so our delivery states are stored first
      const isEarly = ours.some(({ messages, progress }) => progress.length > 0 && messages.some(({ isFromPhone }) => isFromPhone));
      // lock order: conversations before messages (docs/decisions/0166)
      if (isEarly) await this.conversations.lock(tx, this.conversationsOf(ours));
      const early = isEarly ? await this.recordDelivery(tx, ours) : [];
      const ingested = await this.ingest(tx, ours);
      const changes = await this.recordDelivery(tx, ours);
      return { held, ingested, changes: [...early, ...changes] };
    });
  }

  private async ingest(tx: Tx, cuts: readonly Cut[]): Promise<readonly IngestedMessage[]> {
    const arrivals = cuts.flatMap(({ ledger, messages }) =>
      messages.map((message) => ({ ...this.toInbound(ledger.botId, message), conversationId: this.places.get(message.chat)! })),
    );
    return arrivals.length === 0 ? [] : this.conversations.ingest(tx, arrivals);
  }

  private conversationsOf(cuts: readonly Cut[]): ConversationId[] {
    return cuts.flatMap(({ messages }) => messages.map(({ chat }) => this.places.get(chat)!));
  }

  private async recordDelivery(tx: Tx, cuts: readonly Cut[]): Promise<readonly DeliveryChange[]> {
    const updates = cuts.flatMap(({ ledger, progress }) =>
      progress.map((one): DeliveryUpdate => {
        const bytes = one.status === 'sent' ? ledger.sentBytes(one.waId) : undefined;
        return { ...one, botId: ledger.botId, proto: bytes ? this.box.seal(bytes, protoContext(ledger.botId)) : null };
      }),
    );
    if (updates.length === 0) return [];
    const changes = await this.conversations.recordDelivery(tx, updates);
    // a receipt that matches no message of a chat may belong to a copy of a notice
    const known = new Set(changes.map(({ botId, waId }) => `${botId} ${waId}`));
    const others = updates.filter(({ botId, waId, status }) => status !== 'sent' && !known.has(`${botId} ${waId}`));
    await this.noticeNumbers.recordDelivered(tx, others);
    return changes;
  }

  private toInbound(botId: BotId, message: ReadMessage): InboundMessage {
    return { ...message, botId, proto: message.proto && this.box.seal(message.proto, protoContext(botId)) };
  }

  /** The message with its conversation; null for an edit that cannot be decrypted. */
  private async placed(one: Cut, { messages }: Cut): Promise<readonly ReadMessage[]> {
    await this.findConversations(one);
    const [readable] = await this.sealedEdits.open([one], messages);
    return readable!.messages;
  }

  /**
   * Resolves the conversations of all messages. Known leads need no statement. All new leads of an owner together
   * need one `resolve`.
   */
  private async findConversations({ ledger, messages }: Cut): Promise<void> {
    const unknown = new Map<string, ReadMessage[]>();
    for (const message of messages) {
      const known = ledger.conversationOf(message.chat);
      const key = addressKey(message.chat);
      if (known) this.places.set(message.chat, known);
      else unknown.set(key, [...(unknown.get(key) ?? []), message]);
    }
    if (unknown.size === 0) return;
    const given = [...unknown.values()];
    const complete = await Promise.all(given.map(([first]) => completed(ledger, claimOf(first!))));
    const ids = await this.conversations.resolve(ledger.botId, complete);
    given.forEach((group, index) => {
      for (const { chat } of group) this.places.set(chat, ids[index]!);
      ledger.rememberConversation(group[0]!.chat, ids[index]!, complete[index]);
    });
  }
}

/**
 * Waits for the storing. If a conversation was merged, removes the looked-up conversations, so that the next attempt
 * looks them up again.
 */
async function lookedUpAgain<Result>(cuts: readonly Cut[], storing: Promise<Result>): Promise<Result> {
  try {
    return await storing;
  } catch (error) {
    if (error instanceof ConversationMergedError) for (const { ledger } of cuts) ledger.forgetConversations();
    throw error;
  }
}

/** Reports to each session which chats its bot is about to answer. */
function attend(cuts: readonly Cut[], answered: readonly IngestedMessage[]): void {
  for (const { botId, waId } of answered) {
    for (const { ledger, messages } of cuts) {
      const message = ledger.botId === botId && messages.find((one) => one.waId === waId);
      if (message) ledger.answering(message.chat.jid);
    }
  }
}

/** Placeholder row for a message that Postgres refuses. */
function placeholderOf(message: ReadMessage): ReadMessage {
  return { ...message, kind: 'unreadable', body: '', name: null, media: null, proto: null, quoted: null };
}
