import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isForGood, Mailer, MailRefusedError, needsEncryption } from './mailer.js';

test.each([
  ['smtp://mail.example.com:587', 'production', true],
  ['smtp://10.evil.example:25', 'production', true],
  ['smtps://mail.example.com:465', 'production', true],
  ['smtp://mail:25', 'production', false],
  ['smtp://10.0.0.7:25', 'production', false],
  ['smtp://127.0.0.1:2525', 'production', false],
  ['smtp://mail.example.com:587', 'development', false],
])('a mail to %s in %s must be encrypted: %p', (url, environment, needed) => {
  expect(needsEncryption(url, environment)).toBe(needed);
});

test.each([
  ['a mailbox that does not exist', { responseCode: 550, code: 'EENVELOPE' }, true],
  ['a text that is not taken', { responseCode: 500, code: 'EMESSAGE' }, true],
  ['a mailbox that is full for now', { responseCode: 499, code: 'EENVELOPE' }, false],
  ['a wrong password', { responseCode: 535, code: 'EAUTH' }, false],
  ['a server that wants a login first', { responseCode: 530, code: 'EENVELOPE' }, false],
  ['a server that cannot be reached', { code: 'ECONNECTION' }, false],
  ['a fault without a code', new Error('x'), false],
])('%s ends a mail for good: %j %p', (_what, error, forGood) => {
  expect(isForGood(error)).toBe(forGood);
});

describe('a mail', () => {
  let server: Server;
  let mailer: Mailer;
  /** The lines that the server received. `toRecipient` is the server's answer to the recipient's address. */
  let lines: string[];
  let toRecipient: string;

  beforeEach(async () => {
    [lines, toRecipient] = [[], '250 ok'];
    server = createServer((socket) => {
      let isLetter = false;
      const answer = (text: string) => socket.write(`${text}\r\n`);
      answer('220 mail.example');
      createInterface({ input: socket }).on('line', (line) => {
        lines.push(line);
        if (isLetter) {
          if (line !== '.') return;
          isLetter = false;
          return void answer('250 taken');
        }
        isLetter = line === 'DATA';
        answer(isLetter ? '354 go on' : line.startsWith('RCPT') ? toRecipient : '250 ok');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    mailer = new Mailer({ SMTP_URL, MAIL_FROM: 'Toko <halo@toko.id>', NODE_ENV: 'production', PUBLIC_URL: 'https://panel.example:8443/x' });
  });
  afterEach(() => {
    mailer.onApplicationShutdown();
    server.close();
  });
  const send = () => mailer.send({ id: 'M-1', to: 'sari@gmail.com', subject: 'Kode', text: 'Kode Anda 123456', html: '<p>Kode</p>' });

  test('has its sender, its recipient and the same id each time, and says that a program wrote it', async () => {
    await send();
    await send();
    const headers = (name: string) => lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
    expect(headers('From')).toEqual(['Toko <halo@toko.id>', 'Toko <halo@toko.id>']);
    expect([headers('To')[0], headers('Subject')[0], headers('Auto-Submitted')[0]]).toEqual(['sari@gmail.com', 'Kode', 'auto-generated']);
    expect(headers('Message-ID')).toEqual(['<M-1@panel.example>', '<M-1@panel.example>']);
    expect(lines.join('\n')).toContain('Kode Anda 123456');
    expect(lines).toContain('<p>Kode</p>');
    // both over one connection
    expect(lines.filter((line) => line.startsWith('EHLO'))).toHaveLength(1);
  });

  test.each([
    ['550 no such mailbox', MailRefusedError],
    ['451 try later', Error],
  ])('that is answered with %s', async (answer, kind) => {
    toRecipient = answer;
    const error: unknown = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error instanceof MailRefusedError).toBe(kind === MailRefusedError);
  });

  test('cannot be sent where no server is set', async () => {
    const without = new Mailer({ SMTP_URL: undefined, MAIL_FROM: 'a@b.id', NODE_ENV: 'test', PUBLIC_URL: 'https://panel.example' });
    await expect(without.send({ id: '1', to: 'a@b.id', subject: '', text: '', html: '' })).rejects.toThrow('SMTP_URL');
  });
});
