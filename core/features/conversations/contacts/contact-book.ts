import { Inject, Injectable } from '@nestjs/common';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../../platform/database/database.js';
import { Log } from '../../../platform/log/log.js';
import { BlacklistService } from '../../blacklist/blacklist.service.js';
import { mergeContacts } from './contact-merge.statements.js';
import * as contacts from './contacts.statements.js';
import { cleanName, cleanUsername, matchAddress } from '../conversations.rules.js';
import type { ChatAddress, PersonAddress, UsernameUpdate } from '../conversations.types.js';
import { PanelUpdates } from '../panel-updates.js';
import { ReplyAlarm } from '../reply-alarm.js';

export interface Resolved {
  readonly conversationIds: ConversationId[];
  /** Conversations that took another one in. */
  readonly merged: ConversationId[];
}

/** One person, one contact: by phone number, by privacy id, and by the mapping between both as it is learnt. */
@Injectable()
export class ContactBook {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BlacklistService) private readonly blacklist: BlacklistService,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** The conversation of each address, made or merged where needed. One statement when nothing is new. */
  async resolve(ownerId: OwnerId, given: readonly ChatAddress[]): Promise<ConversationId[]> {
    const chats = given.map(cleaned);
    const known = await this.lookUp(this.database, ownerId, chats);
    if (known) return known;
    const { conversationIds, merged } = await this.database.transaction((tx) => this.resolveIn(tx, ownerId, chats));
    this.announceMerged(ownerId, merged);
    return conversationIds;
  }

  /** The same within a transaction; locks the owner's contacts until its end. */
  async resolveIn(tx: Tx | Sql, ownerId: OwnerId, given: readonly ChatAddress[]): Promise<Resolved> {
    const chats = given.map(cleaned);
    await contacts.lockContacts(tx, ownerId);
    const conversationIds: ConversationId[] = [];
    const merged: ConversationId[] = [];
    await this.blacklist.tie(tx, ownerId, chats.flatMap(usernameOf));
    for (const chat of chats) {
      const match = matchAddress(chat, await contacts.findContacts(tx, ownerId, [chat]));
      if (match.kind === 'new') conversationIds.push(await contacts.insertContact(tx, ownerId, chat));
      else if (match.kind === 'known') conversationIds.push(match.conversationId);
      else conversationIds.push(await this.write(tx, ownerId, chat, match, merged));
    }
    return { conversationIds, merged };
  }

  /** Mappings of people nobody has written with yet are left alone: their first message brings them along. */
  async learnMappings(ownerId: OwnerId, mappings: readonly { readonly pn: string; readonly lid: string }[]): Promise<void> {
    if (mappings.length === 0) return;
    const known = await contacts.findContacts(this.database, ownerId, mappings);
    const fresh = mappings.filter((mapping) => ['extend', 'merge'].includes(matchAddress(mapping, known).kind));
    if (fresh.length === 0) return;
    const changed = new Set<ConversationId>();
    const merged: ConversationId[] = [];
    await this.database.transaction(async (tx) => {
      await contacts.lockContacts(tx, ownerId);
      for (const mapping of fresh) {
        const match = matchAddress(mapping, await contacts.findContacts(tx, ownerId, [mapping]));
        if (match.kind === 'extend' || match.kind === 'merge') changed.add(await this.write(tx, ownerId, mapping, match, merged));
      }
    });
    this.announceMerged(ownerId, merged);
    this.updates.inBackground(
      this.updates.contactsChanged(
        ownerId,
        [...changed].filter((id) => !merged.includes(id)),
      ),
    );
  }

  /** Names from the owner's address book. */
  async learnNames(ownerId: OwnerId, names: readonly (PersonAddress & { readonly name: string })[]): Promise<void> {
    const cleaned = names.map((one) => ({ ...one, name: cleanName(one.name) })).filter((one) => one.name !== '');
    if (cleaned.length === 0) return;
    const changed = await contacts.setNames(this.database, ownerId, cleaned);
    this.updates.inBackground(this.updates.contactsChanged(ownerId, changed));
  }

  /** Usernames of people somebody has written with; those of others come with their first message. */
  async learnUsernames(ownerId: OwnerId, told: readonly UsernameUpdate[]): Promise<void> {
    // what is no username says nothing; the last word on each privacy id counts
    const fresh = told.flatMap(({ lid, username }) => {
      const clean = cleanUsername(username);
      return clean === null && username !== null ? [] : [{ lid, username: clean }];
    });
    const last = [...new Map(fresh.map((one) => [one.lid, one])).values()];
    if (last.length === 0) return;
    // an entry must mean the person before the name it was made for is gone
    await this.blacklist.tie(this.database, ownerId, last.flatMap(usernameOf));
    const changed = await contacts.setUsernames(this.database, ownerId, last);
    this.updates.inBackground(this.updates.contactsChanged(ownerId, changed));
  }

  private async lookUp(sql: Sql, ownerId: OwnerId, chats: readonly ChatAddress[]): Promise<ConversationId[] | undefined> {
    const known = await contacts.findContacts(sql, ownerId, chats);
    const matches = chats.map((chat) => matchAddress(chat, known));
    return matches.every((match) => match.kind === 'known') ? matches.map((match) => match.conversationId) : undefined;
  }

  private async write(
    tx: Sql,
    ownerId: OwnerId,
    address: PersonAddress & Pick<ChatAddress, 'username'>,
    match: Extract<ReturnType<typeof matchAddress>, { kind: 'extend' | 'merge' }>,
    merged: ConversationId[],
  ): Promise<ConversationId> {
    // a privacy id brings its username along
    const before = match.kind === 'merge' ? match.gone : match.from;
    const learnt = { pn: address.pn, lid: address.lid, username: address.username ?? before?.username ?? null };
    if (match.kind === 'extend') {
      if (match.from) await contacts.clearLid(tx, ownerId, match.from.contactId);
      await contacts.setAddress(tx, ownerId, match.contact.contactId, learnt);
      return match.contact.conversationId;
    }
    await mergeContacts(tx, ownerId, match, learnt);
    merged.push(match.keep.conversationId);
    this.log.info({ event: 'conversations.merged', ownerId, conversationId: match.keep.conversationId, from: match.gone.conversationId });
    return match.keep.conversationId;
  }

  /** What was open in the conversation that is gone waits in the other one now. */
  private announceMerged(ownerId: OwnerId, merged: readonly ConversationId[]): void {
    this.updates.inBackground(this.updates.contactsChanged(ownerId, merged));
    for (const conversationId of merged) this.updates.inBackground(this.alarm.schedule(ownerId, conversationId));
  }
}

/** A username without the privacy id that it belongs to says nothing. */
function cleaned(chat: ChatAddress): ChatAddress {
  return { ...chat, username: chat.lid === null ? null : cleanUsername(chat.username) };
}

function usernameOf({ lid, username }: { lid: string | null; username?: string | null }): { pn: null; lid: string; username: string }[] {
  return lid && username ? [{ pn: null, lid, username }] : [];
}
