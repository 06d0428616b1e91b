import { runCommand } from '../complaint.mjs';
import { listFiles } from '../build/fingerprint.mjs';
import { findPatterns } from './find-patterns.mjs';
import { judgePatterns, keyOf } from './judge-patterns.mjs';

/*
 * node scripts/lib/patterns/check-patterns.mjs <memory>: part of `npm run check`. Fails for a regular
 * expression in the programs whose run time may grow faster than linearly with the text.
 */
await runCommand(async () => {
  const [memory = ''] = process.argv.slice(2);
  const files = listFiles(['contracts', 'core', 'server', 'workers']).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const patterns = files.flatMap((path) => findPatterns(path)).filter(({ excused }) => excused === null);
  const verdicts = await judgePatterns(patterns, memory);
  const slow = patterns.flatMap((pattern) => {
    const verdict = verdicts.get(keyOf(pattern));
    if (verdict?.status === 'safe') return [];
    const { path, line, source, flags } = pattern;
    const example = verdict?.attack ? `, for example ${verdict.attack}` : '';
    return [`${path}:${line} /${source}/${flags}\n  ${verdict?.status}, ${verdict?.complexity ?? ''}${example}`];
  });
  console.log([`${patterns.length} patterns`, ...slow].join('\n'));
  if (slow.length > 0)
    console.log('\nRewrite them (docs/decisions/0130), or say beside one why no long text reaches it: // slow-pattern: <reason>');
  // the checker's own process would keep this one running
  process.exit(slow.length > 0 ? 1 : 0);
});
