import { loginSessions } from '#contracts/http/account/login-sessions';
import { call } from '../../api/client.js';
import { eraseDrafts } from '../../state/drafts.js';
import { beginLeaving, clearSession, keepSessionDuring } from '../../state/session.js';

/** A server that does not answer holds nobody in the panel. */
const patienceMs = 3_000;

/** Ends the login here and on the server; the reload drops whatever was held in memory. */
export async function logout(): Promise<void> {
  beginLeaving();
  await keepSessionDuring(() => call(loginSessions.logout, { timeoutMs: patienceMs })).catch(() => undefined);
  await leave();
}

/** What is left to do where the login has ended on the server already. */
export async function leave(): Promise<void> {
  beginLeaving();
  clearSession();
  await eraseDrafts();
  window.location.assign('/login');
}
