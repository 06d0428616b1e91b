import type { ProviderName } from './payment.types.js';

/** A payment provider was unreachable, busy or broken: a later attempt may succeed. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';

  constructor(
    readonly provider: ProviderName,
    readonly reason: string,
  ) {
    super(`${provider} is unavailable: ${reason}`);
  }
}

/** A payment provider understood the request and refused it: repeating it is useless. */
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
