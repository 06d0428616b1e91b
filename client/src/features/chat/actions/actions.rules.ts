import type { ActedChats, ChatsAction, ContactView } from '#contracts/http/chat/chat';
import { isCall } from '#contracts/values/needs';
import { limits } from '#contracts/values/limits';
import type { ContactPages } from '../../../realtime/folds.js';
import { withTakeover } from '../chat.rules.js';
import { takeoverOf } from '../../../realtime/contact-filter.rules.js';

/** Label comparison ignores case. */
function carries({ labels }: Pick<ContactView, 'labels'>, label: string): boolean {
  return labels.some((one) => one.toLowerCase() === label.toLowerCase());
}

/** The contact after the action; unchanged when the action has no effect on it. */
export function withAction(contact: ContactView, action: ChatsAction, now: Date): ContactView {
  switch (action.kind) {
    case 'read':
      return { ...contact, unread: 0, markedUnread: false };
    case 'unread':
      return { ...contact, unread: Math.max(contact.unread, 1), markedUnread: true };
    case 'done':
      return contact.needsOwner === null
        ? contact
        : {
            ...(isCall(contact.needsOwner.reason) ? withTakeover(contact, false) : contact),
            needsOwner: null,
            unread: 0,
            markedUnread: false,
          };
    case 'give-back':
      return takeoverOf(contact, now).kind === 'none' ? contact : { ...withTakeover(contact, false), needsOwner: null };
    case 'label':
      return carries(contact, action.label) || contact.labels.length >= limits.labelsPerContactMax
        ? contact
        : { ...contact, labels: [...contact.labels, action.label] };
    case 'unlabel':
      return { ...contact, labels: contact.labels.filter((one) => one.toLowerCase() !== action.label.toLowerCase()) };
  }
}

/** Changes these contacts on every loaded page; the order of rows stays. */
export function withEach(pages: ContactPages, ids: ReadonlySet<string>, change: (contact: ContactView) => ContactView): ContactPages {
  return { ...pages, pages: pages.pages.map((page) => page.map((one) => (ids.has(one.conversationId) ? change(one) : one))) };
}

const rest = (count: number, words: string) => (count > 0 ? ` ${count} ${words}` : '');

/** Message about the result of an action on several chats: how many changed, and why the others did not. */
export function outcomeOf(action: ChatsAction, askedCount: number, { contacts, changed }: ActedChats): string {
  const gone = rest(askedCount - contacts.length, 'tidak ditemukan lagi.');
  const untouched = contacts.length - changed.length;
  switch (action.kind) {
    case 'read':
      return `✅ ${contacts.length} chat ditandai sudah dibaca.${gone}`;
    case 'unread':
      return `✅ ${contacts.length} chat ditandai belum dibaca.${gone}`;
    case 'done':
      return changed.length === 0
        ? `Tidak ada yang menunggu Anda di chat yang dipilih.${gone}`
        : `✅ ${changed.length} chat ditandai selesai.${rest(untouched, 'lainnya memang tidak menunggu Anda.')}${gone}`;
    case 'give-back':
      return changed.length === 0
        ? `Chat yang dipilih memang sudah dijawab bot.${gone}`
        : `✅ ${changed.length} chat dikembalikan ke bot.${rest(untouched, 'lainnya memang sudah dijawab bot.')}${gone}`;
    case 'label': {
      const labelled = contacts.filter((one) => carries(one, action.label)).length;
      const full = rest(contacts.length - labelled, `sudah punya ${limits.labelsPerContactMax} label, jadi tidak ditambah.`);
      return `${labelled > 0 ? '✅ ' : ''}${labelled} chat berlabel ${action.label}.${full}${gone}`;
    }
    case 'unlabel':
      return `✅ Label ${action.label} dilepas dari ${changed.length} chat.${gone}`;
  }
}
