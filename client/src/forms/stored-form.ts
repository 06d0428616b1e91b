import { useEffect, useRef, useState } from 'react';
import { useWatch, type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { useContractForm, type Check } from './contract-form.js';
import { useDraftPlace } from '../state/use-draft.js';
import { changesOf, isSame, rebased, withChanges } from './stored-form.rules.js';

export interface StoredForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly values: Values;
  /** True when the form contains edits that the server does not have. */
  readonly isChanged: boolean;
  /** Removes the draft of a form that is about to be closed. */
  readonly forget: () => void;
  /** Discards the edits. */
  readonly discard: () => void;
  /**
   * Reports that `sent` was saved and is now stored as `next`. Edits made since the save began are newer and
   * are kept.
   */
  readonly saved: (sent: Values, next: Values) => void;
}

/**
 * A form over server data. The owner's edits take precedence. A refetch, another device or a failed save does not
 * overwrite them. They are restored after the tab was closed or the login has ended.
 * @param name the name of the draft.
 * @param stored the server's data; must keep its object identity while it is unchanged.
 */
export function useStoredForm<Values extends FieldValues>(name: string, stored: Values, check: Check<Values>): StoredForm<Values> {
  const draft = useDraftPlace(name);
  const [initial] = useState(() => withChanges(stored, draft.read()));
  const form = useContractForm<Values>(initial as DefaultValues<Values>, check);
  const values = useWatch({ control: form.control }) as Values;
  const base = useRef(stored);

  const follow = (before: Values, next: Values) => {
    show(rebased(form.getValues(), before, next));
    base.current = next;
  };
  const show = (next: Values) => {
    const typed = form.getValues();
    for (const field of Object.keys(next) as Path<Values>[]) {
      if (!isSame(typed[field], next[field])) form.setValue(field, next[field] as PathValue<Values, Path<Values>>);
    }
  };
  useEffect(() => {
    if (base.current !== stored) follow(base.current, stored);
  });

  useEffect(() => draft.keep(changesOf(values, stored)), [draft, values, stored]);

  return { form, values, isChanged: !isSame(values, stored), forget: () => draft.keep(null), discard: () => show(stored), saved: follow };
}
