import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { ApiRequest } from '../base/api-request.js';
import type { RateName } from './rate-policies.rules.js';

export const rateMark = 'route:rate';

export interface RateMark {
  readonly name: RateName;
  readonly when?: (request: ApiRequest) => boolean;
}

/**
 * Limits how often a route may be called (policies in `rate-policies.rules.ts`).
 * @param when only requests for which it returns true count.
 */
export function RateLimited(name: RateName, when?: (request: ApiRequest) => boolean): CustomDecorator {
  return SetMetadata(rateMark, { name, ...(when && { when }) } satisfies RateMark);
}
