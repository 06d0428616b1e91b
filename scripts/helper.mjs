import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/complaint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { continueOnPinnedNode } from './lib/pinned-node.mjs';

/* npm run helper: the passkey helper for browsers, as a folder to load and as a ZIP to hand out. */
await runCommand(async () => {
  ensureInstalled();
  const answered = await continueOnPinnedNode();
  if (answered !== undefined) return answered;
  const { buildExtension, unpacked } = await import('./lib/build/extension.mjs');
  const zip = join(root, 'dist', 'passkey-helper.zip');
  mkdirSync(join(root, 'dist'), { recursive: true });
  await buildExtension(zip);
  console.log(`${unpacked}\n${zip}`);
  return 0;
});
