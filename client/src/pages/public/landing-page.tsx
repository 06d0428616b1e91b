import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Landing } from '../../features/landing/landing.js';
import '../../features/landing/night.css';
import { startPublicPage } from '../../features/landing/public-behaviour.js';
import { readToken } from '../../state/token.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';

/**
 * The landing page when a link inside the app opens it. The server sends the prerendered page for the address itself.
 */
export function LandingPage() {
  return readToken() ? <Navigate to="/dashboard" replace /> : <VisitorLanding />;
}

function VisitorLanding() {
  useDocumentTitle('Beranda');
  useEffect(() => startPublicPage(document), []);
  return <Landing />;
}
