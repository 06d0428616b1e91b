import { Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { followOtherTabs, onSessionEnd } from '../state/session.js';
import { wayBackFrom } from '../state/way-back.js';
import { FirstView } from '../ui/feedback/first-view.js';
import { shapeOf } from '../ui/feedback/first-view-shapes.js';
import { PaymentWindowHost } from '../features/payment/payment-window-host.js';
import { Toasts } from '../ui/feedback/toast.js';
import { dismissOldToasts, notify } from '../ui/feedback/toast-store.js';
import { ErrorBoundary } from './error-screen.js';
import { Fallback, RequireToken, VisitorsOnly } from './guards.js';
import { part } from '../ui/layout/part.js';
import { useKeptFocus } from '../ui/layout/use-kept-focus.js';
import { fetchPart, load, partThatCame } from './screens.js';
import { readToken } from '../state/token.js';

/**
 * A screen whose code is fetched when it is first shown. Code that is already loaded renders at once, with
 * nothing shown in between.
 */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const ToCome = part(async () => ({ Screen: (await fetchPart(load))[name] as ComponentType }), 'Screen');
  function Screen() {
    const [Shown] = useState<ComponentType>(() => partThatCame(load)?.[name] ?? ToCome);
    return <Shown />;
  }
  return <Screen />;
}

/** All routes of the product. The forms in front of the panel load none of the panel's code. */
export function App() {
  useKeptFocus();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/" element={landing} />
          <Route path="/terms-and-conditions" element={terms} />
          <Route element={<VisitorsOnly />}>
            <Route path="/login" element={login} />
            <Route path="/register" element={register} />
          </Route>
          <Route path="/verify-otp" element={verifyOtp} />
          <Route path="/forgot-password" element={forgotPassword} />
          <Route path="/reset-password" element={resetPassword} />
          <Route path="/bukan-saya" element={undoEmail} />
          <Route element={<RequireToken />}>
            <Route element={panel}>
              <Route path="/dashboard" element={dashboard} />
              <Route path="/logs" element={logs} />
              <Route path="/closing" element={closing} />
              <Route path="/laporan" element={report} />
              <Route path="/chat-history" element={chatHistory} />
              <Route path="/profil" element={profil} />
              <Route path="/settings" element={settings} />
              <Route path="/billing" element={billing} />
              <Route path="/bantuan" element={help} />
              <Route element={packageGuard}>
                <Route path="/bot" element={bot} />
                <Route path="/prompt" element={prompt} />
                <Route path="/produk" element={products} />
                <Route path="/followup" element={followup} />
                <Route path="/blacklist" element={blacklist} />
                <Route path="/uji-coba" element={tryOut} />
              </Route>
            </Route>
          </Route>
          {gallery && <Route path="/gallery" element={gallery} />}
          <Route path="*" element={<Fallback />} />
        </Routes>
      </Suspense>
      <SessionWatch />
      <NewScreen />
      <Toasts />
      <PaymentWindowHost />
    </ErrorBoundary>
  );
}

const landing = screen(load.landing, 'LandingPage');
const terms = screen(load.terms, 'TermsPage');
const login = screen(load.login, 'LoginPage');
const register = screen(load.register, 'RegisterPage');
const verifyOtp = screen(load.verifyOtp, 'VerifyOtpPage');
const forgotPassword = screen(load.forgotPassword, 'ForgotPasswordPage');
const resetPassword = screen(load.resetPassword, 'ResetPasswordPage');
const undoEmail = screen(load.undoEmail, 'UndoEmailPage');
const panel = screen(load.panel, 'Panel');
const packageGuard = screen(load.packageGuard, 'PackageGuard');
const dashboard = screen(load.dashboard, 'DashboardPage');
const bot = screen(load.bot, 'BotPage');
const prompt = screen(load.prompt, 'PromptPage');
const products = screen(load.products, 'ProductsPage');
const followup = screen(load.followup, 'FollowUpPage');
const blacklist = screen(load.blacklist, 'BlacklistPage');
const tryOut = screen(load.tryOut, 'TryOutPage');
const logs = screen(load.logs, 'LogsPage');
const closing = screen(load.closing, 'ClosingPage');
const report = screen(load.report, 'ReportPage');
const chatHistory = screen(load.chatHistory, 'ChatPage');
const profil = screen(load.profil, 'ProfilePage');
const settings = screen(load.settings, 'SettingsPage');
const billing = screen(load.billing, 'BillingPage');
const help = screen(load.help, 'HelpPage');
/** The component gallery exists in the development build only. */
const gallery = import.meta.env.DEV && screen(() => import('../features/gallery/gallery-page.js'), 'GalleryPage');

/**
 * Skeleton of the first view, as the document started with it: for the current login state and the requested
 * screen.
 */
function Waiting() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const first = readToken() ? 'panel' : 'visitor';
    dataset.first = first;
    dataset.shape = shapeOf(pathname, first);
  }, [pathname]);
  return <FirstView />;
}

/** Redirects to the login when the server no longer accepts the token. */
function SessionWatch() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionEnd(() => {
        notify('Session expired. Silakan login ulang.');
        void navigate('/login', { replace: true, state: wayBackFrom(window.location) });
      }),
    [navigate],
  );
  // a full reload drops all data in memory; the route guard then redirects to the login
  useEffect(() => followOtherTabs(() => window.location.reload()), []);
  return null;
}

/** A new screen begins at its top, without the toasts of the screen before. */
function NewScreen() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // braces: newer browsers return a promise here, which React would take for a clean-up function
    window.scrollTo(0, 0);
    dismissOldToasts();
  }, [pathname]);
  return null;
}
