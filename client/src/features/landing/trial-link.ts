import type { PackageId } from '#contracts/values/selling/packages';

const trial: PackageId = 'ai-trial';

/** URL of the trial's registration form. */
export const trialLink = `/register?packageId=${trial}`;
