import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to Postgres on which connections are ended in the very moment they become usable. */
export interface EndingWay {
  /** The database's address by this way. */
  readonly url: string;
  /** So many of the next connections are ended with the packet that says they are ready. */
  endNext(connections: number): void;
  /** How many were. */
  ended(): number;
  close(): Promise<void>;
}

/** What Postgres says when an administrator ends a connection (an ErrorResponse of its frontend protocol 3). */
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
export async function endingWay(target: string): Promise<EndingWay> {
  const real = new URL(target);
  const open = new Set<Socket>();
  let wanted = 0;
  let ended = 0;
  const server = createServer((client) => {
    const onward = connect(Number(real.port), real.hostname);
    for (const end of [client, onward]) {
      open.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(end);
          client.destroy();
          onward.destroy();
        });
    }
    let isDoomed = wanted > 0;
    if (isDoomed) wanted--;
    client.on('data', (bytes) => void onward.write(bytes));
    onward.on('data', (bytes) => {
      const isReady = isDoomed && bytes.subarray(-ready.length).equals(ready);
      client.write(isReady ? Buffer.concat([bytes, farewell]) : bytes);
      if (!isReady) return;
      isDoomed = false;
      ended++;
      client.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(real);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    endNext: (connections) => void (wanted = connections),
    ended: () => ended,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
