import { Browsers } from 'baileys';

/**
 * Systems that a linked device may name. Linking by QR accepts any name. With a pairing code, WhatsApp refuses a
 * device whose system it does not know, with `400 bad-request`: this was seen for `Chrome (Acme)` and not for `Chrome
 * (Windows)` (Baileys pull request 2769, issue 2560).
 */
const systems = {
  'Mac OS': () => Browsers.macOS('Chrome'),
  Windows: () => Browsers.windows('Chrome'),
  Ubuntu: () => Browsers.ubuntu('Chrome'),
} as const;

export type DeviceName = keyof typeof systems;

/** The name in the three parts that Baileys expects: system, browser, version of the system. */
export function deviceParts(name: DeviceName): [string, string, string] {
  return systems[name]();
}
