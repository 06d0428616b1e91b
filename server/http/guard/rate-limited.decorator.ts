import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { ApiRequest } from '../base/api-request.js';
import type { RateName } from './rate-policies.rules.js';

export const rateMark = 'route:rate';

export interface RateMark {
  readonly name: RateName;
  readonly when?: (request: ApiRequest) => boolean;
}

/**
 * Bounds how often a route may be tried (policies in `rate-policies.rules.ts`).
 * @param when only such requests of it count.
 */
export function RateLimited(name: RateName, when?: (request: ApiRequest) => boolean): CustomDecorator {
  return SetMetadata(rateMark, { name, ...(when && { when }) } satisfies RateMark);
}
