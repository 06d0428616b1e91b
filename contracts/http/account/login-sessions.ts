import { z } from 'zod';
import { LoginSessionId } from '../../values/ids.js';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** A browser that is logged in. */
export const LoginSessionView = z.object({
  id: z.string(),
  /** `Chrome di Android` */
  device: z.string(),
  /** Client address at the last request. */
  address: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** True for the session that sends this request. */
  current: z.boolean(),
});
export type LoginSessionView = z.infer<typeof LoginSessionView>;

export const ConfirmPassword = z.object({
  password: z
    .string({ error: 'Password wajib diisi.' })
    .min(1, { error: 'Password wajib diisi.' })
    .max(limits.passwordMaxChars, { error: 'Password maksimal 128 karakter.' }),
});
export type ConfirmPassword = z.infer<typeof ConfirmPassword>;

export const loginSessions = {
  /** Invalidates this browser's token on the server. */
  logout: route('POST', '/auth/logout', { scope: 'person', reply: Done }),
  confirmPassword: route('POST', '/auth/confirm-password', { scope: 'person', body: ConfirmPassword, reply: Done }),
  /** Most recently used first. */
  list: route('GET', '/user/sessions', { scope: 'person', reply: z.array(LoginSessionView) }),
  end: route('DELETE', '/user/sessions/:sessionId', { scope: 'person', params: { sessionId: LoginSessionId }, reply: Done }),
  /** Ends all sessions of the person, including the session that sends this request. */
  endAll: route('DELETE', '/user/sessions', { scope: 'person', reply: Done }),
} as const;
