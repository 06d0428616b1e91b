import type { BrowserContext } from 'playwright-core';

/**
 * What browsers learnt after the oldest that the panel works in (docs/decisions/0129). Safari's side is the older one nearly everywhere: a phone
 * that Apple gives no iOS 17 stays with it, whatever browser stands on it. In a tab of such a phone there are no notifications either.
 * `checkVisibility` would belong here; what looks at the pages for these tests needs it.
 */
const learntLater = `
  AbortSignal.any URL.canParse URL.parse URLPattern Promise.withResolvers Promise.try Object.groupBy Map.groupBy Array.fromAsync Iterator
  Set.prototype.union Set.prototype.intersection Set.prototype.difference Set.prototype.symmetricDifference Set.prototype.isSubsetOf
  Set.prototype.isSupersetOf Set.prototype.isDisjointFrom RegExp.escape Error.isError Math.sumPrecise Intl.DurationFormat
  ArrayBuffer.prototype.transfer Uint8Array.fromBase64 Uint8Array.prototype.toBase64 Uint8Array.prototype.toHex Response.prototype.bytes
  HTMLElement.prototype.showPopover Document.prototype.startViewTransition Document.prototype.caretPositionFromPoint Highlight CSS.highlights
  CloseWatcher navigation scheduler requestIdleCallback cancelIdleCallback BarcodeDetector Notification PushManager
  PublicKeyCredential.parseRequestOptionsFromJSON PublicKeyCredential.prototype.toJSON PublicKeyCredential.getClientCapabilities
  Navigator.prototype.connection Navigator.prototype.userAgentData Navigator.prototype.vibrate
`;

/** Takes from every page of the context what the oldest browsers do not have. */
export async function ageBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget, learntLater.trim().split(/\s+/));
}

/** Runs in the page. @param paths from the global object on */
function forget(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop()!;
    const holder = names.reduce<object | undefined>((at, one) => (at as Record<string, object> | undefined)?.[one], globalThis);
    if (holder) Reflect.deleteProperty(holder, name);
  }
  // an iterator's helpers; its protocol is as old as iterators
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  for (const name of Object.getOwnPropertyNames(iterator)) Reflect.deleteProperty(iterator, name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
}
