import { Inject, Injectable } from '@nestjs/common';
import type { MessageFound, SearchResult } from '#contracts/http/chat/chat';
import { shownName } from '#contracts/values/people/contact-name';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Database, type Sql } from '../../../platform/database/database.js';
import { presentContact, wireTimestamp } from '../conversations.present.js';
import { cleanText, routeOfAddress } from '../conversations.rules.js';
import { findContactPage, findMessagesInContext, type MessageInContext } from '../state/views.statements.js';
import { digitsOf, excerptOf, mayBeCommon, newestOf, windowsOf } from './search.rules.js';
import * as statements from './search.statements.js';

/** Search results of one owner. */
interface Found {
  readonly words: readonly string[];
  /** Conversations by name or number, newest first. */
  readonly people: readonly ConversationId[];
  /** Newest first. */
  readonly messages: readonly statements.MessageHit[];
}

/** Maximum number of each kind. */
interface Wanted {
  readonly people: number;
  readonly messages: number;
}

/** One more than is shown, to detect that there are more. */
const ofResults: Wanted = { people: limits.searchContacts + 1, messages: limits.searchMessages + 1 };
const ofList: Wanted = { people: limits.searchConversations, messages: limits.searchConversations };

/** Search over names, numbers and all texts of one owner. Words match by prefix, numbers by any substring. */
@Injectable()
export class SearchService {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * People and messages, the newest of each.
   * @throws SupersededError when the owner starts another search before this one ends.
   */
  async search(botId: BotId, q: string): Promise<SearchResult> {
    return this.database.newest(`find:${botId}`, async (sql) => {
      const { words, people, messages } = await this.find(sql, botId, cleanText(q), ofResults);
      const among = people.slice(0, limits.searchContacts);
      const page = { limit: limits.searchContacts, before: null, filter: null, label: null, among };
      const contacts = people.length === 0 ? [] : await findContactPage(sql, botId, page);
      const shown = messages.slice(0, limits.searchMessages);
      const rows = await findMessagesInContext(
        sql,
        shown.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        contacts: contacts.map(presentContact),
        messages: shown.flatMap(({ id }) => presentFound(byId.get(id), words)),
        more: messages.length > shown.length,
        moreContacts: people.length > among.length,
      };
    });
  }

  /** The newest conversations with a match in name, number or text. */
  async conversations(sql: Sql, botId: BotId, q: string): Promise<ConversationId[]> {
    const { people, messages } = await this.find(sql, botId, q, ofList);
    return [...new Set([...people, ...messages.map((one) => one.conversation_id)])];
  }

  private async find(sql: Sql, botId: BotId, q: string, wanted: Wanted): Promise<Found> {
    const asked = await statements.findAsked(sql, botId, q);
    if (asked.words.length === 0) return { words: [], people: [], messages: [] };
    const digits = digitsOf(q);
    const people =
      (await statements.findRarePeople(sql, botId, asked.words, digits)) ??
      (await statements.findCommonPeople(sql, botId, asked.words, digits, wanted.people));
    return { words: asked.words, people, messages: await this.messages(sql, botId, asked, wanted.messages) };
  }

  private async messages(sql: Sql, botId: BotId, asked: statements.Asked, wanted: number): Promise<statements.MessageHit[]> {
    const words = asked.words.toSorted((one, other) => other.length - one.length);
    const windows = windowsOf(asked);
    const ofNewest = () => statements.findMessagesOfNewest(sql, botId, words, wanted);
    // For an input of a few letters, the index would be slower, because so many words begin with them. The newest
    // conversations are therefore searched first, without the index.
    const everywhere = mayBeCommon(words) ? await ofNewest() : [];
    if (everywhere.length === wanted) return everywhere;
    const ofWeeks = (by: 'first' | 'all') => statements.findMessagesOfWeeks(sql, botId, { words, by, windows }, wanted);
    let found = await ofWeeks(words.length > 1 ? 'first' : 'all');
    if (words.length > 1 && found.some(({ crowded }) => crowded)) found = await ofWeeks('all');
    if (!found.some(({ crowded }) => crowded)) return found;
    return newestOf([...found, ...(everywhere.length > 0 ? everywhere : await ofNewest())], wanted);
  }
}

function presentFound(row: MessageInContext | undefined, words: readonly string[]): MessageFound[] {
  if (!row) return [];
  const text = [row.body, row.media?.transcript].filter(Boolean).join(' ');
  return [
    {
      id: row.id,
      conversationId: row.message_conversation_id,
      name: shownName(row),
      phoneNumber: routeOfAddress(row),
      sender: row.sender,
      seq: row.seq,
      timestamp: wireTimestamp(row.wa_at),
      excerpt: excerptOf(text, words),
    },
  ];
}
