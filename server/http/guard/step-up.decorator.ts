import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const stepUpMark = 'route:step-up';

/**
 * Marks a route that requires the password to have been entered within the last 15 minutes. Otherwise the answer is
 * 403, with the code that makes the panel request the password.
 */
export function StepUp(): CustomDecorator {
  return SetMetadata(stepUpMark, true);
}
