import { useEffect } from 'react';
import { set, useForm, type DefaultValues, type FieldErrors, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { loadChecks } from './schema-trouble.js';

type NameIn<Values> = keyof Values & string;

/** The first rule that is broken: at which field (`day1.text` for one in a group), and in which words. */
export type FormTrouble<Values> = { field: NameIn<Values> | `${NameIn<Values>}.${string}`; text: string };

/** Says which rule is broken first, if any. It may come with code that is fetched when it is first needed. */
export type Check<Values> = (values: Values) => FormTrouble<Values> | null | Promise<FormTrouble<Values> | null>;

/** One rule is shown at a time, in the order in which they are written. */
function firstTrouble<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return async (values) => {
    const trouble = await check(values);
    if (!trouble) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    set(errors, trouble.field, { type: 'rule', message: trouble.text });
    return { values: {}, errors };
  };
}

/** A form whose fields are checked when it is sent, and whose first broken rule takes the focus. Its values stay where they are typed. */
export function useContractForm<Values extends FieldValues>(
  empty: DefaultValues<Values>,
  check?: Check<Values>,
): UseFormReturn<Values, unknown, Values> {
  const isChecked = check !== undefined;
  useEffect(() => {
    if (isChecked) loadChecks().catch(() => undefined); // tried again when it is needed
  }, [isChecked]);
  return useForm<Values, unknown, Values>({
    defaultValues: empty,
    reValidateMode: 'onSubmit',
    ...(check && { resolver: firstTrouble(check) as Resolver<Values, unknown, Values> }),
  });
}
