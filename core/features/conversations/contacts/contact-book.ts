import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Log } from '../../../platform/log/log.js';
import { storeNow } from '../../../platform/clock/store-clock.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { Members } from '../../account/members.service.js';
import { ActivityLogService } from '../../activity-log/activity-log.service.js';
import { BlacklistService } from '../../blacklist/blacklist.service.js';
import { PlansService } from '../../plans/plans.service.js';
import { mergeContacts } from './contact-merge.statements.js';
import * as contacts from './contacts.statements.js';
import { believed, isBack, matchAddress, type Claim, type KnownContact, type Match } from './identity.rules.js';
import { movedNumberText, newNumberText } from './number-moves.texts.js';
import { releaseNumber, type Released } from './number-moves.statements.js';
import { cleanName, cleanUsername } from '../conversations.rules.js';
import type { ChatAddress, LearntName, UsernameUpdate } from '../conversations.types.js';
import { PanelUpdates } from '../state/panel-updates.js';
import { ReplyAlarm } from '../state/reply-alarm.js';

/** Changes to people in a transaction; announced after its commit. */
interface Changes {
  readonly merged: { readonly keep: ConversationId; readonly gone: ConversationId }[];
  readonly released: Released[];
  /** People whose number changed. */
  readonly renumbered: { readonly conversationId: ConversationId; readonly from: string; readonly to: string }[];
}

type MergeFollower = (tx: Sql, botId: BotId, conversationId: ConversationId) => Promise<void>;

type Writable = Exclude<Match, { kind: 'known' | 'new' }>;

/**
 * Keeps one contact per person. Persons are matched by privacy id, by phone number, and by learnt mappings between
 * the two. identity.rules.ts decides which mappings are reliable and when a number passes to another person
 * (docs/decisions/0139).
 */
@Injectable()
export class ContactBook {
  private readonly followers: MergeFollower[] = [];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(BlacklistService) private readonly blacklist: BlacklistService,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Registers a function that is called in the transaction that joins two conversations of one person. It receives
   * the conversation that stays.
   */
  whenMerged(follow: MergeFollower): void {
    this.followers.push(follow);
  }

  /** The conversation of each address, created or merged where needed. One statement when nothing is new. */
  async resolve(botId: BotId, given: readonly ChatAddress[]): Promise<ConversationId[]> {
    const chats = given.map(cleaned);
    const known = await this.lookUp(this.database, botId, chats);
    if (known) return known;
    const changes = noChanges();
    const conversationIds = await this.database.transaction((tx) => this.resolveAll(tx, botId, chats, changes));
    this.announce(botId, changes);
    return conversationIds;
  }

  private async resolveAll(tx: Sql, botId: BotId, chats: readonly ChatAddress[], changes: Changes): Promise<ConversationId[]> {
    await contacts.lockContacts(tx, botId);
    const before = await this.lockChanged(tx, botId, chats);
    const conversationIds: ConversationId[] = [];
    await this.blacklist.tie(tx, botId, chats.flatMap(usernameOf));
    for (const chat of chats) {
      const known = chats.length === 1 ? before : await contacts.findContacts(tx, botId, [chat]);
      // a chat has at least one reliable address, so a part of the claim always remains
      const claim = believed(chat, known) ?? chat;
      const match = matchAddress(claim, known);
      if (match.kind === 'new') conversationIds.push(await contacts.insertContact(tx, botId, claim, provedAt(claim)));
      else if (match.kind === 'known') conversationIds.push(match.conversationId);
      else conversationIds.push(await this.write(tx, botId, claim, { match, changes }));
    }
    return conversationIds;
  }

  /**
   * Stores mappings between numbers and privacy ids. Mappings of people without a contact are ignored, because their
   * first message contains the mapping.
   */
  async learnMappings(botId: BotId, mappings: readonly { readonly pn: string; readonly lid: string }[]): Promise<void> {
    if (mappings.length === 0) return;
    const claims = mappings.map(({ pn, lid }): Claim => ({ pn, lid, pairBy: 'lookup' }));
    const known = await contacts.findContacts(this.database, botId, claims);
    const fresh = claims.filter((claim) => learntOf(claim, known) !== null);
    if (fresh.length === 0) return;
    const changed = new Set<ConversationId>();
    const changes = noChanges();
    await this.database.transaction(async (tx) => {
      await contacts.lockContacts(tx, botId);
      await this.lockChanged(tx, botId, fresh);
      for (const claim of fresh) {
        const match = learntOf(claim, await contacts.findContacts(tx, botId, [claim]));
        if (match) changed.add(await this.write(tx, botId, { ...claim, jid: '' }, { match, changes }));
      }
    });
    this.announce(botId, changes);
    this.updates.inBackground(
      this.updates.contactsChanged(
        botId,
        [...changed].filter((id) => !changes.merged.some(({ keep }) => keep === id)),
      ),
    );
  }

