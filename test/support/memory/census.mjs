/*
 * Preloaded into a program: notes every map and set that is made as a field of a class of the program. SIGWINCH writes to
 * TEST_CENSUS how many entries those have that are still in use, by class and place.
 */
import { rename, writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {(options: object) => void} */
const collectGarbage = runInNewContext('gc');

/** @type {Set<{ readonly place: string, readonly made: WeakRef<Map<unknown, unknown> | Set<unknown>> }>} */
const noted = new Set();

/** The frames of a class that makes a field: where in the built program, then its constructor. */
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
