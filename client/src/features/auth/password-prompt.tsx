import { Suspense, useEffect, useState } from 'react';
import { onPasswordNeeded } from '../../state/password-prompt.js';
import { part } from '../../ui/layout/part.js';

const PasswordDialog = part(() => import('./password-dialog.js'), 'PasswordDialog');

/**
 * Asks for the password when a request requires it. The request waits for the answer, so typed input is not
 * lost.
 */
export function PasswordPrompt() {
  const [answer, setAnswer] = useState<{ give: (confirmed: boolean) => void } | null>(null);
  useEffect(() => onPasswordNeeded(() => new Promise((give) => setAnswer({ give }))), []);
  if (!answer) return null;
  const close = (confirmed: boolean) => {
    setAnswer(null);
    answer.give(confirmed);
  };
  return (
    <Suspense>
      <PasswordDialog onAnswer={close} />
    </Suspense>
  );
}
