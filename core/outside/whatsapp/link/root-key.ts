import { WA_CERT_DETAILS } from 'baileys';

/** Replaces WhatsApp's root key. The configuration permits this only for a simulator on this machine. */
export function trustRootKey(hex: string): void {
  Buffer.from(hex, 'hex').copy(WA_CERT_DETAILS.PUBLIC_KEY);
}
