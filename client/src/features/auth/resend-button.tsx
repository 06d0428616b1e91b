import { useState } from 'react';
import { limits } from '#contracts/values/limits';
import { Button } from '../../ui/forms/button.js';
import { useCooldown } from './use-cooldown.js';

type ResendButtonProps = {
  resend: () => Promise<boolean>;
  busyLabel: string;
  /** When the code on its way was sent (ms since 1970), where that is known. */
  sentAt?: number | undefined;
};

/** Sends a code once more, and then waits the minute that the server asks for. `resend` tells by itself how it went. */
export function ResendButton({ resend, busyLabel, sentAt }: ResendButtonProps) {
  const [busy, setBusy] = useState(false);
  const [waitSeconds, startWaiting] = useCooldown(sentAt === undefined ? 0 : sentAt + limits.otpResendSeconds * 1_000);

  async function press() {
    setBusy(true);
    if (await resend()) startWaiting(limits.otpResendSeconds);
    setBusy(false);
  }

  return (
    <Button kind="secondary" busy={busy} busyLabel={busyLabel} disabled={waitSeconds > 0} onClick={() => void press()}>
      {waitSeconds > 0 ? `Kirim Ulang OTP (${waitSeconds} detik)` : 'Kirim Ulang OTP'}
    </Button>
  );
}
