import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';

/** A TCP proxy to a store on loopback: it forwards all connections to the store. */
export interface TcpProxy {
  /** The store's address through the proxy. */
  readonly url: string;
  /** Breaks open connections, like a network failure, and refuses new connections until `open` is called. */
  cut(): void;
  /** Accepts connections again, at the same address. */
  open(): Promise<void>;
  /** Accepts connections but forwards nothing, like a frozen store or a network that drops packets. */
  swallow(): void;
  /** Resets open connections and each new connection, as a firewall does. */
  reset(): void;
  /** Delays each byte by that many milliseconds on open and new connections. The order of the bytes stays. */
  delay(ms: number): void;
  /** Ends the fault and forwards data again, including held data. */
  carry(): void;
  /** Closes the proxy permanently. Resolves when it is closed. */
  close(): Promise<void>;
}

/** Forwards the data of one connection in both directions. */
export type Carry = (client: Socket, store: Socket) => void;

const unchanged: Carry = (client, store) => void client.pipe(store).pipe(client);

function later(client: Socket, store: Socket, delayMs: number): void {
  for (const [from, to] of [
    [client, store],
    [store, client],
  ] as const) {
    // a stream that was piped until now is paused
    from.on('data', (chunk: Buffer) => setTimeout(() => to.writable && to.write(chunk), delayMs)).resume();
  }
}

/** @param target address of the store, with host and port, without TLS */
export async function openTcpProxy(target: string, carry: Carry = unchanged): Promise<TcpProxy> {
  const { hostname, port: storePort } = new URL(target);
  const ends = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let proxy: 'carries' | 'swallows' | 'resets' | { readonly delayMs: number } = 'carries';
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
    if (proxy === 'resets') for (const end of both) end.resetAndDestroy();
    else if (proxy === 'carries') carry(client, store);
    else if (proxy !== 'swallows') later(client, store, proxy.delayMs);
  });
  // The port is reserved, so no other program gets it while the proxy is cut. An ephemeral port may be given to any
  // new connection in that time.
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
      proxy = 'swallows';
      for (const [client, store] of pairs) {
        client.unpipe(store).pause();
        store.unpipe(client).pause();
      }
    },
    reset: () => {
      proxy = 'resets';
      breakOff();
    },
    delay: (delayMs) => {
      proxy = { delayMs };
      for (const [client, store] of pairs) {
        client.unpipe(store);
        store.unpipe(client);
        later(client, store, delayMs);
      }
    },
    carry: () => {
      if (proxy === 'swallows') for (const [client, store] of pairs) carry(client, store);
      // On a connection that is still delayed, new bytes would overtake older ones.
      else if (proxy !== 'carries') breakOff();
      proxy = 'carries';
    },
    close: async () => {
      const gone = server.listening ? once(server, 'close') : undefined;
      cut();
      await gone;
    },
  };
}
