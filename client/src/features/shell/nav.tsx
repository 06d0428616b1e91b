import { LifeBuoy } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { useAtomValue } from '../../state/atoms.js';
import { classNames } from '../../ui/theme/class-names.js';
import { badgeCount } from './badge-count.js';
import { waitingAtom } from '../chat/list/waiting-state.js';
import { useKnownBots, useMay } from '../../state/use-bots.js';
import { part } from '../../ui/layout/part.js';
import { dailyPlaces, lowerPlaces, places, type Place } from './places.js';

const BotSwitcher = part(() => import('./bot-switcher.js'), 'BotSwitcher');

const rowClass = 'flex min-h-11 lg:min-h-10 items-center gap-3 rounded-md px-3 text-base font-medium transition-colors';

/** Number of leads that wait for the owner. Renders nothing for 0. */
function NeedsBadge({ className }: { className: string }) {
  const count = useAtomValue(waitingAtom).data?.counts.needsOwner ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'min-w-5 rounded-full border border-warn/50 bg-warn-soft px-1 text-center text-xs leading-[1.125rem] font-bold text-warn-ink tabular-nums',
        className,
      )}
    >
      {badgeCount(count)}
      <span className="sr-only"> menunggu Anda</span>
    </span>
  );
}

function PlaceLink({ place, onGo }: { place: Place; onGo?: (() => void) | undefined }) {
  const Icon = place.icon;
  return (
    <NavLink
      to={place.to}
      title={place.label}
      onClick={onGo}
      className={({ isActive }) =>
        classNames(
          rowClass,
          isActive
            ? 'bg-brand-soft font-bold text-brand-ink shadow-[inset_3px_0_0_var(--color-brand)]'
            : 'text-soft hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {place.label}
      {place.to === '/chat-history' && <NeedsBadge className="ms-auto" />}
    </NavLink>
  );
}

type SideNavProps = { onSupport: () => void; onGo?: () => void };

/** All navigation entries: the sidebar on desktop, the drawer on phones. */
export function SideNav({ onSupport, onGo }: SideNavProps) {
  const hasChoice = useKnownBots().length > 1;
  const mayReadBilling = useMay('billing.read');
  return (
    <nav aria-label="Menu utama" className="flex flex-[1_0_auto] flex-col justify-between gap-4 p-3">
      <div>
        {hasChoice && (
          <Suspense fallback={<div className="mb-3 h-13" />}>
            <BotSwitcher onGo={onGo} />
          </Suspense>
        )}
        <ul className="flex flex-col gap-1">
          {places
            .filter(({ to }) => mayReadBilling || to !== '/billing')
            .map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} onGo={onGo} />
              </li>
            ))}
        </ul>
      </div>
      <ul className="flex flex-col gap-1 border-t pt-3">
        <li>
          <button type="button" onClick={onSupport} className={classNames(rowClass, 'w-full text-soft hover:bg-sunken hover:text-ink')}>
            <LifeBuoy aria-hidden size={20} className="shrink-0" /> Support
          </button>
        </li>
        {lowerPlaces.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} onGo={onGo} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The four most used screens, in the bottom bar on phones. */
export function BottomNav() {
  return (
    <nav aria-label="Menu harian" className="sticky bottom-0 z-20 border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden">
      {/* at double font size only two entries fit in a row */}
      <ul className="flex flex-wrap">
        {dailyPlaces.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-max flex-[1_1_22%]">
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs',
                  isActive ? 'font-bold text-brand-ink' : 'font-medium text-soft',
                )
              }
            >
              {({ isActive }) => (
                <>
                  <span
                    className={classNames(
                      'relative flex h-7 w-14 items-center justify-center rounded-full transition-colors',
                      isActive && 'bg-brand-soft',
                    )}
                  >
                    <Icon aria-hidden size={20} />
                    {to === '/chat-history' && <NeedsBadge className="absolute -end-0.5 -top-1" />}
                  </span>
                  {label}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
