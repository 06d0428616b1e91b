import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a store that can be cut as a broken network does it: open connections end, new ones are refused. */
export interface CuttableWay {
  /** The store's address by this way. */
  readonly url: string;
  cut(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param target address of the store, with host and port. */
export async function cuttableWay(target: string): Promise<CuttableWay> {
  const real = new URL(target);
  const open = new Set<Socket>();
  const proxy: Server = createServer((socket) => {
    const onward = connect(Number(real.port), real.hostname);
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => undefined).on('close', () => open.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => void proxy.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const url = new URL(real);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = (): void => {
    if (proxy.listening) proxy.close();
    for (const socket of open) socket.destroy();
  };
  return { url: url.toString(), cut, mend: () => listen(port), close: async () => cut() };
}
