import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useContractForm, type FormError } from '../../forms/contract-form.js';
import { useNavigateLater } from './use-navigate-later.js';

/**
 * Code for checking and sending the forms. Loaded after the form is rendered, so it is usually ready before
 * the first submit.
 */
export const visitorActions = () => import('./visitor-actions.js');
type Actions = Awaited<ReturnType<typeof visitorActions>>;

export interface VisitorForm<Values> {
  empty: DefaultValues<Values>;
  check: (actions: Actions, values: Values) => Promise<FormError<Values> | null>;
  /**
   * Sends the values. The form shows `said` and navigates to `leadsTo` after a delay. Null when `send` has already
   * navigated itself.
   */
  send: (actions: Actions, values: Values) => Promise<{ said: string; leadsTo: string; state?: unknown } | null>;
  /** Error message for a failed request. */
  failed: (error: unknown, values: Values) => string;
}

/** State of one pre-login form: fields, the message below them, and whether it can still be sent. */
export function useVisitorForm<Values extends FieldValues>({ empty, check, send, failed }: VisitorForm<Values>) {
  const form = useContractForm<Values>(empty, async (values) => check(await visitorActions(), values));
  const [message, setMessage] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const leadLater = useNavigateLater();
  useEffect(() => {
    visitorActions().catch(() => undefined); // loaded again on submit
  }, []);

  const submit = form.handleSubmit(
    async (values) => {
      setMessage(null);
      try {
        const sent = await send(await visitorActions(), values);
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
  const errorOf = (field: keyof Values & string) => errors[field]?.message as string | undefined;
  return { form, submit, message, setMessage, busy: isSubmitting, done, errorOf, leadLater };
}
