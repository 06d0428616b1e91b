import type { Members } from '#core/features/account/members.service';
import type { HeldSession } from '#core/features/bots/bots.types';
import type { SessionNumbers } from '#core/features/bots/session-numbers.service';
import type { PlansService } from '#core/features/plans/plans.service';
import { trialUsed, type ModeEvent, type Outcome, type OwnNumber } from './mode.rules.js';

export interface AdmissionServices {
  readonly members: Pick<Members, 'accountOf'>;
  readonly numbers: Pick<SessionNumbers, 'claimNumber'>;
  readonly plans: Pick<PlansService, 'claimTrialNumber'>;
}

const numberTaken: Outcome = { reason: 'number_taken', detail: null, wipe: true };

/** Checks whether an account may run the number that its device belongs to. */
export class Admission {
  constructor(
    private readonly held: HeldSession,
    private readonly services: AdmissionServices,
  ) {}

  /**
   * Claims a scanned number for this account, because the scan proves that the phone's holder agreed. If another
   * account runs the number, that account stops before the first message reaches both. If the trial does not allow
   * the number, the number is not taken from another account.
   * @returns false when the trial does not allow the number
   */
  async scanned(phone: string): Promise<boolean> {
    const { members, plans, numbers } = this.services;
    if (!(await plans.claimTrialNumber(await members.accountOf(this.held.botId), phone))) return false;
    await numbers.claimNumber(this.held, phone, 'scan');
    return true;
  }

  /** Decides whether the session of a logged-in device may continue. */
  async opened(number: OwnNumber, proof: 'link' | 'scan'): Promise<ModeEvent> {
    const { members, plans, numbers } = this.services;
    if (!(await plans.claimTrialNumber(await members.accountOf(this.held.botId), number.phone)))
      return { kind: 'refused', outcome: trialUsed };
    switch (await numbers.claimNumber(this.held, number.phone, proof)) {
      case 'taken':
        return { kind: 'admitted', number };
      case 'refused':
        return { kind: 'refused', outcome: numberTaken };
      case 'lost':
        return { kind: 'stop' };
    }
  }
}
