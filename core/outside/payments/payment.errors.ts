import type { ProviderName } from './payment.types.js';

/** A payment provider was not reached, was busy or broke: another try later is worth it. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';

  constructor(
    readonly provider: ProviderName,
    readonly reason: string,
  ) {
    super(`${provider} is unavailable: ${reason}`);
  }
}

/** A payment provider understood and said no: trying the same again is useless. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';

  constructor(
    readonly provider: ProviderName,
    readonly status: number,
    readonly words: string,
  ) {
    super(`${provider} refused (${status}): ${words}`);
  }
}
