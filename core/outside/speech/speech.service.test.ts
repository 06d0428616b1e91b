import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { Speech } from './speech.service.js';

/*
 * Requests to a service that transcribes recordings, and the part of its answer that is kept. every-service.test.ts
 * covers retries.
 */

type Answer = readonly [status: number, body: string];

let server: Server;
let answers: Answer[];
let received: { readonly authorization: string | undefined; readonly form: FormData }[];
const { log } = recordedLog();

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const form = new Response(Buffer.concat(parts), { headers: { 'content-type': request.headers['content-type']! } }).formData();
      void form.then((read) => {
        received.push({ authorization: request.headers.authorization, form: read });
        const [status, body] = answers.shift() ?? [500, 'none is left'];
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  [answers, received] = [[], []];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const speech = (more: { SPEECH_BASE_URL?: string | undefined } = {}) => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return new Speech({ SPEECH_API_KEY: 'key', SPEECH_MODEL: 'whisper-1', SPEECH_BASE_URL: address, ...more }, log);
};
const voice = { bytes: Buffer.from('OggS of a voice'), mimetype: 'audio/ogg; codecs=opus' };
const heard = (text: string): Answer => [200, JSON.stringify({ text })];
const hear = (given: readonly Answer[], signal = new AbortController().signal) => {
  answers = [...given];
  return speech().transcribe(voice, signal);
};

test('a recording is sent with its type, the language and the key', async () => {
  expect(await hear([heard('Halo kak')])).toBe('Halo kak');
  const [{ authorization, form } = { authorization: '', form: new FormData() }] = received;
  const { file, ...fields } = Object.fromEntries(form) as Record<string, string | File>;
  expect([authorization, fields]).toEqual(['Bearer key', { model: 'whisper-1', language: 'id', response_format: 'json' }]);
  expect(file).toMatchObject({ name: 'vn.ogg', type: voice.mimetype });
  expect(Buffer.from(await (file as File).arrayBuffer())).toEqual(voice.bytes);
});

test.each([
  ['with blanks around it and a character that Postgres refuses', ' Halo\0 kak\n', 'Halo kak'],
  ['of nothing', '', null],
  ['of blanks', ' \n', null],
  ['as long as is kept', 'x'.repeat(4_000), 'x'.repeat(4_000)],
  ['that is longer', 'x'.repeat(4_001), 'x'.repeat(4_000)],
])('a transcript %s', async (_what, text, kept) => {
  expect(await hear([heard(text)])).toBe(kept);
  expect(received).toHaveLength(1);
});

test('a caller who gives up gets the reason, and the service is not asked again', async () => {
  const givenUp = new AbortController();
  const hearing = hear([[503, '{}'], heard('too late')], givenUp.signal);
  await once(server, 'request');
  givenUp.abort(new Error('no time left'));
  await expect(hearing).rejects.toThrow('no time left');
  await expect(hear([heard('never asked')], AbortSignal.abort(new Error('no time left')))).rejects.toThrow('no time left');
  expect(received.length).toBeLessThanOrEqual(1);
});

test('without an address nothing is asked', async () => {
  const without = speech({ SPEECH_BASE_URL: undefined });
  expect([without.canHear, speech().canHear]).toEqual([false, true]);
  expect(await without.transcribe(voice, new AbortController().signal)).toBeNull();
  expect(received).toEqual([]);
});
