import { useState } from 'react';
import { limits } from '#contracts/values/limits';
import { Button } from '../../ui/forms/button.js';
import { useCooldown } from './use-cooldown.js';

type ResendButtonProps = {
  resend: () => Promise<boolean>;
  busyLabel: string;
  /** When the last code was sent (ms since 1970), if known. */
  sentAt?: number | undefined;
};

/**
 * Sends a code again, then stays disabled for the minute the server requires. `resend` reports its own
 * outcome.
 */
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
