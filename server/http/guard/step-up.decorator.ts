import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const stepUpMark = 'route:step-up';

/**
 * Marks a route that requires the password to have been entered in the last 15 minutes; otherwise 403 with
 * the code that requests it.
 */
export function StepUp(): CustomDecorator {
  return SetMetadata(stepUpMark, true);
}
