import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newMemory } from './whatsapp-client.ts';
import { StandIn } from './whatsapp-server.ts';

let server: StandIn;

beforeAll(async () => {
  server = await StandIn.start();
});

afterAll(() => server.close());

test('an unmodified client links by QR, gets 515 to restart and logs in', async () => {
  const shop = await server.person('Toko Melati');
  const memory = newMemory();
  const pairing = server.connect(memory);
  const qr = await pairing.until(() => pairing.state.qr, 'a QR code');
  const { device } = await server.call<{ device: number }>('POST', `/phones/${shop.number}/scan`, { qr });
  expect(await pairing.until(() => pairing.endCode, 'the end')).toBe(515);
  expect(memory.creds.me).toMatchObject({
    id: `${shop.number}:${device}@s.whatsapp.net`,
    lid: `${shop.lid}:${device}@lid`,
    name: 'Toko Melati',
  });
  const client = await server.connect(memory).ready();
  expect(client.endCode).toBeUndefined();
  await client.until(() => memory.creds.myAppStateKeyId, 'the app state key of the phone');
  expect(client.log).toEqual([]);
  await client.end();
});

test('an unmodified client links by pairing code', async () => {
  const shop = await server.person('Toko Mawar');
  const memory = newMemory();
  const pairing = server.connect(memory);
  await pairing.until(() => pairing.state.qr, 'the moment at which codes can be asked for');
  const code = await pairing.socket.requestPairingCode(shop.number);
  await expect(server.call('POST', `/phones/${shop.number}/enter-code`, { code: 'kurang' })).rejects.toThrow(
    /409 a pairing code has eight/,
  );
  const { device } = await server.call<{ device: number }>('POST', `/phones/${shop.number}/enter-code`, {
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
  });
  expect(await pairing.until(() => pairing.endCode, 'the end')).toBe(515);
  const client = await server.connect(memory).ready();
  expect(memory.creds.me?.id).toBe(`${shop.number}:${device}@s.whatsapp.net`);
  await client.end();
});

test('a device with a custom name gets no pairing code, and links by QR', async () => {
  const shop = await server.person('Toko Kenanga');
  const pairing = server.connect(newMemory(), { browser: ['Toko Kenanga', 'Chrome', '1.0'] });
  const qr = await pairing.until(() => pairing.state.qr, 'the moment at which codes can be asked for');
  const code = await pairing.socket.requestPairingCode(shop.number);
  await expect(server.call('POST', `/phones/${shop.number}/enter-code`, { code })).rejects.toThrow('409 no client waits for a code');
  await server.call('POST', `/phones/${shop.number}/scan`, { qr });
  expect(await pairing.until(() => pairing.endCode, 'the end')).toBe(515);
});

test('a wrong pairing code is refused', async () => {
  const shop = await server.person('Toko Anggrek');
  const pairing = server.connect(newMemory());
  await pairing.until(() => pairing.state.qr, 'the moment at which codes can be asked for');
  const code = await pairing.socket.requestPairingCode(shop.number);
  const wrong = code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA';
  await expect(server.call('POST', `/phones/${shop.number}/enter-code`, { code: wrong })).rejects.toThrow('409 wrong pairing code');
  await pairing.end();
});

test('a phone whose client hangs up in the middle says so at once', async () => {
  const shop = await server.person('Toko Kamboja');
  const pairing = server.connect(newMemory());
  const qr = await pairing.until(() => pairing.state.qr, 'a QR code');
  pairing.socket.ws.prependListener('CB:iq,,pair-success', () => void pairing.socket.ws.close());
  await expect(server.call('POST', `/phones/${shop.number}/scan`, { qr })).rejects.toThrow('409 the client hung up before it had signed');
  await pairing.end();
});

test('a QR code works once, not when it is garbage, and not when it has expired', async () => {
  const [shop, other] = [await server.person('Toko Dahlia'), await server.person('Toko Kenanga')];
  const scan = (qr: string, by = shop) => server.call('POST', `/phones/${by.number}/scan`, { qr });
  await expect(scan('halo')).rejects.toThrow('409 this is not a WhatsApp QR code');
  const pairing = server.connect(newMemory());
  const qr = await pairing.until(() => pairing.state.qr, 'a QR code');
  await expect(scan(qr.replace(/,[^,]+,([^,]+),(\d+)$/, `,${Buffer.alloc(32).toString('base64')},$1,$2`))).rejects.toThrow(
    '409 this QR code is damaged',
  );
  await scan(qr);
  await expect(scan(qr, other)).rejects.toThrow('409 this QR code has expired');
  const late = server.connect(newMemory());
  const lateQr = await late.until(() => late.state.qr, 'a QR code');
  await server.fault({ expireCodes: true });
  await expect(scan(lateQr)).rejects.toThrow('409 this QR code has expired');
  await late.end();
});

test('nothing that a client asked stayed without an answer', async () => {
  expect(await server.unknown()).toEqual([]);
});
