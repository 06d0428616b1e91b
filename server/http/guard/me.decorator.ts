import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '#core/features/auth/actor';
import type { ApiRequest } from '../base/api-request.js';

/** The {@link Actor} behind the request: `handler(@Me() me: Actor)`. Only on routes with another scope than `public`. */
export const Me = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<ApiRequest>();
  if (!actor) throw new Error('@Me() on a public route');
  return actor;
});
