import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { RateName } from './rate-limits.rules.js';

export const rateMark = 'route:rate';

/** Bounds how often a route may be tried, per client address and per account (laws in `rate-limits.rules.ts`). */
export function RateLimited(name: RateName): CustomDecorator {
  return SetMetadata(rateMark, name);
}
