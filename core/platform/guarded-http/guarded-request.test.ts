import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { guardedRequest, type WaysOut } from './guarded-request.js';

/*
 * A request whose caller has no time left must start no DNS query. The rejection of such a query would have no
 * handler, and an unhandled rejection ends the process.
 */

let asked: string[];
beforeEach(() => void (asked = []));

const ways: WaysOut = {
  resolve: (host) => {
    asked.push(host);
    const failing = Promise.reject(new Error('no such name'));
    // handled here, so that a mistake in this test ends no other test
    failing.catch(() => undefined);
    return failing;
  },
  dial: () => {
    throw new Error('nothing is dialled here');
  },
};
const request = (signal: AbortSignal) =>
  guardedRequest(new URL('https://toko.example/foto.jpg'), { method: 'GET', headers: {} }, { signal, allowed: new Set() }, ways);

test('a request that is given up before it begins resolves no name', async () => {
  await expect(request(AbortSignal.abort(new Error('no time left')))).rejects.toThrow('no time left');
  expect(asked).toEqual([]);
});

test('a request that is given up while its name is resolved ends with the reason of that', async () => {
  const givenUp = new AbortController();
  const requested = request(givenUp.signal);
  givenUp.abort(new Error('no time left'));
  await expect(requested).rejects.toThrow('no time left');
  expect(asked).toEqual(['toko.example']);
});

test('a name that does not resolve is told to the caller', async () => {
  await expect(request(new AbortController().signal)).rejects.toThrow('no such name');
});

describe('a request', () => {
  let server: Server;
  let received: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];
  let dialled: string[];
  let resolved: string[];

  beforeAll(async () => {
    server = createServer((given, response) => {
      const { method, url, headers } = given;
      text(given)
        .then((body) => {
          received.push({ method: method!, url: url!, headers, body });
          if (url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1/secret' });
          response.end('ok');
        })
        .catch(() => response.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  beforeEach(() => {
    [received, dialled, resolved] = [[], [], []];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends a request to a name that resolves to these addresses. Each connection leads to the server above. */
  function send(url: string, { addresses = ['8.8.8.8'], allowed = [] as string[], body = undefined as Buffer | undefined } = {}) {
    const { port } = server.address() as AddressInfo;
    const given: WaysOut = {
      resolve: async (host) => {
        resolved.push(host);
        return addresses;
      },
      dial: (address, to) => {
        dialled.push(`${address} ${to}`);
        return connect({ host: '127.0.0.1', port });
      },
    };
    const method = body ? 'POST' : 'GET';
    const headers = { accept: 'image/jpeg' };
    const limits = { signal: new AbortController().signal, allowed: new Set(allowed) };
    return guardedRequest(new URL(url), { method, headers, ...(body && { body }) }, limits, given);
  }

  test.each([
    ['http://toko.example/a', ['8.8.8.8', '8.8.4.4'], '8.8.8.8 80'],
    ['http://toko.example/a', ['2606:4700::1', '8.8.8.8'], '8.8.8.8 80'],
    ['http://toko.example/a', ['2606:4700::1'], '2606:4700::1 80'],
    ['http://toko.example:443/a', ['8.8.8.8'], '8.8.8.8 443'],
  ])('to %s with the addresses %j goes to %s, and the name is resolved once', async (url, addresses, wanted) => {
    (await send(url, { addresses })).resume();
    expect([dialled, resolved]).toEqual([[wanted], ['toko.example']]);
  });

  test('to an address goes there without a name to resolve', async () => {
    (await send('http://8.8.8.8/a')).resume();
    (await send('http://[2606:4700::1]/a')).resume();
    expect([dialled, resolved]).toEqual([['8.8.8.8 80', '2606:4700::1 80'], []]);
  });

  test('has its path and query, the name of the host, its own fields and its content', async () => {
    (await send('http://toko.example/foto?a=1#b')).resume();
    (await send('http://toko.example/kirim', { body: Buffer.from('isi') })).resume();
    expect(received).toMatchObject([
      { method: 'GET', url: '/foto?a=1', headers: { host: 'toko.example', accept: 'image/jpeg' }, body: '' },
      { method: 'POST', url: '/kirim', headers: { host: 'toko.example' }, body: 'isi' },
    ]);
  });

  test('follows no redirect', async () => {
    const answer = await send('http://toko.example/moved');
    expect(answer.statusCode).toBe(302);
    answer.resume();
    expect(received).toHaveLength(1);
  });

  test.each([
    ['http://127.0.0.1/a', [], 'refused'],
    ['http://toko.example/a', ['10.0.0.1'], 'refused'],
    ['http://toko.example/a', ['8.8.8.8', '10.0.0.1'], 'refused'],
    ['http://toko.example:8080/a', ['8.8.8.8'], 'refused'],
    ['ftp://toko.example/a', ['8.8.8.8'], 'refused'],
    ['http://toko.example/a', [], 'unknown'],
  ])('to %s with the addresses %j is %s, and nothing is dialled', async (url, addresses, problem) => {
    await expect(send(url, { addresses })).rejects.toMatchObject({ name: 'GuardedAddressError', problem });
    expect(dialled).toEqual([]);
  });

  test('to a simulator goes to its own port, and only over the web', async () => {
    const allowed = ['127.0.0.1:4000', '127.0.0.1'];
    (await send('http://127.0.0.1:4000/a', { allowed })).resume();
    (await send('http://127.0.0.1/a', { allowed })).resume();
    expect([dialled, resolved]).toEqual([['127.0.0.1 4000', '127.0.0.1 80'], []]);
    for (const url of ['http://127.0.0.1:4001/a', 'ftp://127.0.0.1:4000/a'])
      await expect(send(url, { allowed })).rejects.toMatchObject({ problem: 'refused' });
  });
});
