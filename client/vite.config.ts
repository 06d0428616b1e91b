import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { firstViewChunks } from './build/first-view-chunks.ts';
import { manifestAside } from './build/manifest-aside.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirstView } from './build/preload-first-view.ts';
import { prerender } from './build/prerender.ts';
import { readersNeedNoZod } from './build/readers-need-no-zod.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/**
 * The build produces three HTML entries: `index.html` (the panel and the forms in front of it, also the
 * fallback for unknown paths), `landing.html` (served at `/`) and `terms.html` (served at
 * `/terms-and-conditions`).
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    readersNeedNoZod(),
    withoutJsonSchema(),
    prerender(),
    preloadFirstView(),
    manifestAside(),
    precompress(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } }, // the public pages are rendered during the build
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstViewChunks(here('src/')) }] } },
      input: { panel: here('index.html'), landing: here('landing.html'), terms: here('terms.html') },
    },
  },
});
