import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contracts = fileURLToPath(new URL('../../contracts/', import.meta.url)).replaceAll('\\', '/');
const client = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');
const shapes = fileURLToPath(new URL('../src/api/schema-shapes.ts', import.meta.url));
const checkedEnd = '.checked.ts';
const checks = /\b(?!JSON\.|Date\.)\w+\.(?:safeParse|parse)(?:Async)?\(/;

/**
 * The browser gets the contracts in two forms: as plain shapes, which are enough to read answers
 * (`client/src/api/schema-shapes.ts`), and with zod itself where input is checked before it is sent
 * (`#checked/…`). The zod code loads after the first view.
 * The build fails when a panel module validates with a shape. In development and in tests both forms are the
 * same modules.
 */
export function readersNeedNoZod(): Plugin {
  return {
    name: 'readers-need-no-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/') ?? '';
      if (source.startsWith('#checked/')) return `${contracts}${source.slice('#checked/'.length)}${checkedEnd}`;
      if (!from.startsWith(contracts)) return null;
      const isChecked = from.endsWith(checkedEnd);
      if (source === 'zod') return isChecked ? null : shapes;
      if (!isChecked) return null;
      const found = await this.resolve(source, sourceOf(from), { skipSelf: true });
      return found?.id.startsWith(contracts) ? found.id.replace(/\.ts$/, checkedEnd) : found;
    },
    load(id) {
      return id.startsWith(contracts) && id.endsWith(checkedEnd) ? readFileSync(sourceOf(id), 'utf8') : null;
    },
    transform(code, id) {
      if (id.startsWith(client) && id !== shapes && checks.test(code) && !code.includes('#checked/'))
        this.error(`${id} checks something by its schema: that schema is to be imported from #checked/…`);
      return null;
    },
  };
}

function sourceOf(id: string): string {
  return id.endsWith(checkedEnd) ? `${id.slice(0, -checkedEnd.length)}.ts` : id;
}