  /** Stores names from the owner's address book, and names that people chose themselves. */
  async learnNames(botId: BotId, names: readonly LearntName[]): Promise<void> {
    const cleaned = names
      .map((one) => ({ ...one, name: cleanName(one.name), ownName: cleanName(one.ownName ?? null) }))
      .filter((one) => one.name !== '' || one.ownName !== '');
    if (cleaned.length === 0) return;
    const changed = await this.database.transaction(async (tx) => {
      await contacts.lockContacts(tx, botId);
      return contacts.setNames(tx, botId, cleaned);
    });
    this.updates.inBackground(this.updates.contactsChanged(botId, changed));
  }

  /**
   * Stores usernames of people with a contact. People without a contact are skipped, because their first message
   * contains the username.
   */
  async learnUsernames(botId: BotId, told: readonly UsernameUpdate[]): Promise<void> {
    // invalid usernames are ignored; the last report per privacy id counts
    const fresh = told.flatMap(({ lid, username }) => {
      const clean = cleanUsername(username);
      return clean === null && username !== null ? [] : [{ lid, username: clean }];
    });
    const last = [...new Map(fresh.map((one) => [one.lid, one])).values()];
    if (last.length === 0) return;
    const changed = await this.database.transaction(async (tx) => {
      await contacts.lockContacts(tx, botId);
      // The username that a blacklist entry names may be lost by this change, so the entry is tied to the person
      // first.
      await this.blacklist.tie(tx, botId, last.flatMap(usernameOf));
      return contacts.setUsernames(tx, botId, last);
    });
    this.updates.inBackground(this.updates.contactsChanged(botId, changed));
  }

  /**
   * Locks every contact that these claims may change, before the first change. Returns the contacts that have one of
   * the claimed addresses.
   */
  private async lockChanged(tx: Sql, botId: BotId, claims: readonly Claim[]): Promise<KnownContact[]> {
    const known = await contacts.findContacts(tx, botId, claims);
    const matches = claims.map((claim) => matchAddress(believed(claim, known) ?? claim, known));
    // messages are moved only by a merge or by a number that changes hands; adding a number or privacy id to one
    // person moves none
    const moves = known.length > 1 || matches.some(({ kind }) => kind === 'displace');
    if (matches.some(({ kind }) => kind !== 'known' && kind !== 'new')) await contacts.lockPeople(tx, known, moves);
    return known;
  }

  private async lookUp(sql: Sql, botId: BotId, chats: readonly ChatAddress[]): Promise<ConversationId[] | undefined> {
    const known = await contacts.findContacts(sql, botId, chats);
    const matches = chats.map((chat) => matchAddress(believed(chat, known) ?? chat, known));
    return matches.every((match) => match.kind === 'known') ? matches.map((match) => match.conversationId) : undefined;
  }

  private async write(
    tx: Sql,
    botId: BotId,
    claim: ChatAddress,
    { match, changes }: { match: Writable; changes: Changes },
  ): Promise<ConversationId> {
    switch (match.kind) {
      case 'displace':
        return this.displace(tx, botId, claim, { match, changes });
      case 'merge':
        return this.merge(tx, botId, { ...match, learnt: learntFrom(claim, match.gone) }, changes);
      case 'extend': {
        const { contact, from } = match;
        // A person known by the privacy id writes from a number whose contact has no privacy id. The messages under
        // that number are therefore the person's too.
        if (from && !from.isEmpty) return this.merge(tx, botId, { keep: from, gone: contact, learnt: learntFrom(claim, from) }, changes);
        if (from) await contacts.clearLid(tx, botId, from.contactId);
        await this.extend(tx, botId, contact, { ...learntFrom(claim, from), isBack: isBack(claim, contact) }, changes);
        return contact.conversationId;
      }
    }
  }

