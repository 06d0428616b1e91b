import { cleanFileName } from '#contracts/values/base/file-name';
import { cutText } from '#contracts/values/texts';
import { chat, type ContactView, type MessageReason, type MessageView, type ReplyStory } from '#contracts/http/chat/chat';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { cameFromWords, type CameFrom } from '#contracts/values/people/came-from';
import { factKinds } from '#contracts/values/people/contact-facts';
import { apiBase, pathOf } from '#contracts/http/route';
import { shownName } from '#contracts/values/people/contact-name';
import type { ConversationId } from '#contracts/values/ids';
import type { NeedReason } from '#contracts/values/needs';
import type { UnsentReason } from '#contracts/values/unsent';
import type { DeliveryStatus, MessageKind, MessageOrigin, Sender } from '#contracts/values/statuses';
import { routeOfAddress } from './conversations.rules.js';
import { labelOf } from './conversations.texts.js';
import type { StoredQuote } from './conversations.types.js';
import type { ReadStory, ToolStory, Trace } from './reply-story.types.js';

export interface ContactRow {
  conversation_id: ConversationId;
  version: number;
  name: string;
  own_name: string;
  pn: string | null;
  lid: string | null;
  username: string | null;
  message_count: number;
  last_preview: string | null;
  last_sender: Sender | null;
  last_at: Date;
  /** When the takeover ends: null without a takeover, a time in milliseconds since 1970, or Infinity. */
  takeover_ms: number | null;
  needs_owner_since: Date | null;
  needs_owner_reason: NeedReason | null;
  /** The lead's last message on one line; null before the lead wrote. */
  lead_words: string | null;
  unread: number;
  marked_unread: boolean;
  labels: string[];
  /** The last advertisement that brought this person. */
  ad: CameFrom | null;
  closing: boolean;
  opted_out: boolean;
  no_follow_ups: boolean;
  is_business: boolean;
  is_customer: boolean;
  blacklisted: boolean;
  /** True for the owner's notification number, which is not a lead. */
  gets_notices: boolean;
  /** Digits of the contact's previous number. */
  former_pn: string | null;
  /** True when the contact's number now belongs to another person. */
  is_past: boolean;
}

export interface MessageRow {
  id: string;
  message_conversation_id: ConversationId;
  body: string;
  sender: Sender;
  kind: MessageKind;
  status: DeliveryStatus;
  wa_at: Date;
  media: {
    mimetype?: string;
    seconds?: number | null;
    transcript?: string | null;
    photo?: string;
    name?: string;
    bytes?: number;
    own?: boolean;
  } | null;
  has_proto: boolean;
  seq: number;
  quoted: StoredQuote | null;
  edited_at: Date | null;
  unanswered: NeedReason | null;
  unsent: UnsentReason | null;
  origin: MessageOrigin | null;
  /** The advertisement or status that led the lead to the message. */
  came_from: CameFrom | null;
  /** True when the message answers a status of which a thumbnail is stored. */
  has_preview: boolean;
  /** The lead's emoji reaction to the message. */
  reaction: string | null;
}

export interface StoryRow {
  turn: number;
  model: string;
  tools: ToolStory[];
  prompt_tokens: number;
  completion_tokens: number;
  took_ms: number;
  created_at: Date;
  read: ReadStory | null;
  cost_sen: number | null;
}

/** A time in the format of the specification's messages. */
export function wireTimestamp(at: Date): { seconds: number; nanoseconds: number } {
  const ms = at.getTime();
  const seconds = Math.floor(ms / 1000);
  return { seconds, nanoseconds: (ms - seconds * 1000) * 1_000_000 };
}

