import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { chat, type ChatsAction, type ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { cleanPersonName } from '#contracts/values/people/person-name';
import { useDraftWindow } from '../../../forms/window-form.js';
import { useTextDraft } from '../../../state/use-draft.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { Button } from '../../../ui/forms/button.js';
import { TextField } from '../../../ui/forms/field.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { labelDraft } from './use-chat-actions.js';

type LabelsDialogProps = { contacts: readonly ContactView[]; onClose: () => void; onAction: (action: ChatsAction) => void };

/** Adds a label to all selected chats, or removes one from those that have it. */
export function LabelsDialog({ contacts, onClose, onAction }: LabelsDialogProps) {
  const listId = useId();
  const [typed, setTyped] = useTextDraft(labelDraft);
  const draft = useDraftWindow(typed !== '', () => setTyped(''), onClose);
  const { data: known = [] } = useQuery({ queryKey: queryKeys.labels, queryFn: ({ signal }) => call(chat.labels, { signal }) });
  const carried = [...new Set(contacts.flatMap(({ labels }) => labels))].toSorted((one, other) => one.localeCompare(other, 'id'));
  const label = cleanPersonName(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (label === '') return;
    setTyped('');
    onAction({ kind: 'label', label });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && draft.close()} title={`Label untuk ${contacts.length} chat`}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label="Label"
          list={listId}
          maxLength={limits.labelMaxChars}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <Button type="submit" disabled={label === ''} icon={<Plus aria-hidden size={18} />}>
          Beri label
        </Button>
        {draft.isChanged && (
          <Button kind="ghost" onClick={draft.done}>
            Buang
          </Button>
        )}
      </form>
      {carried.length > 0 && (
        <section aria-label="Lepas label" className="mt-6 border-t pt-4">
          <h3 className="text-sm font-bold">Lepas label</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {carried.map((one) => (
              <li key={one}>
                <Button
                  kind="secondary"
                  className="text-sm"
                  aria-label={`Lepas label ${one}`}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => onAction({ kind: 'unlabel', label: one })}
                >
                  {one}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
