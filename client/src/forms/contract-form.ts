import { useEffect } from 'react';
import { set, useForm, type DefaultValues, type FieldErrors, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { loadChecks } from './schema-trouble.js';

type NameIn<Values> = keyof Values & string;

/** The first broken rule: the field (`day1.text` for one in a group) and the message. */
export type FormTrouble<Values> = { field: NameIn<Values> | `${NameIn<Values>}.${string}`; text: string };

/** Returns the first broken rule, or null. May be asynchronous, because its code is fetched on first use. */
export type Check<Values> = (values: Values) => FormTrouble<Values> | null | Promise<FormTrouble<Values> | null>;

/** Shows one broken rule at a time, in the order in which the rules are written. */
function firstTrouble<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return async (values) => {
    const trouble = await check(values);
    if (!trouble) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    set(errors, trouble.field, { type: 'rule', message: trouble.text });
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
    ...(check && { resolver: firstTrouble(check) as Resolver<Values, unknown, Values> }),
  });
}
