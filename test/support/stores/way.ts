import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';

/** A way to a store by loopback: all connections to its address pass here, and go on to the store. */
export interface Way {
  /** The store's address by this way. */
  readonly url: string;
  /** Breaks what is open off, as a network does, and lets nobody in until `open`. */
  cut(): void;
  /** Lets in again, at the same address. */
  open(): Promise<void>;
  /** Takes connections and carries nothing more, as a frozen store or a network that drops packets does. */
  swallow(): void;
  /** Resets open connections and each new one, as a firewall does. */
  reset(): void;
  /** Delivers each byte that much later, in order, on open and on new connections. */
  delay(ms: number): void;
  /** Carries again what was held, and what comes. */
  carry(): void;
  /** Resolves when it is gone for good. */
  close(): Promise<void>;
}

/** How what one end says comes to the other. */
export type Carry = (client: Socket, store: Socket) => void;

const unchanged: Carry = (client, store) => void client.pipe(store).pipe(client);

function later(client: Socket, store: Socket, delayMs: number): void {
  for (const [from, to] of [
    [client, store],
    [store, client],
  ] as const) {
    from.on('data', (chunk: Buffer) => setTimeout(() => to.writable && to.write(chunk), delayMs));
  }
}

/** @param target address of the store, with host and port, without TLS */
export async function openWay(target: string, carry: Carry = unchanged): Promise<Way> {
  const { hostname, port: storePort } = new URL(target);
  const ends = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let way: 'carries' | 'swallows' | 'resets' | { readonly delayMs: number } = 'carries';
  const server = createServer((client) => {
    const store = connect(Number(storePort), hostname);
    const both = [client, store] as const;
    pairs.add(both);
    for (const end of both) {
      ends.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          ends.delete(end);
          pairs.delete(both);
          for (const each of both) each.destroySoon();
        });
    }
    if (way === 'resets') for (const end of both) end.resetAndDestroy();
    else if (way === 'carries') carry(client, store);
    else if (way !== 'swallows') later(client, store, way.delayMs);
  });
  // one that nobody gets while the way is cut: the system lends its own to whatever connects just then
  const port = await freePort();
  const listen = async (): Promise<void> => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  await listen();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const breakOff = (): void => {
    for (const end of ends) end.resetAndDestroy();
  };
  const cut = (): void => {
    if (server.listening) server.close();
    breakOff();
  };
  return {
    url: url.toString(),
    cut,
    open: listen,
    swallow: () => {
      way = 'swallows';
      for (const [client, store] of pairs) {
        client.unpipe(store).pause();
        store.unpipe(client).pause();
      }
    },
    reset: () => {
      way = 'resets';
      breakOff();
    },
    delay: (delayMs) => {
      way = { delayMs };
      for (const [client, store] of pairs) {
        client.unpipe(store);
        store.unpipe(client);
        later(client, store, delayMs);
      }
    },
    carry: () => {
      if (way === 'swallows') for (const [client, store] of pairs) carry(client, store);
      // a connection that is still delayed would deliver new bytes before old ones
      else if (way !== 'carries') breakOff();
      way = 'carries';
    },
    close: async () => {
      const gone = server.listening ? once(server, 'close') : undefined;
      cut();
      await gone;
    },
  };
}
