import { type Screen, screens } from './catalogue.ts';
import { isTroubled } from './troubled-owners.ts';

/** The screens in groups of about equal duration: each group is one test file of test/browser/accessibility. */
export const screenGroups = ['front', 'dashboard', 'training', 'chat', 'account'] as const;

export type ScreenGroup = (typeof screenGroups)[number];

const groups: Readonly<Record<string, ScreenGroup>> = {
  '/dashboard': 'dashboard',
  '/logs': 'dashboard',
  '/closing': 'dashboard',
  '/laporan': 'dashboard',
  '/followup': 'dashboard',
  '/blacklist': 'dashboard',
  '/bot': 'training',
  '/prompt': 'training',
  '/produk': 'training',
  '/uji-coba': 'training',
  '/chat-history': 'chat',
};

/** The screen of the panel in an address, without its parameters. */
export const placeOf = (path: string) => path.split(/[?#]/)[0]!;

function groupOf({ owner, path }: Screen): ScreenGroup {
  const group = owner ? (groups[placeOf(path)] ?? 'account') : 'front';
  // the test of the chats runs often, and preparing owners with problems takes long
  return group === 'chat' && isTroubled(owner) ? 'account' : group;
}

/** The catalogue's screens of one group, in its order. */
export const screensOf = (group: ScreenGroup) => screens.filter((screen) => groupOf(screen) === group);
