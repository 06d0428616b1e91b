import { CheckCheck, Bot, Mail, MailOpen, Tag, X, type LucideIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ChatsAction, ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { useSetAtom } from '../../../state/atoms.js';
import { Button, IconButton } from '../../../ui/forms/button.js';
import { allOrNone, isEveryChosen, type Chosen } from '../actions/choosing.rules.js';
import { useChatActions } from '../actions/use-chat-actions.js';
import { chosenAtom } from './contacts-state.js';
import { part } from '../../../ui/layout/part.js';

const LabelsDialog = part(() => import('../actions/labels-dialog.js'), 'LabelsDialog');

type Action = { kind: Exclude<ChatsAction['kind'], 'label' | 'unlabel'>; name: string; words: string; icon: LucideIcon };

const actions: readonly Action[] = [
  { kind: 'read', name: 'Tandai sudah dibaca', words: 'Sudah dibaca', icon: MailOpen },
  { kind: 'unread', name: 'Tandai belum dibaca', words: 'Belum dibaca', icon: Mail },
  { kind: 'done', name: 'Tandai selesai', words: 'Selesai', icon: CheckCheck },
  { kind: 'give-back', name: 'Kembalikan ke bot', words: 'Ke bot', icon: Bot },
];

type ChosenBarProps = { chosen: Chosen; contacts: readonly ContactView[]; onEnd: () => void };

/**
 * Number of selected chats and the actions for them. Replaces search and filters, because the selection
 * refers to the list as currently shown.
 */
export function ChosenBar({ chosen, contacts, onEnd }: ChosenBarProps) {
  const setChosen = useSetAtom(chosenAtom);
  const [labelling, setLabelling] = useState(false);
  const { busy, action } = useChatActions(onEnd);
  const end = useRef<HTMLButtonElement>(null);
  // some selected chats may have left the list since
  const picked = contacts.filter((one) => chosen.ids.has(one.conversationId));
  const order = contacts.map((one) => one.conversationId);
  const all = isEveryChosen(picked.length, order.length);
  useEffect(() => {
    // the button that opened this bar has been removed, so the focus would be lost
    if (document.activeElement === document.body) end.current?.focus();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEnd();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEnd]);
  const nothing = picked.length === 0;
  return (
    <div role="group" aria-label="Chat yang dipilih" className="border-b px-2 pt-3 pb-2">
      <div className="flex items-center gap-1">
        <IconButton ref={end} label="Selesai memilih" onClick={onEnd}>
          <X aria-hidden size={20} />
        </IconButton>
        <p role="status" className="min-w-0 flex-1 font-bold">
          {nothing ? 'Pilih chat' : `${picked.length} dipilih`}
          {picked.length === limits.chosenChatsMax && <span className="font-normal text-soft"> (terbanyak sekaligus)</span>}
        </p>
        <Button kind="ghost" className="px-3 text-sm" disabled={order.length === 0} onClick={() => setChosen(allOrNone(chosen, order))}>
          {all ? 'Lepas semua' : 'Pilih semua'}
        </Button>
      </div>
      <div className="grid grid-cols-5">
        {actions.map(({ kind, name, words, icon }) => (
          <ActionButton
            key={kind}
            name={name}
            words={words}
            icon={icon}
            disabled={nothing || busy}
            onClick={() => action({ kind }, picked)}
          />
        ))}
        <ActionButton name="Beri atau lepas label" words="Label" icon={Tag} disabled={nothing || busy} onClick={() => setLabelling(true)} />
      </div>
      <Suspense>
        {labelling && (
          <LabelsDialog
            contacts={picked}
            onClose={() => setLabelling(false)}
            onAction={(wanted) => {
              setLabelling(false);
              action(wanted, picked);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

type ActionButtonProps = { name: string; words: string; icon: LucideIcon; disabled: boolean; onClick: () => void };

function ActionButton({ name, words, icon: Icon, disabled, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-14 flex-col items-center gap-1 rounded-md px-0.5 py-1.5 text-center text-xs font-semibold text-brand-ink transition-colors hover:bg-brand-soft disabled:text-soft disabled:opacity-55"
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {words}
    </button>
  );
}
