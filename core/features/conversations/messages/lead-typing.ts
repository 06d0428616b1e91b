import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { Database } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Panel } from '../../../platform/panel/panel.js';
import { RedisConnections } from '../../../platform/redis/redis-connections.js';
import { findContacts } from '../contacts/contacts.statements.js';
import { matchAddress } from '../contacts/identity.rules.js';
import { typingKey } from '../conversations.rules.js';
import type { PersonAddress } from '../conversations.types.js';

/** A lead's typing ends after this time unless it is renewed. */
const typingMs = 12_000;

/** Maximum time for which the panel shows a typing indicator. */
const markMs = 30_000;

interface Typing {
  readonly conversationId: ConversationId;
  /** Chain of the updates of panel and Redis, which run one after another. */
  work: Promise<void>;
}

/**
 * Tracks which leads are typing, on the host that receives it. It is shown in the panel, and stored in Redis
 * for the workers. A message ends its lead's typing at once, because phones report the end late or never.
 */
@Injectable()
export class LeadTyping {
  /** Cache of conversations by address. It is kept because typing events are frequent. They may be lost. */
  private readonly conversations = new LRUCache<string, ConversationId>({ max: 10_000, ttl: 600_000 });
  /**
   * Leads that are typing, by each address of the person. The value is the pending lookup, so that a message can end
   * typing before the lookup is done.
   */
  private readonly now = new LRUCache<string, Promise<Typing | null>>({ max: 10_000, ttl: markMs });

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** A lead started or continues typing. Unknown people are ignored. */
  async began(botId: BotId, person: PersonAddress): Promise<void> {
    const found = this.find(botId, person);
    for (const key of keysOf(botId, person)) this.now.set(key, found);
    const typing = await found.catch(() => null);
    if (!typing || !keysOf(botId, person).some((key) => this.now.get(key) === found)) return;
    await this.tell(botId, typing, true);
  }

  /** A lead stopped typing, or their message has arrived. Costs nothing when they were not typing. */
  async ended(botId: BotId, person: PersonAddress): Promise<void> {
    const keys = keysOf(botId, person);
    const found = keys.map((key) => this.now.get(key)).find((one) => one !== undefined);
    for (const key of keys) this.now.delete(key);
    const typing = await found?.catch(() => null);
    if (typing) await this.tell(botId, typing, false);
  }

  private async find(botId: BotId, person: PersonAddress): Promise<Typing | null> {
    const key = keysOf(botId, person).join(' ');
    let conversationId = this.conversations.get(key);
    if (!conversationId) {
      const match = matchAddress({ pn: person.pn, lid: person.lid }, await findContacts(this.database, botId, [person]));
      if (match.kind === 'new') return null;
      conversationId = conversationOf(match);
      this.conversations.set(key, conversationId);
    }
    return { conversationId, work: Promise.resolve() };
  }

  private async tell(botId: BotId, typing: Typing, active: boolean): Promise<void> {
    const { conversationId } = typing;
    typing.work = typing.work.then(async () => {
      this.panel.emit(botId, 'chat.typing', { conversationId, who: 'lead', active });
      const key = typingKey(conversationId);
      const noted = active ? this.redis.commands.set(key, '1', 'PX', typingMs) : this.redis.commands.del(key);
      await noted.catch((error: unknown) => this.log.debug({ event: 'conversations.typing-lost', ...errorFields(error) }));
    });
    return typing.work;
  }
}

function conversationOf(match: Exclude<ReturnType<typeof matchAddress>, { kind: 'new' }>): ConversationId {
  switch (match.kind) {
    case 'known':
      return match.conversationId;
    case 'extend':
      return match.contact.conversationId;
    case 'merge':
      return match.keep.conversationId;
    case 'displace':
      return match.from.conversationId;
  }
}

/**
 * Keys of all addresses of a person. A message contains both number and privacy id, but a typing event contains only
 * one of them.
 */
function keysOf(botId: BotId, { pn, lid }: PersonAddress): string[] {
  return [...(pn ? [`${botId} ${pn}`] : []), ...(lid ? [`${botId} lid:${lid}`] : [])];
}
