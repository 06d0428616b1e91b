/**
 * True when a request from that origin may submit a passkey answer. Allowed are the helper extension (browsers send
 * the extension's own address), the panel itself, and clients that are not browsers. Any other page was not opened by
 * the owner and is refused, whatever token it has.
 */
export function mayBringAnswer(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || /^(chrome|moz)-extension:\/\/[\w-]+$/.test(origin);
}
