import type { PackageId } from '#contracts/values/selling/packages';

const trial: PackageId = 'ai-trial';

/** Address of the trial's registration. */
export const trialLink = `/register?packageId=${trial}`;
