import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import './source-modules.mjs';

/*
 * Preloaded into the product's programs. The programs then run from source instead of from the build, and have one
 * more subscriber of domain events (every-event.subscriber.ts). Needs `--conditions=source`.
 */
const product = '#core/features/subscribers/subscribers.module';
const subscribers = pathToFileURL(join(import.meta.dirname, 'every-event.subscriber.ts')).href;
const withJournal = `export { SubscribersWithJournalModule as SubscribersModule } from ${JSON.stringify(subscribers)};`;
const wrapper = 'journal:subscribers';
const built = pathToFileURL(join(root, 'dist')).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === product && context.parentURL !== subscribers) return { url: wrapper, shortCircuit: true };
    // Tests start a program by the path of its build, so the path is replaced by that of the source.
    if (specifier.startsWith(`${built}/`) && context.parentURL === undefined)
      return next(specifier.replace(built, pathToFileURL(root).href).replace(/\.js$/, '.ts'), context);
    return next(specifier, context);
  },
  load(url, context, next) {
    return url === wrapper ? { format: 'module', source: withJournal, shortCircuit: true } : next(url, context);
  },
});
