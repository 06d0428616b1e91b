import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useLive } from '../../realtime/use-live.js';
import { useAtomValue } from '../../state/atoms.js';
import { connectionAtom } from '../../state/connection.js';
import { IconButton } from '../../ui/forms/button.js';
import { classNames } from '../../ui/theme/class-names.js';
import { ConnectionNotice } from '../../ui/feedback/connection-notice.js';
import { useTitleCount } from '../../ui/layout/use-document-title.js';
import { Logo } from '../../ui/layout/logo.js';
import { ScreenToCome } from '../../ui/feedback/first-view.js';
import { Bell } from '../notices/bell.js';
import { PasswordPrompt } from '../auth/password-prompt.js';
import { awayAtom } from '../bot/bot-state.js';
import { awayNotices } from '../bot/bot.rules.js';
import { waitingAtom } from '../chat/list/waiting-state.js';
import { BotStatusIndicator, SilentBot } from './bot-status.js';
import { BottomNav, SideNav } from './nav.js';
import { SubscriptionPrompt } from './subscription-prompt.js';
import { UserMenu } from './user-menu.js';
import { useOwner } from './use-owner.js';
import { part } from '../../ui/layout/part.js';

const Sheet = part(() => import('../../ui/overlay/sheet.js'), 'Sheet');
const FoldButton = part(() => import('./fold-button.js'), 'FoldButton');
const SupportDialog = part(() => import('./support-dialog.js'), 'SupportDialog');

/** Layout around all screens behind the login: header, navigation, live socket. */
export function Shell({ children }: { children?: ReactNode }) {
  useLive();
  const owner = useOwner();
  const connection = useAtomValue(connectionAtom);
  const away = useAtomValue(awayAtom);
  useTitleCount(useAtomValue(waitingAtom).data?.counts.needsOwner ?? 0);
  const [drawer, setDrawer] = useState(false);
  const [support, setSupport] = useState(false);
  const { pathname, search } = useLocation();
  // The chat scrolls inside its own panes. An open thread needs the space of the bottom bar for its composer.
  const fullHeight = pathname === '/chat-history';
  const content = useFocusOnNewScreen(pathname);
  const withBottomNav = !fullHeight || search === '';

  return (
    <div
      className={classNames(
        'flex flex-col lg:ps-(--menu)',
        // Without toasts, the CSS variable for their height is undefined, so there is no padding.
        fullHeight
          ? 'h-[var(--visible-height,100dvh)] max-md:in-[:root:has([data-thread])]:pt-[calc(var(--toasts-height)+0.5rem+env(safe-area-inset-top))]'
          : 'min-h-dvh',
      )}
    >
      <a
        href="#isi"
        className="sr-only z-[80] rounded-md bg-card p-3 font-semibold focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        Langsung ke isi
      </a>
      <aside className="fixed inset-y-0 start-0 z-30 hidden w-(--menu) flex-col overflow-x-hidden overflow-y-auto border-e bg-card lg:flex">
        <Brand className="h-16 shrink-0 px-5" />
        <SideNav onSupport={() => setSupport(true)} />
        <Suspense>
          <FoldButton />
        </Suspense>
      </aside>
      {/* on phones an open thread fills the screen and has its own header */}
      <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center justify-end gap-0.5 border-b bg-card px-2 max-md:in-[:root:has([data-thread])]:hidden sm:gap-1 sm:px-4 lg:h-16">
        <IconButton label="Buka menu" aria-expanded={drawer} className="lg:hidden" onClick={() => setDrawer(true)}>
          <MenuIcon aria-hidden size={22} />
        </IconButton>
        {/* takes the remaining width; at double font size the other items wrap to a second line */}
        <Brand className="min-w-min flex-1 lg:hidden" />
        <BotStatusIndicator />
        <Bell />
        <UserMenu fullName={owner?.fullName ?? null} />
      </header>
      {(away || connection === 'down') && <ConnectionNotice>{away ? awayNotices[away] : undefined}</ConnectionNotice>}
      <main ref={content} id="isi" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <SilentBot />
        <Suspense fallback={<ScreenToCome />}>{children ?? <Outlet />}</Suspense>
      </main>
      {withBottomNav && <BottomNav />}
      <Suspense>
        {drawer && (
          <Sheet open onOpenChange={setDrawer} title="Menu">
            <SideNav
              onGo={() => setDrawer(false)}
              onSupport={() => {
                setDrawer(false);
                setSupport(true);
              }}
            />
          </Sheet>
        )}
        {support && <SupportDialog open onOpenChange={setSupport} />}
      </Suspense>
      <SubscriptionPrompt />
      <PasswordPrompt />
    </div>
  );
}

/** Moves the focus to a new screen, so that keyboard and screen reader users start at its content. */
function useFocusOnNewScreen(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

function Brand({ className }: { className: string }) {
  return (
    <Link to="/dashboard" className={`flex min-h-11 items-center gap-1.5 font-extrabold wrap-normal sm:gap-2.5 ${className}`}>
      <Logo size={30} />
      {/* two short lines, to fit beside status indicator, bell and menu on phones */}
      <span className="line-clamp-2 min-w-min leading-tight max-sm:w-min max-sm:text-xs">Whatsapp Bot AI</span>
    </Link>
  );
}
