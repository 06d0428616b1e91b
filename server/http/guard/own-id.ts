import type { Actor } from '#core/features/auth/actor';
import { AppError } from '#core/platform/errors/app-error';

/**
 * Refuses a user id other than the token's own, where a route carries one in its path or body. An absent id
 * means the token's own.
 */
export function requireOwnId(me: Actor, userId: string | undefined): void {
  if (userId !== undefined && userId.toLowerCase() !== me.personId) throw new AppError('not_yours');
}
