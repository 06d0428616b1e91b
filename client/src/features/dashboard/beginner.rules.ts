import type { AnalyticsSummary } from '#contracts/http/account/analytics';

/** True while the list of first steps is shown. Unlinking the number later does not bring it back. */
export function isBeginner({ triedOut, firstReply }: AnalyticsSummary['onboarding']): boolean {
  return !triedOut || !firstReply;
}
