import {
  BadgeCheck,
  Ban,
  Bot,
  ChartColumn,
  CircleHelp,
  CreditCard,
  FileText,
  FlaskConical,
  GraduationCap,
  LayoutDashboard,
  MessagesSquare,
  Package,
  ScrollText,
  Settings,
  Timer,
  type LucideIcon,
} from 'lucide-react';

export type Place = { to: string; label: string; icon: LucideIcon };

/** Navigation entries of the sidebar, in order. */
export const places: readonly Place[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/bot', label: 'Bot', icon: Bot },
  { to: '/prompt', label: 'Train AI', icon: GraduationCap },
  { to: '/uji-coba', label: 'Uji Coba', icon: FlaskConical },
  { to: '/produk', label: 'Produk', icon: Package },
  { to: '/followup', label: 'Follow-up', icon: Timer },
  { to: '/blacklist', label: 'Blacklist', icon: Ban },
  { to: '/chat-history', label: 'Chat', icon: MessagesSquare },
  { to: '/closing', label: 'Closing', icon: BadgeCheck },
  { to: '/laporan', label: 'Laporan', icon: ChartColumn },
  { to: '/billing', label: 'Paket Langganan', icon: CreditCard },
];

/**
 * Lower entries of the sidebar. The support entry comes before them. It is not in this list, because it opens a
 * dialog.
 */
export const lowerPlaces: readonly Place[] = [
  { to: '/logs', label: 'Log', icon: ScrollText },
  { to: '/bantuan', label: 'Bantuan', icon: CircleHelp },
  { to: '/settings', label: 'Pengaturan', icon: Settings },
  { to: '/terms-and-conditions', label: 'Syarat & Ketentuan', icon: FileText },
];

/** The four most used screens, for the bottom bar on phones. */
export const dailyPlaces: readonly Place[] = ['/dashboard', '/bot', '/chat-history', '/followup'].flatMap((to) =>
  places.filter((place) => place.to === to),
);
