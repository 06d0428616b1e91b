import type { InfiniteData } from '@tanstack/react-query';
import type { BotState } from '#contracts/http/bot/bot';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { readMoment } from '#contracts/values/moments';
import type { DeliveryStatus } from '#contracts/values/statuses';
import type { UnsentReason } from '#contracts/values/unsent';

/** Pages of the contact list, newest first. */
export type ContactPages = InfiniteData<ContactView[], unknown>;
/** Pages of one thread: page 0 is the newest; inside a page the oldest message is first. */
export type ThreadPages = InfiniteData<MessageView[], unknown>;

function momentOf(contact: ContactView): number {
  return contact.lastAt ? contact.lastAt.seconds + contact.lastAt.nanoseconds / 1e9 : 0;
}

/**
 * True when these lists contain a newer view of the same conversation. A view without a version (from an older
 * server) is never older, so the last view to arrive wins.
 */
export function isOlder(contact: ContactView, lists: readonly (ContactPages | undefined)[]): boolean {
  const { conversationId, version } = contact;
  if (version === undefined) return false;
  const isNewer = (row: ContactView): boolean => row.conversationId === conversationId && (row.version ?? 0) > version;
  return lists.some((list) => list?.pages.some((page) => page.some(isNewer)));
}

/** The newer of two views of a conversation. Without versions it is the incoming one, as in {@link isOlder}. */
export function laterContact(known: ContactView, incoming: ContactView): ContactView {
  return (known.version ?? 0) > (incoming.version ?? Infinity) ? known : incoming;
}

/** Moves a contact to the position of its last message; other rows keep their order. */
export function withContact(pages: ContactPages, contact: ContactView): ContactPages {
  const without = pages.pages.map((page) => page.filter((row) => row.conversationId !== contact.conversationId));
  let placed = false;
  const next = without.map((page, index) => {
    if (placed) return page;
    const at = page.findIndex((row) => momentOf(row) < momentOf(contact));
    const last = index === without.length - 1;
    if (at === -1 && !last) return page;
    placed = true;
    const position = at === -1 ? page.length : at;
    return [...page.slice(0, position), contact, ...page.slice(position)];
  });
  return { ...pages, pages: next };
}

/**
 * Like {@link withContact}, but only for a row that is already in the list: pushed events do not add rows to
 * a search result.
 */
export function withKnownContact(pages: ContactPages, contact: ContactView): ContactPages {
  const known = pages.pages.some((page) => page.some((row) => row.conversationId === contact.conversationId));
  return known ? withContact(pages, contact) : pages;
}

/** A list without that contact. */
export function withoutContact(pages: ContactPages, { conversationId }: ContactView): ContactPages {
  return { ...pages, pages: pages.pages.map((page) => page.filter((row) => row.conversationId !== conversationId)) };
}

const wayOrder: Record<DeliveryStatus, number> = { queued: 0, failed: 1, sent: 1, delivered: 2, read: 3 };

/**
 * The later of two delivery states. Events may arrive out of order, and a read message must not go back to delivered.
 */
export function laterStatus(present: DeliveryStatus, incoming: DeliveryStatus): DeliveryStatus {
  return wayOrder[incoming] >= wayOrder[present] ? incoming : present;
}

/** The newer of two views of a message. A deleted message never comes back, and an edit never returns to the earlier text. */
function laterMessage(known: MessageView, incoming: MessageView): MessageView {
  if (known.kind === 'deleted' && incoming.kind !== 'deleted') return known;
  const isEditedLater = incoming.kind !== 'deleted' && known.editedAt !== null && (incoming.editedAt ?? '') < known.editedAt;
  return { ...(isEditedLater ? known : incoming), status: laterStatus(known.status, incoming.status) };
}

function mapMessages(thread: ThreadPages, change: (message: MessageView) => MessageView): ThreadPages {
  return { ...thread, pages: thread.pages.map((page) => page.map(change)) };
}

function has(thread: ThreadPages, id: string): boolean {
  return thread.pages.some((page) => page.some((message) => message.id === id));
}

/** Inserts a message into the newest page by its `seq`. A known message is replaced. */
export function withMessage(thread: ThreadPages, message: MessageView): ThreadPages {
  if (has(thread, message.id)) {
    return withChangedMessage(thread, message);
  }
  const newest = thread.pages[0] ?? [];
  const later = newest.findIndex((known) => known.seq > message.seq);
  const position = later === -1 ? newest.length : later;
  return { ...thread, pages: [[...newest.slice(0, position), message, ...newest.slice(position)], ...thread.pages.slice(1)] };
}

/** Replaces a loaded message. A message that is not loaded is not added. */
export function withChangedMessage(thread: ThreadPages, message: MessageView): ThreadPages {
  return mapMessages(thread, (known) => (known.id === message.id ? laterMessage(known, message) : known));
}

/** @param unsent why the message was not sent. A later delivery state shows that it was sent after all. */
export function withMessageStatus(
  thread: ThreadPages,
  id: string,
  status: DeliveryStatus,
  unsent: UnsentReason | null = null,
): ThreadPages {
  const changed = (known: MessageView): MessageView => {
    const later = laterStatus(known.status, status);
    return { ...known, status: later, unsent: later === 'failed' ? (unsent ?? known.unsent) : null };
  };
  return mapMessages(thread, (known) => (known.id === id ? changed(known) : known));
}

/** Appends a line and drops the oldest lines above the limit. */
export function withLogLine(lines: readonly string[], line: string, limit: number): string[] {
  return [...lines, line].slice(-limit);
}

/** Advances the time of the bot's last message. The server stores it later, for many messages at once. */
export function withLastMessage(state: BotState, { timestamp }: MessageView): BotState {
  const at = readMoment(timestamp)?.toISOString() ?? null;
  return at !== null && (state.lastMessageAt === null || at > state.lastMessageAt) ? { ...state, lastMessageAt: at } : state;
}
