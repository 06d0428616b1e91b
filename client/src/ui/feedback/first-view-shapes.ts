/** Skeleton of a screen that is still loading. `none`: the page is prerendered completely. */
export type Shape = 'board' | 'chat' | 'bot' | 'form' | 'plans' | 'wide' | 'narrow' | 'entry' | 'sign-up' | 'none';

/** Which first view to show: the panel's for a logged-in owner, else a visitor's. */
export type First = 'panel' | 'visitor';

const whole = { '/': 'none', '/terms-and-conditions': 'none' } as const;

/** Skeleton per path. The document reads the same table before any code has loaded. */
export const shapes: Readonly<Record<First, Readonly<Record<string, Shape>>>> = {
  panel: {
    ...whole,
    '/chat-history': 'chat',
    '/bot': 'bot',
    '/prompt': 'form',
    '/followup': 'form',
    '/billing': 'plans',
    '/logs': 'wide',
    '/closing': 'wide',
    '/laporan': 'narrow',
    '/produk': 'narrow',
    '/blacklist': 'narrow',
    '/uji-coba': 'narrow',
    '/profil': 'narrow',
    '/settings': 'narrow',
    '/bantuan': 'narrow',
  },
  visitor: { ...whole, '/register': 'sign-up' },
};

/** Skeleton of a path that is not in the table. */
export const usualShapes: Readonly<Record<First, Shape>> = { panel: 'board', visitor: 'entry' };

/** Skeleton of the screen at this path. */
export function shapeOf(path: string, first: First): Shape {
  return shapes[first][path] ?? usualShapes[first];
}
