import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A TCP proxy to Postgres that pauses a client before one of its statements, while other clients continue. */
export interface PausingProxy extends Pick<TcpProxy, 'url' | 'close'> {
  /** Holds the next statement whose text matches. */
  pauseAt(statement: RegExp): Pause;
}

export interface Pause {
  /** True once a statement is held. */
  readonly isReached: boolean;
  /** Forwards the held statement. */
  goOn(): void;
}

class Held implements Pause {
  private release: (() => void) | undefined;

  constructor(readonly statement: RegExp) {}

  get isReached(): boolean {
    return this.release !== undefined;
  }

  hold(release: () => void): void {
    this.release = release;
  }

  goOn(): void {
    this.release?.();
  }
}

/** @param target address of the database, without TLS */
export async function pausingProxy(target: string): Promise<PausingProxy> {
  const pauses: Held[] = [];
  const { url, close } = await openTcpProxy(target, (client, store) => {
    store.pipe(client);
    client.on('data', (chunk) => {
      const pause = pauses.find((one) => !one.isReached && one.statement.test(chunk.toString('latin1')));
      if (!pause) return void store.write(chunk);
      client.pause();
      pause.hold(() => {
        store.write(chunk);
        client.resume();
      });
    });
  });
  return {
    url,
    close,
    pauseAt: (statement) => {
      const pause = new Held(statement);
      pauses.push(pause);
      return pause;
    },
  };
}
