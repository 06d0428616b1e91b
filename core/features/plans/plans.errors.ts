import { AppError } from '../../platform/errors/app-error.js';

/** A trial is taken once per owner, address and WhatsApp number. */
export class TrialUsedError extends AppError {
  override name = 'TrialUsedError';

  constructor() {
    super('trial_used');
  }
}

/** Starting a trial would shorten a running package. */
export class PackageRunningError extends AppError {
  override name = 'PackageRunningError';

  constructor() {
    super('package_running');
  }
}
