import { loginSessions } from '#contracts/http/account/login-sessions';
import { call } from '../../api/client.js';
import { eraseDrafts } from '../../state/drafts.js';
import { beginLeaving, clearSession, keepSessionDuring } from '../../state/session.js';

/** Logout continues after this timeout even when the server does not answer. */
const patienceMs = 3_000;

/** Ends the login here and on the server. The page reload clears everything held in memory. */
export async function logout(): Promise<void> {
  beginLeaving();
  await keepSessionDuring(() => call(loginSessions.logout, { timeoutMs: patienceMs })).catch(() => undefined);
  await leave();
}

/** Local cleanup after the login has ended on the server. */
export async function leave(): Promise<void> {
  beginLeaving();
  clearSession();
  await eraseDrafts();
  window.location.assign('/login');
}
