import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A TCP proxy to Postgres that counts the round trips on the network, whichever code causes them. */
export interface CountingProxy extends Pick<TcpProxy, 'url' | 'close'> {
  /**
   * Number of round trips since the last call. A round trip begins each time that a client sends after the server's
   * answer. Statements that a client sends without waiting for earlier answers count as one round trip together.
   */
  takeTrips(): number;
}

/**
 * Splits a stream of Postgres messages (a type byte, four bytes of length, the rest) and reports the type of
 * each.
 */
function messageTypes(hasStartup: boolean, tell: (type: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isStartup = hasStartup; // the client's first message has no type
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const header = isStartup ? 0 : 1;
      if (rest.length < header + 4) return;
      const end = header + rest.readUInt32BE(header);
      if (rest.length < end) return;
      if (!isStartup) tell(String.fromCharCode(rest[0]!));
      isStartup = false;
      rest = rest.subarray(end);
    }
  };
}

/** @param target address of the database, without TLS. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  let trips = 0;
  const { url, close } = await openTcpProxy(target, (client, store) => {
    let isReady = false; // connecting and authentication are not counted
    let heard = true;
    client.on(
      'data',
      messageTypes(true, (type) => {
        // A simple query, or the end of an extended one.
        if (!isReady || (type !== 'Q' && type !== 'S')) return;
        if (heard) trips += 1;
        heard = false;
      }),
    );
    store.on(
      'data',
      messageTypes(false, (type) => {
        if (type !== 'Z') return; // ready for the next query
        isReady = true;
        heard = true;
      }),
    );
    client.pipe(store).pipe(client);
  });
  return {
    url,
    close,
    takeTrips: () => {
      const taken = trips;
      trips = 0;
      return taken;
    },
  };
}
