import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Visitor } from '#core/features/auth/auth.types';
import { addressKey, networkKey } from '#core/platform/rate-limits/client-address.rules';
import { visitorOf, type ApiRequest } from '../base/api-request.js';

/** The {@link Visitor} behind the request, with a token or without: `handler(@From() visitor: Visitor)`. */
export const From = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor =>
  visitorOf(context.switchToHttp().getRequest<ApiRequest>()),
);

/** The client address as rate limits count it: `handler(@FromAddress() address: string)`. */
export const FromAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  addressKey(context.switchToHttp().getRequest<ApiRequest>().ip ?? ''),
);

/** The network of the client, as one key per site: `handler(@FromNetwork() network: string)`. */
export const FromNetwork = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  networkKey(context.switchToHttp().getRequest<ApiRequest>().ip ?? ''),
);