  /** Handles that a number now belongs to another person. The previous person keeps everything else. */
  private async displace(
    tx: Sql,
    botId: BotId,
    claim: ChatAddress,
    { match, changes }: { match: Extract<Match, { kind: 'displace' }>; changes: Changes },
  ): Promise<ConversationId> {
    const { from, to } = match;
    // a contact that was only looked up, without messages, is deleted
    if (!(from.isEmpty && (await contacts.deleteEmpty(tx, botId, from.contactId)))) {
      const released = await releaseNumber(tx, botId, from, claim.at ?? storeNow());
      for (let count = 0; count < released.refunds; count++) await this.plans.giveBack(tx, await this.members.accountOf(botId, tx));
      changes.released.push(released);
    }
    if (!to) return contacts.insertContact(tx, botId, claim, provedAt(claim));
    await this.extend(tx, botId, to, { ...learntFrom(claim, to), isBack: isBack(claim, to) }, changes);
    return to.conversationId;
  }

  private async extend(tx: Sql, botId: BotId, contact: KnownContact, learnt: contacts.Learnt, changes: Changes): Promise<void> {
    await contacts.setAddress(tx, botId, contact.contactId, learnt);
    noteNumber(contact, learnt, changes);
  }

  private async merge(
    tx: Sql,
    botId: BotId,
    { keep, gone, learnt }: { keep: KnownContact; gone: KnownContact; learnt: contacts.Learnt },
    changes: Changes,
  ): Promise<ConversationId> {
    await mergeContacts(tx, botId, { keep, gone }, learnt);
    for (const follow of this.followers) await follow(tx, botId, keep.conversationId);
    changes.merged.push({ keep: keep.conversationId, gone: gone.conversationId });
    noteNumber(keep, learnt, changes);
    this.log.info({ event: 'conversations.merged', botId, conversationId: keep.conversationId, from: gone.conversationId });
    return keep.conversationId;
  }

  /**
   * Open turns of a merged conversation continue in the remaining one. Queued messages of a number's previous
   * person are withdrawn.
   */
  private announce(botId: BotId, { merged, released, renumbered }: Changes): void {
    const changed = [...merged.map(({ keep }) => keep), ...[...released, ...renumbered].map((one) => one.conversationId)];
    this.updates.inBackground(this.updates.contactsChanged(botId, changed));
    for (const { keep, gone } of merged) {
      this.updates.inBackground(this.alarm.schedule(botId, keep));
      this.activityLog.join(botId, keep, gone);
    }
    // Interrupts a message that is being typed to the number's previous person.
    if (released.length > 0) this.wakes.send({ kind: 'outbox', botId });
    for (const one of released) {
      this.log.info({ event: 'conversations.number-moved', botId, conversationId: one.conversationId, withdrawn: one.withdrawn.length });
      this.updates.notSent(botId, one.conversationId, one.withdrawn, 'number-moved');
      this.activityLog.write(botId, 'WARN', movedNumberText(one), [one.conversationId]);
    }
    for (const one of renumbered) this.activityLog.write(botId, 'INFO', newNumberText(one), [one.conversationId]);
  }
}

function noChanges(): Changes {
  return { merged: [], released: [], renumbered: [] };
}

function noteNumber({ conversationId, pn: from }: KnownContact, { pn: to }: contacts.Learnt, changes: Changes): void {
  if (from !== null && to !== null && from !== to) changes.renumbered.push({ conversationId, from, to });
}

/**
 * When the person's own message contained both number and privacy id; null when the claim is not from such a message.
 */
function provedAt({ pn, lid, pairBy, at }: Claim): Date | null {
  return pn !== null && lid !== null && pairBy === undefined ? (at ?? storeNow()) : null;
}

/** The data that a claim provides about a person. A claim with a privacy id also provides its username. */
function learntFrom(claim: Claim, before: KnownContact | null): contacts.Learnt {
  return { pn: claim.pn, lid: claim.lid, username: claim.username ?? before?.username ?? null, provedAt: provedAt(claim) };
}

/** The part of a bare mapping that is new; null when nothing is new, or the mapping is not reliable. */
function learntOf(claim: Claim, known: readonly KnownContact[]): Extract<Match, { kind: 'extend' | 'merge' }> | null {
  const told = believed(claim, known);
  const match = told && matchAddress(told, known);
  return match?.kind === 'extend' || match?.kind === 'merge' ? match : null;
}

/** A username is ignored without the privacy id that it belongs to. */
function cleaned(chat: ChatAddress): ChatAddress {
  return { ...chat, username: chat.lid === null ? null : cleanUsername(chat.username) };
}

function usernameOf({ lid, username }: { lid: string | null; username?: string | null }): { pn: null; lid: string; username: string }[] {
  return lid && username ? [{ pn: null, lid, username }] : [];
}
