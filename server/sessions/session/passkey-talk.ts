import { passkeyEnds } from '#core/features/bots/bots.texts';
import type { HeldSession } from '#core/features/bots/bots.types';
import type { PasskeySaying } from '#core/features/bots/passkey-attempts.service';
import type { Passkey, PasskeyUpdate, PasskeyReception } from '#core/outside/whatsapp/passkey/passkey.types';
import { newId } from '#core/platform/crypto/ids';
import type { Log } from '#core/platform/log/log';
import type { ModeEvent } from './mode.rules.js';

/**
 * Passes WhatsApp's passkey requests to the owner of one session during linking, and the owner's answers to WhatsApp.
 */
export class PasskeyTalk {
  /** Id of WhatsApp's current passkey request. Answers to an earlier request are invalid. */
  private attempt: string | null = null;

  constructor(
    private readonly held: Pick<HeldSession, 'botId'>,
    private readonly log: Pick<Log, 'info'>,
    /**
     * Shows an update of that attempt to the owner.
     * @returns false when another host has the session
     */
    private readonly show: (attempt: string, update: Exclude<PasskeyUpdate, { kind: 'failed' }>) => Promise<boolean>,
  ) {}

  /**
   * Shows WhatsApp's update to the owner.
   * @returns the event for the session; null when the session continues
   */
  async told(update: PasskeyUpdate): Promise<ModeEvent | null> {
    const failure = update.kind === 'failed' ? { why: update.why, code: update.code } : {};
    this.log.info({ event: `passkey.${update.kind}`, botId: this.held.botId, ...failure });
    if (update.kind === 'failed') {
      this.attempt = null;
      return { kind: 'passkey-failed', detail: passkeyEnds[update.why] };
    }
    if (update.kind === 'asked') this.attempt = newId();
    if (this.attempt === null) return null;
    return (await this.show(this.attempt, update)) ? null : { kind: 'stop' };
  }

  /** @param passkey of the connection that is being linked; null when there is none */
  says(saying: PasskeySaying, passkey: Passkey | null): PasskeyReception {
    if (!passkey) return 'not_asked';
    if (saying.kind === 'compared') return passkey.compared(saying.areEqual) ? 'taken' : 'not_asked';
    return saying.attempt === this.attempt ? passkey.answer(saying.assertion) : 'not_asked';
  }
}
