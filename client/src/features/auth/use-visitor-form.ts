import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useContractForm, type FormTrouble } from '../../forms/contract-form.js';
import { useNavigateLater } from './use-navigate-later.js';

/**
 * Code for checking and sending the forms. Loaded after the form is rendered, so it is usually ready before
 * the first submit.
 */
export const visitorActs = () => import('./visitor-acts.js');
type Acts = Awaited<ReturnType<typeof visitorActs>>;

export interface VisitorForm<Values> {
  empty: DefaultValues<Values>;
  check: (acts: Acts, values: Values) => Promise<FormTrouble<Values> | null>;
  /**
   * Sends the values. `said` is shown, then the screen changes to `leadsTo` after a delay. Null when it has
   * already navigated itself.
   */
  send: (acts: Acts, values: Values) => Promise<{ said: string; leadsTo: string; state?: unknown } | null>;
  /** Error message for a failed request. */
  failed: (error: unknown, values: Values) => string;
}

/** State of one pre-login form: fields, the message below them, and whether it can still be sent. */
export function useVisitorForm<Values extends FieldValues>({ empty, check, send, failed }: VisitorForm<Values>) {
  const form = useContractForm<Values>(empty, async (values) => check(await visitorActs(), values));
  const [message, setMessage] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const leadLater = useNavigateLater();
  useEffect(() => {
    visitorActs().catch(() => undefined); // loaded again on submit
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
  /** Error message of a field. */
  const troubleOf = (field: keyof Values & string) => errors[field]?.message as string | undefined;
  return { form, submit, message, setMessage, busy: isSubmitting, done, troubleOf, leadLater };
}
