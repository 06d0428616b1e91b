import { Browsers } from 'baileys';

/**
 * Systems under which a linked device may call itself. Linking by QR accepts any name, but WhatsApp refuses the pairing
 * code of a device whose system it does not know with `400 bad-request`: seen for `Chrome (Acme)` and not for `Chrome
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
