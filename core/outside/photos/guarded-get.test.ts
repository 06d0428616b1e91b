import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { WaysOut } from '../../platform/guarded-http/guarded-request.js';
import { guardedGet } from './guarded-get.js';
import type { PhotoError } from './photo.errors.js';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts a web server on this machine and returns its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A simulated internet: DNS names with their addresses, and a record of every attempted connection. */
class Internet implements WaysOut {
  readonly dialled: string[] = [];
  readonly asked: string[] = [];

  /** @param names the resolver's successive answers; the last one is repeated */
  constructor(
    private readonly names: Record<string, string[][]> = {},
    private readonly port = 9,
  ) {}

  resolve = async (host: string): Promise<string[]> => {
    this.asked.push(host);
    const answers = this.names[host] ?? [[]];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  };

  dial = (address: string, port: number) => {
    this.dialled.push(`${address} ${port}`);
    // in the tests, every connection goes to this machine
    return connect({ host: '127.0.0.1', port: this.port });
  };
}

function limits(more: { maxBytes?: number; ms?: number; allowed?: string[] } = {}) {
  return { maxBytes: more.maxBytes ?? 1_000, signal: AbortSignal.timeout(more.ms ?? 5_000), allowed: new Set(more.allowed) };
}

async function problemOf(url: string, ways: WaysOut, more: Parameters<typeof limits>[0] = {}): Promise<string> {
  return guardedGet(new URL(url), limits(more), ways).then(
    (bytes) => `fetched ${bytes.length}`,
    (error: PhotoError) => error.problem,
  );
}

test('a connection is closed once its answer is refused', async () => {
  const closed = Promise.withResolvers<string>();
  const port = await serve((_request, response) => {
    response.once('close', () => closed.resolve('closed'));
    response.writeHead(404).write('no such');
  });
  const internet = new Internet({ 'photos.example': [['93.184.216.34']] }, port);
  // the time limit would close it as well
  expect(await problemOf('http://photos.example/a.jpg', internet, { ms: 60_000 })).toBe('missing');
  const late = new Promise<string>((resolve) => AbortSignal.timeout(5_000).addEventListener('abort', () => resolve('still open')));
  expect(await Promise.race([closed.promise, late])).toBe('closed');
});

