import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { chat } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { useAtom } from '../../../state/atoms.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { labelAtom } from './contacts-state.js';

/** The owner's labels as additional filters. A press activates one, a second press deactivates it. */
export function LabelChips() {
  const [chosen, setChosen] = useAtom(labelAtom);
  const { data = [] } = useQuery({ queryKey: queryKeys.labels, queryFn: ({ signal }) => call(chat.labels, { signal }) });
  // an active label that no conversation has any more stays visible: otherwise nothing would explain the
  // empty list
  const labels = chosen === null || data.includes(chosen) ? data : [chosen, ...data];
  return labels.map((label) => (
    <button
      key={label}
      type="button"
      aria-pressed={label === chosen}
      aria-label={`Label ${label}`}
      onClick={() => setChosen(label === chosen ? null : label)}
      className="group flex min-h-11 shrink-0 items-center pointer-fine:min-h-9"
    >
      <span
        className={classNames(
          'flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-semibold whitespace-nowrap transition-colors',
          label === chosen ? 'border-brand bg-brand-soft text-brand-ink' : 'text-soft group-hover:bg-sunken',
        )}
      >
        <Tag aria-hidden size={14} /> {label}
      </span>
    </button>
  ));
}
