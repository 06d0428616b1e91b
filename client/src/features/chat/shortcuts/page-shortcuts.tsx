import { Suspense, useState } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { useAtomValue } from '../../../state/atoms.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { part } from '../../../ui/layout/part.js';
import { waitingAtom } from '../list/waiting-state.js';
import { nextWaiting } from './shortcuts.rules.js';
import { useShortcuts } from './use-shortcuts.js';

const ShortcutsDialog = part(() => import('./shortcuts-dialog.js'), 'ShortcutsDialog');

type PageShortcutsProps = { shownId: string | null; onChoose: (contact: ContactView) => void; onSearch: () => void; onNew: () => void };

/** Shortcuts that work with and without an open thread. Those of a thread are in `thread-shortcuts.ts`. */
export function PageShortcuts({ shownId, onChoose, onSearch, onNew }: PageShortcutsProps) {
  const [isListed, setListed] = useState(false);
  const leads = useAtomValue(waitingAtom).data?.leads ?? [];
  useShortcuts({
    next: () => {
      const next = nextWaiting(leads, shownId);
      if (next) onChoose(next);
      else notify(shownId !== null && leads.length > 0 ? 'Tidak ada chat lain yang menunggu Anda.' : 'Tidak ada chat yang menunggu Anda.');
    },
    search: onSearch,
    new: onNew,
    list: () => setListed(true),
  });
  return <Suspense>{isListed && <ShortcutsDialog onClose={() => setListed(false)} />}</Suspense>;
}