describe('nothing is fetched', () => {
  test.each([
    'http://127.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f000001/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://0177.0.0.1/a.jpg',
    'http://017700000001/a.jpg',
    'http://0/a.jpg',
    'http://0.0.0.0/a.jpg',
    'http://%31%32%37.0.0.1/a.jpg',
    'http://127。0。0。1/a.jpg',
    'http://①②⑦.0.0.1/a.jpg',
    'http://10.0.0.5/a.jpg',
    'http://172.16.0.1/a.jpg',
    'http://172.31.255.255/a.jpg',
    'http://192.168.1.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/a.jpg',
    'http://100.100.100.200/latest/meta-data/',
    'http://192.0.0.192/a.jpg',
    'http://198.18.0.1/a.jpg',
    'http://203.0.113.7/a.jpg',
    'http://224.0.0.1/a.jpg',
    'http://240.0.0.1/a.jpg',
    'http://255.255.255.255/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:7f00:1]/a.jpg',
    'http://[::ffff:0:127.0.0.1]/a.jpg',
    'http://[::127.0.0.1]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[64:ff9b:1::a00:5]/a.jpg',
    'http://[2002:7f00:1::]/a.jpg',
    'http://[2001:0:5ef5:79fb::]/a.jpg',
    'http://[2001:db8::1]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://[fc00::1]/a.jpg',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[fec0::1]/a.jpg',
    'http://[ff02::1]/a.jpg',
    'http://[100::1]/a.jpg',
    'http://[5f00::1]/a.jpg',
    'http://[3fff::1]/a.jpg',
  ])('from %s', async (url) => {
    const internet = new Internet();
    expect(await problemOf(url, internet)).toBe('address');
    expect(internet.dialled).toEqual([]);
  });

  test.each([
    ['ftp://shop.example/a.jpg', 'another way than the web'],
    ['file:///etc/passwd', 'a file'],
    ['gopher://shop.example/', 'another way than the web'],
    ['http://shop.example:22/a.jpg', 'a port that is not the web’s'],
    ['https://shop.example:6379/a.jpg', 'a port that is not the web’s'],
    ['http://admin:secret@shop.example/a.jpg', 'credentials'],
    ['http://shop.example@127.0.0.1/a.jpg', 'credentials'],
  ])('from %s: %s', async (url) => {
    const internet = new Internet({ 'shop.example': [['93.184.215.14']] });
    expect(await problemOf(url, internet)).toBe('address');
    expect(internet.dialled).toEqual([]);
  });

  test.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:169.254.169.254'],
    ['fe80::1%eth0'],
    ['93.184.215.14', '10.0.0.1'],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
    ['nonsense'],
  ])('from a name that leads to %s %s', async (...addresses) => {
    const internet = new Internet({ 'shop.example': [addresses], 'localhost.': [['127.0.0.1']] });
    expect(await problemOf('http://shop.example/a.jpg', internet)).toBe('address');
    expect(internet.dialled).toEqual([]);
  });

  test.each([
    'http://10.0.0.1/a',
    'http://inner.example/a',
    'http://[::1]/a',
    'file:///etc/passwd',
    'http://shop.example:25/a',
    '//169.254.169.254/a',
  ])('after a redirect to %s', async (location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    const internet = new Internet({ 'shop.example': [['93.184.215.14']], 'inner.example': [['192.168.0.9']] }, port);
    expect(await problemOf('http://shop.example/a.jpg', internet)).toBe('address');
    expect(internet.dialled).toEqual(['93.184.215.14 80']);
  });

  test('from a stand-in that only another port was allowed for', async () => {
    const internet = new Internet();
    expect(await problemOf('http://127.0.0.1:4001/a', internet, { allowed: ['127.0.0.1:4000'] })).toBe('address');
    expect(await problemOf('http://127.0.0.1/a', internet, { allowed: ['127.0.0.1:4000'] })).toBe('address');
    expect(internet.dialled).toEqual([]);
  });
});

test('a resolver that answers differently the second time is not asked a second time', async () => {
  const port = await serve((_request, response) => response.end('picture'));
  const internet = new Internet({ 'rebind.example': [['93.184.215.14'], ['127.0.0.1']] }, port);
  expect(await problemOf('http://rebind.example/a.jpg', internet)).toBe('fetched 7');
  expect(internet.asked).toEqual(['rebind.example']);
  // the connection goes to the address that was checked
  expect(internet.dialled).toEqual(['93.184.215.14 80']);
});

test('a name that turns inwards between two hops is checked at each of them', async () => {
  const port = await serve((_request, response) => response.writeHead(302, { location: 'http://rebind.example/b.jpg' }).end());
  const internet = new Internet({ 'rebind.example': [['93.184.215.14'], ['127.0.0.1']] }, port);
  expect(await problemOf('http://rebind.example/a.jpg', internet)).toBe('address');
  expect(internet.dialled).toEqual(['93.184.215.14 80']);
});

