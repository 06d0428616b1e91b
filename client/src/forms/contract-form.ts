import { useEffect } from 'react';
import { set, useForm, type DefaultValues, type FieldErrors, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { loadChecks } from './schema-error.js';

type NameIn<Values> = keyof Values & string;

/** The first broken rule: its message and its field. A field in a group has a path such as `day1.text`. */
export type FormError<Values> = { field: NameIn<Values> | `${NameIn<Values>}.${string}`; text: string };

/** Returns the first broken rule, or null. May be asynchronous, because its code is fetched on first use. */
export type Check<Values> = (values: Values) => FormError<Values> | null | Promise<FormError<Values> | null>;

/** Shows one broken rule at a time, in the order in which the rules are written. */
function firstError<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return async (values) => {
    const problem = await check(values);
    if (!problem) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    set(errors, problem.field, { type: 'rule', message: problem.text });
    return { values: {}, errors };
  };
}

/** A form that checks its fields on submit and focuses the first broken one. Values stay as typed. */
export function useContractForm<Values extends FieldValues>(
  empty: DefaultValues<Values>,
  check?: Check<Values>,
): UseFormReturn<Values, unknown, Values> {
  const isChecked = check !== undefined;
  useEffect(() => {
    if (isChecked) loadChecks().catch(() => undefined); // retried on use
  }, [isChecked]);
  return useForm<Values, unknown, Values>({
    defaultValues: empty,
    reValidateMode: 'onSubmit',
    ...(check && { resolver: firstError(check) as Resolver<Values, unknown, Values> }),
  });
}
