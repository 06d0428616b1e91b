import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const publicMark = 'route:public';

/** Marks a route (or a whole controller) that needs no bearer token. */
export function Public(): CustomDecorator {
  return SetMetadata(publicMark, true);
}
