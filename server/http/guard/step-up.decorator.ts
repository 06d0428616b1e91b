import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const stepUpMark = 'route:step-up';

/** Marks a route that needs the password to have been given in the last 15 minutes; else 403 with the code that asks for it. */
export function StepUp(): CustomDecorator {
  return SetMetadata(stepUpMark, true);
}
