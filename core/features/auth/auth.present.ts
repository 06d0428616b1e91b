import type { LoginSessionView } from '#contracts/http/account/login-sessions';
import type { LoginSessionId } from '#contracts/values/ids';
import type { OpenLogin } from './auth.types.js';

export function presentLoginSession({ createdAt, lastUsedAt, ...session }: OpenLogin, own: LoginSessionId): LoginSessionView {
  return { ...session, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString(), current: session.id === own };
}
