import { rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const inBuild = '.vite/manifest.json';

/**
 * Writes Vite's manifest next to the build folder, as `<build>-manifest.json`. The size check reads it;
 * browsers do not need it.
 */
export function manifestAside(): Plugin {
  return {
    name: 'manifest-aside',
    apply: 'build',
    config: () => ({ build: { manifest: inBuild } }),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const path = join(dir, inBuild);
        await rename(path, `${dir}-manifest.json`);
        await rmdir(dirname(path));
      },
    },
  };
}
