/** The interface to which `fetch` passes its requests. Node provides it, but exports no type for it. */
interface Dispatcher {
  dispatch(request: { readonly origin?: string | URL }, handler: object): boolean;
}

/**
 * Maximum size of a file that Baileys fetches. Baileys fetches only files of the account's state: the address book of
 * a large shop has some megabytes.
 */
const fileMaxBytes = 10_000_000;

/** Key under which Node's `fetch` keeps the dispatcher of the process. */
const ofProcess = Symbol.for('undici.globalDispatcher.1');

class RefusedFileError extends Error {
  override name = 'RefusedFileError';
}

/**
 * Limits the files that a library fetches by itself, by origin and size. A phone names the path of a file, and the
 * path may be written so that it leads to another host.
 */
export function boundedDispatcher(isAllowed: (origin: URL) => boolean, bytesMax: number): Dispatcher {
  return {
    dispatch(request, handler) {
      const origin = URL.parse(String(request.origin));
      if (!origin || !isAllowed(origin)) throw new RefusedFileError('the file is not at WhatsApp');
      return (globalThis as unknown as Record<symbol, Dispatcher>)[ofProcess]!.dispatch(request, boundedHandler(handler, bytesMax));
    },
  };
}

/**
 * The same handler, which fails when the body grows too long. undici passes a piece of the body to `onData` in its
 * older handler interface, and to `onResponseData` in its newer interface.
 */
function boundedHandler(handler: object, bytesMax: number): object {
  let bytes = 0;
  return new Proxy(handler, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      if (name !== 'onData' && name !== 'onResponseData') return method.bind(target) as unknown;
      return (...args: readonly unknown[]): unknown => {
        bytes += (args.find((one) => one instanceof Uint8Array)?.length as number | undefined) ?? 0;
        if (bytes > bytesMax) throw new RefusedFileError(`the file is longer than ${bytesMax} bytes`);
        return method.apply(target, args) as unknown;
      };
    },
  });
}

const isAtWhatsapp = ({ hostname, port, protocol }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith('.whatsapp.net');

/** The dispatcher for Baileys. */
export const whatsappFiles = boundedDispatcher(isAtWhatsapp, fileMaxBytes);
