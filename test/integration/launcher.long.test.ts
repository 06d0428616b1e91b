import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/processes/ports.mjs';
import { ManagedProcess } from '../../scripts/lib/processes/processes.mjs';
import { Api, expectOk } from '../support/api.ts';
import { registerOwner } from '../support/owners.ts';
import { Sandbox } from '../support/sandbox.ts';
import { runRecords } from '../support/stores/stores.ts';
import { waitFor } from '../support/wait-for.ts';

const startLimitMs = 60_000;

let folder: string;
let ports: { PORT: string; SANDBOX_PORT: string };
const launchers: ManagedProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  chmodSync(folder, 0o700); // like a clone in a private home folder
  ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
});
afterEach(() => Promise.all(launchers.splice(0).map((launcher) => launcher.stop({ limitMs: 40_000 }))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what `npm start` runs, without npm. The data is stored in this test's folder. */
function npmStart(env: Record<string, string> = {}): ManagedProcess {
  const launcher = new ManagedProcess({
    name: 'npm start',
    command: process.execPath,
    args: [join(root, 'scripts', 'start.mjs')],
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...ports, ...env },
    records: runRecords(),
  });
  launchers.push(launcher);
  return launcher;
}

async function untilRunning(launcher: ManagedProcess): Promise<Api> {
  await launcher.waitForLine((line) => line.includes('is running') || undefined, startLimitMs);
  return new Api(`http://127.0.0.1:${ports.PORT}`);
}

async function sentenceOf(launcher: ManagedProcess): Promise<{ code: number | null; sentence: string }> {
  const { code } = await launcher.exited;
  return { code, sentence: launcher.output.filter((line) => line.trim() !== '').at(-1) ?? '' };
}

function listenOn(port: string): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(Number(port), '127.0.0.1', () => resolve(server)));
}

test('a taken port, a wrong port and a wrong setting are each reported in one sentence', async () => {
  const squatter = await listenOn(ports.PORT);
  const taken = await sentenceOf(npmStart());
  await new Promise((resolve) => squatter.close(resolve));
  expect(taken).toEqual({ code: 1, sentence: expect.stringContaining(`Port ${ports.PORT} is taken by another program`) });

  const wrongPort = await sentenceOf(npmStart({ PORT: 'three' }));
  expect(wrongPort).toEqual({ code: 1, sentence: 'Setting PORT must be a port number from 1 to 65535, not "three".' });

  const noDatabase = await sentenceOf(npmStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
  expect(noDatabase).toEqual({ code: 1, sentence: expect.stringContaining('DATABASE_URL leads to no usable Postgres') });

  const wrongSetting = await sentenceOf(npmStart({ PACING: 'hasty' }));
  expect(wrongSetting).toEqual({ code: 1, sentence: expect.stringContaining('PACING') });
});

test('data from before a stop or a kill is there at the next start', async () => {
  const first = npmStart();
  const api = await untilRunning(first);
  const sandbox = Sandbox.at(`http://127.0.0.1:${ports.SANDBOX_PORT}`);
  const sari = await registerOwner({ api: (token) => api.as(token), sandbox }, { email: 'sari@gmail.com', password: 'kopi-hujan-pagi-7' });
  expect((await api.get('//')).status).toBe(200);

  await expectOk(sari.api.post('/bot/start', { userId: sari.userId }));
  const held = async () => (await sandbox.call<{ text: string }[]>('GET', '/camera'))[0];
  const code = await waitFor(held, { what: 'the QR code before the camera of the sandbox' });
  expect(code.text.split(',').length).toBeGreaterThanOrEqual(4);

  const second = await sentenceOf(npmStart());
  expect(second).toEqual({ code: 1, sentence: expect.stringContaining('It already runs from this folder') });

  first.kill('SIGINT');
  expect(await first.exited).toEqual({ code: 0, signal: null });

  const again = npmStart();
  await untilRunning(again);
  expect(again.output.filter((line) => /building|installing/i.test(line))).toEqual([]); // nothing has changed
  const known = await api.post('/auth/register', {
    fullName: 'Sari',
    email: 'sari@gmail.com',
    password: 'kopi-hujan-pagi-7',
    packageId: 'ai-trial',
  });
  expect(known.status).toBe(409);

  again.kill('SIGKILL'); // the child processes keep running, and the next start must handle them
  await again.exited;
  await untilRunning(npmStart());
  expect((await api.post('/auth/login', { email: 'sari@gmail.com', password: 'kopi-hujan-pagi-7' })).status).toBe(200);
});
