import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addressIn, shownBot } from '../state/bots.js';
import { readUserId } from '../state/session.js';
import { pathAfterLogin, wayBackFrom } from '../state/way-back.js';
import { readToken } from '../state/token.js';

/**
 * Panel screens need a stored token. Visitors are redirected to the login, and after it to the screen they
 * requested.
 */
export function RequireToken() {
  const location = useLocation();
  const way = { ...location, pathname: addressIn(shownBot(), location.pathname) };
  return readToken() ? <Outlet /> : <Navigate to="/login" replace state={wayBackFrom(way)} />;
}

/** Login and register are for visitors; a logged-in owner is redirected to the panel. */
export function VisitorsOnly() {
  const { state } = useLocation();
  return readToken() ? <Navigate to={pathAfterLogin(state, readUserId())} replace /> : <Outlet />;
}

/** Any unknown path. */
export function Fallback() {
  return <Navigate to={readToken() ? '/dashboard' : '/'} replace />;
}
