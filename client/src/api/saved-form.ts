import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Check } from '../forms/contract-form.js';
import { useStoredForm, type StoredForm } from '../forms/stored-form.js';
import { notify } from '../ui/feedback/toast-store.js';
import { showError } from './show-error.js';

interface Saving<Values> {
  /** The query with the stored data. */
  readonly queryKey: QueryKey;
  readonly check: Check<Values>;
  readonly save: (values: Values) => Promise<unknown>;
  readonly savedText: string;
  readonly failedText: string;
  readonly onSaved?: () => void;
}

/** The values as the server stores them: texts without spaces at their ends. */
function trimmed<Values extends FieldValues>(typed: Values): Values {
  // cast: each field keeps its type
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;
}

/** A form over server data ({@link useStoredForm}) with its own button: saves all fields, and shows the result. */
export function useSavedForm<Values extends FieldValues>(
  name: string,
  stored: Values,
  { queryKey, check, save, savedText, failedText, onSaved }: Saving<Values>,
): StoredForm<Values> & { readonly isSaving: boolean; readonly submit: (event: BaseSyntheticEvent) => Promise<void> } {
  const cache = useQueryClient();
  const storedForm = useStoredForm(name, stored, check);
  const { isPending, mutate } = useMutation({
    mutationFn: (typed: Values) => save(trimmed(typed)),
    onSuccess: (_, typed) => {
      const next = trimmed(typed);
      cache.setQueryData<Values>(queryKey, next);
      storedForm.saved(typed, next);
      notify(savedText);
      onSaved?.();
    },
    onError: showError(failedText),
  });
  return { ...storedForm, isSaving: isPending, submit: storedForm.form.handleSubmit((typed) => mutate(typed)) };
}
