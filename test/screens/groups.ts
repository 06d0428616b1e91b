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

/** The path of a panel screen in an address, without parameters and hash. */
export const placeOf = (path: string) => path.split(/[?#]/)[0]!;

function groupOf({ owner, path }: Screen): ScreenGroup {
  const group = owner ? (groups[placeOf(path)] ?? 'account') : 'front';
  // The tests of the chat group run often, and preparing owners with problems takes long. So these screens go to
  // another group.
  return group === 'chat' && isTroubled(owner) ? 'account' : group;
}

/** The screens of one group, in the order of the catalogue. */
export const screensOf = (group: ScreenGroup) => screens.filter((screen) => groupOf(screen) === group);