describe('fetched files', () => {
  const shop = { 'shop.example': [['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '93.184.215.14']] };

  test('comes from the host that was named, over the address that was checked', async () => {
    const port = await serve((request, response) => response.end(`${request.headers.host} ${request.url}`));
    const internet = new Internet(shop, port);
    const bytes = await guardedGet(new URL('http://shop.example/a%20b.jpg?x=1#y'), limits(), internet);
    expect(bytes.toString()).toBe('shop.example /a%20b.jpg?x=1');
  });

  test('follows redirects, relative ones too, but not in circles', async () => {
    const port = await serve((request, response) => {
      const step = Number(new URL(request.url!, 'http://x').searchParams.get('step'));
      if (step > 0) response.writeHead(302, { location: `?step=${step - 1}` }).end();
      else response.end('there');
    });
    expect(await problemOf('http://shop.example/?step=5', new Internet(shop, port))).toBe('fetched 5');
    expect(await problemOf('http://shop.example/?step=6', new Internet(shop, port))).toBe('redirects');
  });

  test.each([301, 302, 303, 307, 308])('follows %s', async (status) => {
    const port = await serve(({ url }, response) => {
      if (url === '/there') response.end('there');
      else response.writeHead(status, { location: '/there' }).end();
    });
    expect(await problemOf('http://shop.example/', new Internet(shop, port))).toBe('fetched 5');
  });

  test('is not more than the limit, whether it is announced or not', async () => {
    let sent = 0;
    const port = await serve((request, response) => {
      if (request.url === '/announced') return void response.writeHead(200, { 'content-length': 5_000 }).write('x');
      const more = (): void => {
        if (response.destroyed) return;
        sent += 10_000;
        response.write('x'.repeat(10_000), () => setImmediate(more));
      };
      more();
    });
    expect(await problemOf('http://shop.example/announced', new Internet(shop, port))).toBe('too_large');
    expect(await problemOf('http://shop.example/endless', new Internet(shop, port), { maxBytes: 50_000 })).toBe('too_large');
    expect(sent).toBeLessThan(20_000_000);
  });

  test('is never unpacked', async () => {
    const port = await serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
    expect(await problemOf('http://shop.example/bomb', new Internet(shop, port))).toBe('broken');
  });

  test('is there in time, or not at all', async () => {
    const port = await serve((request, response) => void (request.url === '/half' && response.writeHead(200).write('x')));
    expect(await problemOf('http://shop.example/never', new Internet(shop, port), { ms: 50 })).toBe('slow');
    expect(await problemOf('http://shop.example/half', new Internet(shop, port), { ms: 200 })).toBe('slow');
    const deaf: WaysOut = { resolve: () => new Promise(() => undefined), dial: () => connect(9) };
    expect(await problemOf('http://shop.example/', deaf, { ms: 50 })).toBe('slow');
  });

  test.each([
    [401, 'private'],
    [403, 'private'],
    [404, 'missing'],
    [410, 'missing'],
    [500, 'unreachable'],
    [206, 'unreachable'],
  ])('an answer of %i means: %s', async (status, problem) => {
    const port = await serve((_request, response) => response.writeHead(status).end());
    expect(await problemOf('http://shop.example/a', new Internet(shop, port))).toBe(problem);
  });

  test.each([
    ['https://accounts.google.com/ServiceLogin?continue=x', 'private'],
    ['https://www.dropbox.com/login?cont=x', 'private'],
    ['https://dropbox.com/login', 'private'],
    ['https://www.dropbox.com/s/abc/foto.jpg', 'unreachable'],
    ['https://notdropbox.com/login', 'unreachable'],
    ['https://dropbox.com.example/login', 'unreachable'],
    ['https://google.com/ServiceLogin', 'unreachable'],
  ])('a file whose address leads to %s is %s: only a login of a file service means that it is private', async (location, problem) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    // the simulated DNS has an address only for the shop's host name
    expect(await problemOf('http://shop.example/a', new Internet(shop, port))).toBe(problem);
  });

  test('no server at the address, and no such name', async () => {
    expect(await problemOf('http://shop.example/a', new Internet(shop, 1))).toBe('unreachable');
    expect(await problemOf('http://gone.example/a', new Internet())).toBe('unreachable');
  });

  test('a simulator on this machine only when its host and port are allowed', async () => {
    const port = await serve((_request, response) => response.end('stand-in'));
    const internet = new Internet({}, port);
    expect(await problemOf(`http://127.0.0.1:${port}/a`, internet, { allowed: [`127.0.0.1:${port}`] })).toBe('fetched 8');
  });
});
