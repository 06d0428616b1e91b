import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import OpenAI, { toFile } from 'openai';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

let sandbox: SpawnedSandbox;
let client: OpenAI;
let voice: Buffer;
beforeAll(async () => {
  sandbox = await spawnSandbox({ only: ['speech'] });
  client = new OpenAI({ baseURL: sandbox.speech, apiKey: 'any', maxRetries: 0 });
  const response = await fetch(`${sandbox.http}/control/speech/voice?text=${encodeURIComponent('Kak, kopi Gayo masih ada?')}`);
  voice = Buffer.from(await response.arrayBuffer());
});
afterEach(() => sandbox.control('DELETE', '/speech/faults'));
afterAll(async () => expect(await sandbox.stop()).toBe(0));

const hear = async (bytes: Buffer, name = 'vn.ogg', model = 'whisper-1') =>
  client.audio.transcriptions.create({ file: await toFile(bytes, name), model, language: 'id' });

test('transcribes the voice note, and gives its length', async () => {
  const heard = await hear(voice);
  expect(heard.text).toBe('Kak, kopi Gayo masih ada?');
  const verbose = await client.audio.transcriptions.create({
    file: await toFile(voice, 'vn.ogg'),
    model: 'whisper-1',
    response_format: 'verbose_json',
  });
  expect(verbose.duration).toBeCloseTo(2, 0);
});

test('a registered file gets its registered words', async () => {
  const other = Buffer.concat([voice, Buffer.from([0])]);
  await sandbox.control('POST', '/speech/texts', { sha256: createHash('sha256').update(other).digest('hex'), text: 'Mau pesan dua.' });
  expect((await hear(other)).text).toBe('Mau pesan dua.');
});

test('refuses other extensions, no audio, unknown models and formats a model lacks', async () => {
  await expect(hear(voice, 'vn.bin')).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Unrecognized file format') });
  await expect(hear(Buffer.from('no audio at all'))).rejects.toMatchObject({ status: 400 });
  await expect(hear(voice, 'vn.ogg', 'whisper-9')).rejects.toMatchObject({ status: 404 });
  const subtitles = client.audio.transcriptions.create({
    file: await toFile(voice, 'vn.ogg'),
    model: 'gpt-4o-transcribe',
    response_format: 'srt',
  });
  await expect(subtitles).rejects.toMatchObject({ status: 400 });
});

test('fails once when a fault is set', async () => {
  await sandbox.control('POST', '/speech/faults', { next: [{ kind: 'error', row: 'unavailable' }, { kind: 'reset' }] });
  await expect(hear(voice)).rejects.toMatchObject({ status: 503 });
  await expect(hear(voice)).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
  expect((await hear(voice)).text).toContain('Gayo');
});
