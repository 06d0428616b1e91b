import { Navigate, Outlet } from 'react-router-dom';
import { readToken } from '../state/token.js';

/** Panel screens need a stored token; visitors are sent to the login. */
export function RequireToken() {
  return readToken() ? <Outlet /> : <Navigate to="/login" replace />;
}

/** Login and register are for visitors; an authenticated owner goes to the dashboard. */
export function VisitorsOnly() {
  return readToken() ? <Navigate to="/dashboard" replace /> : <Outlet />;
}

/** Any unknown path. */
export function Fallback() {
  return <Navigate to={readToken() ? '/dashboard' : '/'} replace />;
}
