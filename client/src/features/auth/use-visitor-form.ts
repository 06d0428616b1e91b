import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useContractForm, type FormTrouble } from '../../forms/contract-form.js';
import { useNavigateLater } from './use-navigate-later.js';

/** The forms' own code: it is fetched once the form stands, and is there when somebody has typed. */
export const visitorActs = () => import('./visitor-acts.js');
type Acts = Awaited<ReturnType<typeof visitorActs>>;

export interface VisitorForm<Values> {
  empty: DefaultValues<Values>;
  check: (acts: Acts, values: Values) => Promise<FormTrouble<Values> | null>;
  /** Sends the values. What it says is shown, and leads on after a moment; null where it has led on itself. */
  send: (acts: Acts, values: Values) => Promise<{ said: string; leadsTo: string; state?: unknown } | null>;
  /** The words for what went wrong. */
  failed: (error: unknown, values: Values) => string;
}

/** One form in front of the panel: its fields, the message under them, and whether it can still be sent. */
export function useVisitorForm<Values extends FieldValues>({ empty, check, send, failed }: VisitorForm<Values>) {
  const form = useContractForm<Values>(empty, async (values) => check(await visitorActs(), values));
  const [message, setMessage] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const leadLater = useNavigateLater();
  useEffect(() => {
    visitorActs().catch(() => undefined); // tried again when it is needed
  }, []);

  const submit = form.handleSubmit(
    async (values) => {
      setMessage(null);
      try {
        const sent = await send(await visitorActs(), values);
        setDone(true);
        if (!sent) return;
        setMessage(sent.said);
        leadLater(sent.leadsTo, sent.state);
      } catch (error) {
        setMessage(failed(error, values));
      }
    },
    () => setMessage(null),
  );

  const { errors, isSubmitting } = form.formState;
  /** The words of the rule that a field breaks. */
  const troubleOf = (field: keyof Values & string) => errors[field]?.message as string | undefined;
  return { form, submit, message, setMessage, busy: isSubmitting, done, troubleOf, leadLater };
}
