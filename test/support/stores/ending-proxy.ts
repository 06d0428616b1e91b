import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A TCP proxy to Postgres that ends connections at the moment when they become usable. */
export interface EndingProxy extends Pick<TcpProxy, 'url' | 'close'> {
  /** Ends the next `connections` connections, each together with the packet that reports it ready. */
  endNext(connections: number): void;
  /** Number of ended connections. */
  ended(): number;
}

/** Postgres' message when an administrator ends a connection (an ErrorResponse of its frontend protocol 3). */
const farewell = errorResponse({ S: 'FATAL', V: 'FATAL', C: '57P01', M: 'terminating connection due to administrator command' });
/** ReadyForQuery, outside of a transaction. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([kind, text]) => `${kind}${text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E', 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** @param target address of the database, without TLS. */
export async function endingProxy(target: string): Promise<EndingProxy> {
  let wanted = 0;
  let ended = 0;
  const { url, close } = await openTcpProxy(target, (client, store) => {
    let isDoomed = wanted > 0;
    if (isDoomed) wanted--;
    client.on('data', (bytes) => void store.write(bytes));
    store.on('data', (bytes) => {
      const isReady = isDoomed && bytes.subarray(-ready.length).equals(ready);
      client.write(isReady ? Buffer.concat([bytes, farewell]) : bytes);
      if (!isReady) return;
      isDoomed = false;
      ended++;
      client.end();
    });
  });
  return { url, close, endNext: (connections) => void (wanted = connections), ended: () => ended };
}
