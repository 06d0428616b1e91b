import { isInside, isLoopback } from './addresses.rules.js';
import type { Settings } from './config.js';

/** Settings that must be given together, in every program. */
const together = ['STORAGE_BUCKET', 'STORAGE_KEY_ID', 'STORAGE_SECRET'] as const satisfies readonly (keyof Settings)[];

/**
 * Settings that the server requires together. The server receives Xendit's callbacks, which carry the token. The
 * workers only query Xendit.
 */
const xenditKeys = ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'] as const satisfies readonly (keyof Settings)[];

/**
 * Settings that the workers require together, because they sign pushes with all three. The server only sends the
 * public key to browsers.
 */
const pushKeys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const satisfies readonly (keyof Settings)[];

/** Mistakes that involve more than one setting, one sentence each. */
export function* combinedMistakes(settings: Settings): Iterable<string> {
  if (settings.WHATSAPP_ROOT_KEY && !mayReplaceRootKey(settings))
    yield 'Setting WHATSAPP_ROOT_KEY is only allowed when WHATSAPP_URL is a loopback address (outside of production also one in your own network): it replaces the key that proves WhatsApp to be WhatsApp.';
  yield* incompleteGroup(settings, together);
  yield* providerMistakes(settings);
}

/** The settings that this program requires. Each program gets only the settings it uses. */
export function* programMistakes(settings: Settings, program: 'server' | 'workers'): Iterable<string> {
  if (program === 'server') return yield* incompleteGroup(settings, xenditKeys);
  if (settings.WORKER_ROLES.includes('mail') && !settings.SMTP_URL) yield 'Setting SMTP_URL is missing.';
  yield* incompleteGroup(settings, pushKeys);
}

function* incompleteGroup(settings: Settings, group: readonly (keyof Settings)[]): Iterable<string> {
  const given = group.filter((name) => settings[name] !== undefined).length;
  if (given > 0 && given < group.length)
    yield `Settings ${group.slice(0, -1).join(', ')} and ${group.at(-1)} belong together: set all of them or none.`;
}

/**
 * New orders need the key of the chosen provider. A key of only the other provider suggests that the operator forgot
 * to choose it.
 */
function* providerMistakes({ PAYMENT_PROVIDER, MIDTRANS_SERVER_KEY, XENDIT_SECRET_KEY }: Settings): Iterable<string> {
  if (PAYMENT_PROVIDER === 'xendit' && XENDIT_SECRET_KEY === undefined)
    yield 'Setting PAYMENT_PROVIDER is xendit, but XENDIT_SECRET_KEY is missing: set it and XENDIT_CALLBACK_TOKEN.';
  if (PAYMENT_PROVIDER === 'midtrans' && MIDTRANS_SERVER_KEY === undefined && XENDIT_SECRET_KEY !== undefined)
    yield 'Setting PAYMENT_PROVIDER is midtrans, but only Xendit has a key: set PAYMENT_PROVIDER=xendit, or MIDTRANS_SERVER_KEY.';
}

/**
 * True when WHATSAPP_ROOT_KEY may be set: for a simulator on this machine. Containers of a development set-up reach
 * the simulator by a name of their own network, which is never allowed in production.
 */
function mayReplaceRootKey({ NODE_ENV, WHATSAPP_URL }: Settings): boolean {
  return isLoopback(WHATSAPP_URL) || (NODE_ENV !== 'production' && isInside(WHATSAPP_URL));
}
