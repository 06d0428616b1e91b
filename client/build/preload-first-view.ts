import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstReads, partsOfPaths } from '../src/app/parts-of-paths.js';
import { shapes, usualShapes } from '../src/ui/feedback/first-view-shapes.js';

type Bundle = Rolldown.OutputBundle;

/** Source file of each screen, read from the table in `app/screens.ts`. */
function sourcesOfScreens(): ReadonlyMap<string, string> {
  const table = readFileSync(new URL('../src/app/screens.ts', import.meta.url), 'utf8');
  const rows = [...table.matchAll(/(\w+): \(\) => import\('\.{1,2}\/(.+?)\.js'\)/g)];
  return new Map(rows.map(([, part, path]) => [String(part), `/${String(path)}.tsx`]));
}

/** The given files and everything they import. */
function withImports(bundle: Bundle, files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const chunk = bundle[file];
    for (const next of chunk?.type === 'chunk' ? chunk.imports : []) found.add(next);
  }
  return [...found];
}

/**
 * Data of the inline script: a list of file names, and the indexes into it per path. The files that the document
 * requests anyway are left out.
 */
function tableOf(bundle: Bundle, asked: (file: string) => boolean): { files: string[]; paths: Record<string, number[]> } {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const sources = sourcesOfScreens();
  const fileOf = (part: string): string => {
    const source = sources.get(part);
    const chunk = source && chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!chunk) throw new Error(`the build has no file for the screen ${part}`);
    return chunk.fileName;
  };
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const paths = Object.entries(partsOfPaths)
    .filter(([, parts]) => parts.includes('panel'))
    .map(
      ([path, parts]) =>
        [
          path,
          withImports(bundle, parts.map(fileOf))
            .filter((file) => !asked(file))
            .map(placeOf),
        ] as const,
    );
  return { files: files.map((file) => basename(file, '.js')), paths: Object.fromEntries(paths) };
}

/**
 * Lets the HTML document itself request the code of the screen it is opened at and that screen's first data
 * (`src/api/early-answer.ts`), and show the screen's skeleton until they arrive. Otherwise a slow network
 * would have to load and run the entry module first. Only for logged-in owners: the forms in front of the
 * panel are small.
 */
export function preloadFirstView(): Plugin {
  return {
    name: 'preload-first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle || !html.includes('<!--first-view-code-->')) return html;
        const { files, paths } = tableOf(bundle, (file) => html.includes(`/${file}"`));
        const script = `(() => {
        const files = ${JSON.stringify(files)};
        const paths = ${JSON.stringify(paths)};
        const reads = ${JSON.stringify(firstReads)};
        const { dataset } = document.documentElement;
        // the path and the bot as \`app/bot-router.tsx\` finds them
        let [, bot, path] = /^\\/b\\/([^/]+)(\\/.*)$/.exec(location.pathname) ?? [, null, location.pathname];
        dataset.shape = ${JSON.stringify(shapes)}[dataset.first][path] ?? ${JSON.stringify(usualShapes)}[dataset.first];
        if (dataset.first !== 'panel') return;
        let address = reads[path];
        if (address) {
          let bots = [];
          try {
            const { of, bots: list } = JSON.parse(localStorage.getItem('bots'));
            if (of === localStorage.getItem('userId')) bots = list.map(({ botId }) => botId);
          } catch {}
          const last = localStorage.getItem('bot');
          bot ??= bots.includes(last) ? last : bots[0];
          if (bot && (bot !== bots[0] || bots.length > 1)) address = address.replace('/api/', '/api/bots/' + encodeURIComponent(bot) + '/');
          const token = localStorage.getItem('token');
          const answer = fetch(address, { headers: { Authorization: 'Bearer ' + token } });
          answer.catch(() => undefined);
          window.earlyAnswer = { address, token, answer };
        }
        for (const place of paths[path] ?? []) {
          const link = document.createElement('link');
          link.rel = 'modulepreload';
          link.href = '/assets/' + files[place] + '.js';
          document.head.append(link);
        }
      })();`;
        return html.replace('<!--first-view-code-->', () => `<script>${script}</script>`);
      },
    },
  };
}
