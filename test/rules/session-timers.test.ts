import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/** Files whose single timer serves the whole host, whatever the number of its sessions. */
const ofTheHost = ['server/sessions/host/host-heartbeat.ts', 'server/sessions/host/session-host.ts'];

test('an idle session has no repeating timer: the host’s sweep serves all', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core/outside/whatsapp', 'server/sessions'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = files.filter((file) => /\bsetInterval\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(ofTheHost);
});
