/*
 * Preloaded into a program: records every map and set that is created as a field of one of the program's classes. On
 * SIGWINCH it writes the number of entries of those that are still in use to the file TEST_CENSUS, by class and place
 * in the code.
 */
import { rename, writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {(options: object) => void} */
const collectGarbage = runInNewContext('gc');

/** @type {Set<{ readonly place: string, readonly made: WeakRef<Map<unknown, unknown> | Set<unknown>> }>} */
const noted = new Set();

/**
 * Matches the stack frames of a class that creates a field: the place in the built program, then the constructor's
 * name.
 */
const making = /\bat (?:<instance_members_initializer>|new \w+) \(\S*\/dist\/(\S+:\d+):\d+\)\n(?:\s+at new (\w+) )?/;

for (const kind of [Map, Set]) {
  /** @type {typeof kind} */
  const watched = new Proxy(kind, {
    construct(target, given, newTarget) {
      /** @type {Map<unknown, unknown> | Set<unknown>} */
      const made = Reflect.construct(target, given, newTarget === watched ? target : newTarget);
      // the caller's frames, after the message and the frame of this function
      const [, at, name] = making.exec(new Error().stack?.split('\n').slice(2, 4).join('\n') ?? '') ?? [];
      if (name) noted.add({ place: `${name} ${at}`, made: new WeakRef(made) });
      return made;
    },
  });
  Object.assign(globalThis, { [kind.name]: watched });
}

process.on('SIGWINCH', () => void count());

async function count() {
  collectGarbage({ type: 'major', execution: 'sync' });
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const { place, made } of noted) sizes[place] = (sizes[place] ?? 0) + (made.deref()?.size ?? 0);
  const path = `${process.env.TEST_CENSUS}.${process.pid}`;
  await writeFile(`${path}.new`, JSON.stringify(sizes));
  await rename(`${path}.new`, path);
}
