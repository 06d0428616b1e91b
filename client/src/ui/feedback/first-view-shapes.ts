/** What a screen looks like before it is there. `none`: its page comes whole. */
export type Shape = 'board' | 'chat' | 'bot' | 'form' | 'plans' | 'wide' | 'narrow' | 'entry' | 'sign-up' | 'none';

/** Whose first view it is: the panel's for who is logged in, else a visitor's. */
export type First = 'panel' | 'visitor';

const whole = { '/': 'none', '/terms-and-conditions': 'none' } as const;

/** The shapes of the paths; the document reads the same table before any code has come. */
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
    '/produk': 'narrow',
    '/blacklist': 'narrow',
    '/uji-coba': 'narrow',
    '/profil': 'narrow',
    '/settings': 'narrow',
    '/bantuan': 'narrow',
  },
  visitor: { ...whole, '/register': 'sign-up' },
};

/** Of every path that stands in no table. */
export const usualShapes: Readonly<Record<First, Shape>> = { panel: 'board', visitor: 'entry' };

/** The shape of the screen at this path. */
export function shapeOf(path: string, first: First): Shape {
  return shapes[first][path] ?? usualShapes[first];
}
