import type { Actor } from '#core/features/auth/actor';
import { AppError } from '#core/platform/errors/app-error';

/**
 * For routes with a user id in the path or body. Refuses an id other than that of the token's person. An absent id
 * means the token's person.
 */
export function requireOwnId(me: Actor, userId: string | undefined): void {
  if (userId !== undefined && userId.toLowerCase() !== me.personId) throw new AppError('not_yours');
}
