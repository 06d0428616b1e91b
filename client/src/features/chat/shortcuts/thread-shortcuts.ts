import type { ContactView } from '#contracts/http/chat/chat';
import { takeoverOf } from '../../../realtime/contact-filter.rules.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { useShortcuts } from './use-shortcuts.js';

type Actions = {
  readonly busy: boolean;
  readonly onFinish: () => void;
  readonly onGiveBack: () => void;
};

/** Shortcuts for takeover and completion of a thread. A key that currently has no effect says so. */
export function useThreadShortcuts(contact: ContactView, now: Date, { busy, onFinish, onGiveBack }: Actions): void {
  const isTaken = takeoverOf(contact, now).kind !== 'none';
  useShortcuts({
    finish: () => {
      if (!contact.needsOwner) notify('Chat ini tidak menunggu Anda.');
      else if (!busy) onFinish();
    },
    'give-back': () => {
      if (!isTaken) notify('Chat ini sudah dipegang bot.');
      else if (!busy) onGiveBack();
    },
  });
}
