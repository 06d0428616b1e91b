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
  /** Carries again what was held, and what comes. */
  carry(): void;
  /** Resolves when it is gone for good. */
  close(): Promise<void>;
}

/** How what one end says comes to the other. */
export type Carry = (client: Socket, store: Socket) => void;

const unchanged: Carry = (client, store) => void client.pipe(store).pipe(client);

/** @param target address of the store, with host and port, without TLS */
export async function openWay(target: string, carry: Carry = unchanged): Promise<Way> {
  const { hostname, port: storePort } = new URL(target);
  const ends = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSwallowing = false;
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
    if (!isSwallowing) carry(client, store);
  });
  // one that nobody gets while the way is cut: the system lends its own to whatever connects just then
  const port = await freePort();
  const listen = async (): Promise<void> => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  await listen();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = (): void => {
    if (server.listening) server.close();
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    url: url.toString(),
    cut,
    open: listen,
    swallow: () => {
      isSwallowing = true;
      for (const [client, store] of pairs) {
        client.unpipe(store).pause();
        store.unpipe(client).pause();
      }
    },
    carry: () => {
      isSwallowing = false;
      for (const [client, store] of pairs) carry(client, store);
    },
    close: async () => {
      const gone = server.listening ? once(server, 'close') : undefined;
      cut();
      await gone;
    },
  };
}
