import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addressIn, shownBot } from '../state/bots.js';
import { readUserId } from '../state/session.js';
import { pathAfterLogin, wayBackFrom } from '../state/way-back.js';
import { readToken } from '../state/token.js';
import { unknownAddress } from '../state/unknown-address.js';
import { notify } from '../ui/feedback/toast-store.js';

/**
 * Panel screens need a stored token. Visitors without one are redirected to the login, and after the login to the
 * screen that they requested.
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

/** Any unknown path: redirects to the dashboard or the landing page, as the specification says, and tells the reader why. */
export function Fallback() {
  const isOwner = readToken() !== null;
  useEffect(() => {
    if (!isOwner) notify('Halaman yang Anda buka tidak ada. Pilih Login untuk masuk ke panel.');
  }, [isOwner]);
  return isOwner ? <Navigate to="/dashboard" replace state={unknownAddress} /> : <Navigate to="/" replace />;
}
