import { Bell, ChevronDown, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { Suspense, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../ui/data/avatar.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { logout } from '../auth/logout.js';
import { noticePermission } from '../../ui/device/device-notices.js';
import { chooseTheme, readTheme, themeAfter, type Theme } from '../theme/theme.js';
import { part } from '../../ui/layout/part.js';

const loadMenu = () => import('../../ui/overlay/menu.js');
const Menu = part(loadMenu, 'Menu');

const themeEntries: Record<Theme, { label: string; icon: typeof Sun }> = {
  dark: { label: 'Tampilan gelap', icon: Moon },
  light: { label: 'Tampilan terang', icon: Sun },
  system: { label: 'Tampilan ikut perangkat', icon: Monitor },
};

/** Enables notifications on this device. Which kinds are sent is chosen in the settings. */
const allowNotices = async () => notify(await (await import('../device/allow-notices.js')).allowNotices());

/** The logged-in user's name and menu. The menu's code is loaded on first hover, focus or click. */
export function UserMenu({ fullName }: { fullName: string | null }) {
  const navigate = useNavigate();
  const [theme, setTheme] = useState(readTheme);
  const [wanted, setWanted] = useState(false);
  const offered = themeAfter(theme);
  const { label, icon: ThemeIcon } = themeEntries[offered];
  const name = fullName ?? 'Loading';
  const closed = (
    <Trigger
      name={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Menu
        defaultOpen
        trigger={<Trigger name={name} />}
        heading={name}
        entries={[
          { label: 'Profil', icon: <UserRound aria-hidden size={18} />, onSelect: () => void navigate('/profil') },
          {
            label,
            icon: <ThemeIcon aria-hidden size={18} />,
            onSelect: () => {
              chooseTheme(offered);
              setTheme(offered);
            },
          },
          ...(noticePermission() === 'default'
            ? [{ label: 'Nyalakan notifikasi', icon: <Bell aria-hidden size={18} />, onSelect: () => void allowNotices() }]
            : []),
          { label: 'Logout', icon: <LogOut aria-hidden size={18} />, danger: true, onSelect: () => void logout() },
        ]}
      />
    </Suspense>
  );
}

function Trigger({ name, ...rest }: { name: string } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className="flex min-h-11 max-w-48 items-center gap-2 rounded-md px-1.5 text-sm font-semibold hover:bg-sunken"
    >
      <Avatar name={name} size={32} />
      <span className="sr-only truncate sm:not-sr-only">{name}</span>
      <ChevronDown aria-hidden size={16} className="hidden shrink-0 sm:block" />
    </button>
  );
}
