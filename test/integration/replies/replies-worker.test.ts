import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ servers: 0, workers: 1 });
});
afterAll(() => app.close());

describe('a workers process', () => {
  const ready = { status: 'ready', parts: { database: 'up', redis: 'up' } };
  test.each([
    ['/health/live', { status: 'live' }],
    ['/api/health/live', { status: 'live' }],
    ['/health/ready', ready],
    ['/api/health/ready', ready],
  ])('is healthy at %s, in the server’s format', async (path, told) => {
    const answer = await fetch(`${app.workers[0]!.url}${path}`);
    expect([answer.status, await answer.json()]).toEqual([200, told]);
  });

  test('exports its metrics, including queue depths', async () => {
    const text = await (await fetch(`${app.workers[0]!.url}/metrics`)).text();
    for (const name of ['queue_jobs{queue="replies",state="wait"} 0', 'reply_drafts_total', 'process_cpu_seconds_total'])
      expect(text).toContain(name);
    expect((await fetch(`${app.workers[0]!.url}/`)).status).toBe(404);
  });

  test('runs every sweep soon after its start', async () => {
    const named = globSync('workers/*/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/sweeper\.every\('([\w-]+)'/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(10);
    const ran = async () => {
      const text = await (await fetch(`${app.workers[0]!.url}/metrics`)).text();
      return [...text.matchAll(/^sweep_seconds_count\{sweep="([\w-]+)"\} [1-9]/gm)].map(([, name]) => name!);
    };
    await waitFor(async () => (await ran()).length >= named.length, { what: 'the first round of all sweeps' });
    expect((await ran()).toSorted()).toEqual(named.toSorted());
  });

  test('runs only the jobs of its roles', async () => {
    const worker = await app.startWorker({ WORKER_ROLES: 'mail' });
    expect((await worker.waitForEvent('workers.ready')).roles).toEqual(['mail']);
    expect(await (await fetch(`${worker.url}/metrics`)).text()).not.toContain('reply_drafts_total');
  });

  test('refuses to start with a sentence per wrong setting', async () => {
    const starting = app.startWorker({ REPLY_QUIET_MS: 'soon', WORKER_ROLES: 'dancing' });
    await expect(starting).rejects.toThrow(/REPLY_QUIET_MS/);
  });
});
