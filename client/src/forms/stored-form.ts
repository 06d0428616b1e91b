import { useEffect, useRef } from 'react';
import { useWatch, type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { useContractForm, type Check } from './contract-form.js';
import { isSame, rebased } from './stored-form.rules.js';

export interface StoredForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly values: Values;
  /** Whether something is typed that the server does not have. */
  readonly isChanged: boolean;
  /** Tells that `sent` was saved, and is now stored as `next`. What was typed meanwhile is newer and stays. */
  readonly saved: (sent: Values, next: Values) => void;
}

/**
 * A form over what the server holds. What is typed lies on top of it: neither a refetch, another device nor a failed save touches it.
 * @param stored what the server holds; the same object as long as it is the same.
 */
export function useStoredForm<Values extends FieldValues>(stored: Values, check: Check<Values>): StoredForm<Values> {
  const form = useContractForm<Values>(stored as DefaultValues<Values>, check);
  const values = useWatch({ control: form.control }) as Values;
  const base = useRef(stored);

  const follow = (before: Values, next: Values) => {
    const typed = form.getValues();
    const merged = rebased(typed, before, next);
    for (const name of Object.keys(merged) as Path<Values>[]) {
      const value = merged[name] as PathValue<Values, Path<Values>>;
      if (!isSame(typed[name], value)) form.setValue(name, value);
    }
    base.current = next;
  };
  useEffect(() => {
    if (base.current !== stored) follow(base.current, stored);
  });

  return { form, values, isChanged: !isSame(values, stored), saved: follow };
}
