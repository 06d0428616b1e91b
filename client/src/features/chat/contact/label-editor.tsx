import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { useTextDraft } from '../../../state/use-draft.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';
import { IconButton } from '../../../ui/forms/button.js';
import { inputClass } from '../../../ui/forms/field.js';

/** `added`: the new label as it was typed. */
type Change = { wanted: readonly string[]; added?: string };

/** The owner's labels of a conversation. Labels used in other conversations are suggested. */
export function LabelEditor({ contact }: { contact: ContactView }) {
  const cache = useQueryClient();
  const listId = useId();
  const [typed, setTyped] = useTextDraft(`label:${contact.conversationId}`);
  const { data: known } = useQuery({ queryKey: queryKeys.labels, queryFn: ({ signal }) => call(chat.labels, { signal }) });
  const { phoneNumber, labels } = contact;
  const { mutate: save, isPending } = useMutation({
    mutationFn: ({ wanted }: Change) => call(chat.setLabels, { params: { phoneNumber }, body: { labels: [...wanted] } }),
    onSuccess: (changed, { added }) => {
      if (added !== undefined) setTyped('', added);
      foldAnswers(cache, [changed]);
      void cache.invalidateQueries({ queryKey: queryKeys.labels });
    },
    onError: showError('❌ Label gagal disimpan.'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '' && !isPending) save({ wanted: [...labels, typed], added: typed });
  }

  return (
    <>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <li key={label} className="inline-flex items-center rounded-full border bg-sunken ps-3 text-sm">
              {label}
              <button
                type="button"
                aria-label={`Hapus label ${label}`}
                disabled={isPending}
                onClick={() => save({ wanted: labels.filter((one) => one !== label) })}
                className="flex size-11 items-center justify-center text-soft hover:text-ink"
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {labels.length < limits.labelsPerContactMax && (
        <form onSubmit={submit} className="flex gap-1">
          <input
            aria-label="Label baru"
            placeholder="Tambah label, mis. Reseller"
            list={listId}
            maxLength={limits.labelMaxChars}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={inputClass}
          />
          <datalist id={listId}>
            {known
              ?.filter((label) => !labels.includes(label))
              .map((label) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
          </datalist>
          <IconButton label="Tambah label" type="submit" disabled={typed.trim() === '' || isPending}>
            <Plus aria-hidden size={20} />
          </IconButton>
        </form>
      )}
    </>
  );
}