export function presentContact(row: ContactRow): ContactView {
  const takeover = row.takeover_ms;
  return {
    conversationId: row.conversation_id,
    version: row.version,
    name: shownName({ ...row, pn: row.is_past ? row.former_pn : row.pn }),
    ownName: row.own_name,
    phoneNumber: routeOfAddress(row),
    username: row.username,
    messageCount: row.message_count,
    lastMessage: row.last_preview,
    lastSender: row.last_sender,
    lastAt: row.message_count === 0 ? null : wireTimestamp(row.last_at),
    takeoverUntil: takeover === null ? null : takeover === Infinity ? 'forever' : new Date(takeover).toISOString(),
    closing: row.closing,
    optedOut: row.opted_out,
    noFollowUps: row.no_follow_ups,
    business: row.is_customer ? 'customer' : row.is_business ? 'notices' : null,
    blacklisted: row.blacklisted,
    getsNotices: row.gets_notices,
    needsOwner: needOf(row),
    unread: row.unread,
    markedUnread: row.marked_unread,
    labels: row.labels,
    cameFrom: row.ad && cameFromWords(row.ad),
    formerNumber: row.former_pn,
    numberMoved: row.is_past,
  };
}

/** Why the contact needs the owner. Null for an excluded contact, because no notice asks the owner to answer one. */
function needOf(row: ContactRow): ContactView['needsOwner'] {
  if (!row.needs_owner_since || !row.needs_owner_reason || row.blacklisted) return null;
  return { reason: row.needs_owner_reason, since: row.needs_owner_since.toISOString(), words: row.lead_words };
}

export function presentMessage(row: MessageRow): MessageView {
  return {
    id: row.id,
    conversationId: row.message_conversation_id,
    body: row.body,
    // specification field: true for messages of the lead
    fromMe: row.sender === 'lead',
    sender: row.sender,
    kind: row.kind,
    origin: row.origin,
    status: row.status,
    timestamp: wireTimestamp(row.wa_at),
    media: row.media && presentMedia(row, row.media),
    quoted: row.quoted && { body: row.quoted.body, sender: row.quoted.sender, kind: row.quoted.kind },
    editedAt: row.edited_at?.toISOString() ?? null,
    cameFrom: row.came_from && cameFromWords(row.came_from),
    hasPreview: row.has_preview && !row.media,
    reaction: row.reaction,
    unanswered: row.unanswered,
    unsent: row.unsent,
    seq: row.seq,
  };
}

function presentMedia(row: MessageRow, media: NonNullable<MessageRow['media']>): NonNullable<MessageView['media']> {
  return {
    url: row.has_proto || media.photo || media.own ? apiBase + pathOf(chat.media.path, { messageId: row.id }) : null,
    mimetype: media.mimetype ?? 'application/octet-stream',
    transcript: media.transcript ?? null,
    seconds: media.seconds ?? null,
    // cleaned again, because older messages were stored with uncleaned names
    name: media.name ? cleanFileName(media.name) : null,
    bytes: media.bytes ?? null,
  };
}

export function presentStory(row: StoryRow): ReplyStory {
  const { model, tools, read } = row;
  const figures = { promptTokens: row.prompt_tokens, completionTokens: row.completion_tokens, tookMs: row.took_ms, costSen: row.cost_sen };
  return { turn: row.turn, at: row.created_at.toISOString(), ...presentTrace({ model, tools, read, ...figures }) };
}

export function presentTrace({ costSen, read, tools, model, promptTokens, completionTokens, tookMs }: Trace): ReplyTrace {
  return {
    ...{ model, promptTokens, completionTokens, tookMs },
    tools: [...tools],
    costRupiah: costSen === null ? null : costSen / 100,
    read: read && {
      messages: read.messages,
      pictures: read.pictures,
      summary: read.summary,
      facts: factKinds.flatMap((kind) => (read.facts[kind] ? [{ kind, value: read.facts[kind] }] : [])),
    },
    ...(read?.held ? { held: read.held.map(({ text, checks }) => ({ text, checks: [...checks] })) } : {}),
    ...(read?.judged ? { judged: read.judged.map(({ sentence, found, source }) => ({ sentence, found, source })) } : {}),
  };
}

const shownChars = 300;

export interface ReadMessageRow {
  sender: Sender;
  kind: MessageKind;
  body: string;
  wa_at: Date;
}

export function presentReason(story: StoryRow | undefined, messages: readonly ReadMessageRow[]): MessageReason {
  return {
    story: story ? presentStory(story) : null,
    messages: messages.map(({ sender, kind, body, wa_at: at }) => {
      const text = labelOf(kind, body);
      return { sender, kind, body: text.length > shownChars ? `${cutText(text, shownChars)}…` : text, at: at.toISOString() };
    }),
  };
}
