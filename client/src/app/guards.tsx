import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readUserId } from '../state/session.js';
import { pathAfterLogin, wayBackFrom } from '../state/way-back.js';
import { readToken } from '../state/token.js';

/** Panel screens need a stored token; visitors are sent to the login, and from there to where they wanted. */
export function RequireToken() {
  const location = useLocation();
  return readToken() ? <Outlet /> : <Navigate to="/login" replace state={wayBackFrom(location)} />;
}

/** Login and register are for visitors; an authenticated owner goes on into the panel. */
export function VisitorsOnly() {
  const { state } = useLocation();
  return readToken() ? <Navigate to={pathAfterLogin(state, readUserId())} replace /> : <Outlet />;
}

/** Any unknown path. */
export function Fallback() {
  return <Navigate to={readToken() ? '/dashboard' : '/'} replace />;
}
