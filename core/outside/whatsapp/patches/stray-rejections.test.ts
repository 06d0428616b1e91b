import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import makeWASocket, { initAuthCreds, type BinaryNode } from 'baileys';

const nothing = (): void => undefined;
const logger = { level: 'silent', child: () => logger, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

test('without the patch, Baileys still rejects an unawaited promise when its socket is closed', async () => {
  // no server listens at this address
  const socket = makeWASocket({
    auth: { creds: initAuthCreds(), keys: { get: async () => ({}), set: async () => undefined } },
    waWebSocketUrl: 'ws://127.0.0.1:1',
    logger,
  });
  const [ask] = socket.ws.listeners('CB:iq,type:set,pair-device') as ((node: BinaryNode) => unknown)[];
  await once(socket.ws, 'close').catch(nothing);
  const question: BinaryNode = { tag: 'iq', attrs: { id: '1' }, content: [{ tag: 'pair-device', attrs: {}, content: [] }] };
  await expect(ask!(question)).rejects.toMatchObject({ isBoom: true });
  await socket.end(undefined);
});
