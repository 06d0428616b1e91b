export interface FetchLimits {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/**
 * The attachment cannot be fetched: WhatsApp keeps files for some weeks only, and a sender may give any
 * address.
 */
export class AttachmentGoneError extends Error {
  override name = 'AttachmentGoneError';
}

/**
 * The bytes of a file at WhatsApp, encrypted.
 * @param url as `attachmentUrl` allows it
 */
export async function* download(url: URL, { maxBytes, signal }: FetchLimits): AsyncGenerator<Uint8Array> {
  // a redirect could lead anywhere
  const response = await fetch(url, { signal, redirect: 'error', headers: { Origin: 'https://web.whatsapp.com' } }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw new AttachmentGoneError(error instanceof Error ? error.message : 'not reachable');
    },
  );
  if (!response.ok || !response.body) throw new AttachmentGoneError(`answered ${response.status}`);
  let length = 0;
  for await (const piece of response.body) {
    length += piece.length;
    if (length > maxBytes) throw new AttachmentGoneError('too large');
    yield piece;
  }
}
