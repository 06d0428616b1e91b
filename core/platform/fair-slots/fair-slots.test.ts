import { describe, expect, test } from '@jest/globals';
import { FairSlots } from './fair-slots.js';

const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Slots with named actions. The test decides when each action ends. */
function play(running: number, runningPerShare: number, { waiting = 20, waitingPerShare = 20 } = {}) {
  const slots = new FairSlots({ running, runningPerShare, waiting, waitingPerShare });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, signal?: AbortSignal) => {
    const action = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    const running = slots.run(name[0]!, action, signal);
    running.catch(() => undefined); // the test awaits it later
    return running;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await idle();
  };
  return { begun, run, end, slots };
}

test('one share takes its part only, others begin at once, and the one served longest ago comes next', async () => {
  const { begun, run, end } = play(4, 2);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2', 'b2'].map((name) => run(name));
  await idle();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  const steps = [
    ['b1', 'b2'],
    ['a1', 'a3'],
    ['c1', 'c2'],
    ['a2', 'a4'],
  ] as const;
  for (const [ended, next] of steps) {
    await end(ended);
    expect(begun.at(-1)).toBe(next);
  }
  for (const name of ['c2', 'a3', 'b2', 'a4']) await end(name);
  await Promise.all(all);
  expect(begun).toHaveLength(8);
});

test('a long row of one share delays the others by one action only', async () => {
  const { begun, run, end } = play(1, 1);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => run(name));
  await idle();
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  await end('a4');
  await Promise.all(all);
});

test('shares that ask again as soon as they are answered do not delay one that asks seldom', async () => {
  const { begun, run, end } = play(1, 1);
  const all = ['a1', 'b1', 'd1'].map((name) => run(name));
  for (const name of ['a1', 'b1', 'd1', 'a2', 'b2']) {
    await end(name);
    all.push(run(`${name[0]!}${Number(name[1]) + 1}`));
  }
  expect(begun).toEqual(['a1', 'b1', 'd1', 'a2', 'b2', 'd2']);
  all.push(run('c1'));
  await end('d2');
  expect(begun.at(-1)).toBe('c1');
  for (const name of ['c1', 'a3', 'b3']) await end(name);
  await Promise.all(all);
});

test('a full queue refuses, of one share before it refuses all', async () => {
  const { begun, run, end } = play(2, 1, { waiting: 3, waitingPerShare: 2 });
  const all = [run('a1'), run('a2'), run('a3')];
  await expect(run('a4')).rejects.toMatchObject({ isShareFull: true });
  all.push(run('b1'), run('c1'));
  await expect(run('d1')).rejects.toMatchObject({ isShareFull: false });
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['a1', 'a2', 'a3', 'c1']) await end(name);
  await Promise.all(all);
});

test('a caller that gives up leaves the queue and takes no slot', async () => {
  const { begun, run, end } = play(1, 1);
  const first = run('a1');
  const given = new AbortController();
  const second = run('b1', given.signal);
  const third = run('c1', new AbortController().signal);
  given.abort(new Error('too late'));
  await expect(second).rejects.toThrow('too late');
  await expect(run('d1', given.signal)).rejects.toThrow('too late');
  await end('a1');
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  await Promise.all([first, third]);
});

test('limits may grow and shrink while actions run', async () => {
  let running = 1;
  const slots = new FairSlots({
    get running() {
      return running;
    },
    runningPerShare: 5,
    waiting: 20,
    waitingPerShare: 20,
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const all = ['a1', 'a2', 'b1', 'b2', 'b3'].map((name) =>
    slots.run(name[0]!, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await idle();
  expect(begun).toEqual(['a1']);
  running = 3;
  ends.shift()!();
  await idle();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
  running = 1;
  ends.shift()!();
  ends.shift()!();
  await idle();
  expect(begun).toHaveLength(4);
  ends.shift()!();
  await idle();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'b3']);
  ends.shift()!();
  await Promise.all(all);
});

test('an action that fails gives its slot back', async () => {
  const { slots } = play(1, 1);
  await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run('a', () => Promise.resolve(1))).toBe(1);
});

describe('an action that weighs more than one slot', () => {
  /** Like {@link play}. The digit in an action's name is its weight. */
  function weigh(running: number, runningPerShare: number) {
    const slots = new FairSlots({ running, runningPerShare, waiting: 20, waitingPerShare: 20 });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const run = (name: string, signal?: AbortSignal) => {
      const action = () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      };
      return slots.run(name[0]!, action, signal, Number(name[1]));
    };
    const end = async (name: string) => {
      ends.get(name)!();
      await idle();
    };
    return { begun, run, end };
  }

  test('takes as many, in total and of its share', async () => {
    const { begun, run, end } = weigh(6, 4);
    const all = ['a3', 'a2', 'b3', 'c1'].map((name) => run(name));
    await idle();
    expect(begun).toEqual(['a3', 'b3']);
    await end('b3');
    expect(begun).toEqual(['a3', 'b3', 'c1']);
    await end('a3');
    expect(begun).toEqual(['a3', 'b3', 'c1', 'a2']);
    for (const name of ['a2', 'c1']) await end(name);
    await Promise.all(all);
  });

  test('is not overtaken for ever by lighter ones', async () => {
    const { begun, run, end } = weigh(4, 4);
    const all = ['a3', 'b4', 'c1'].map((name) => run(name));
    await idle();
    expect(begun).toEqual(['a3']);
    await end('a3');
    expect(begun).toEqual(['a3', 'b4']);
    await end('b4');
    await end('c1');
    await Promise.all(all);
  });

  test('takes all slots of a share when it weighs more', async () => {
    const { begun, run, end } = weigh(6, 2);
    const all = ['a9', 'b1'].map((name) => run(name));
    await idle();
    expect(begun).toEqual(['a9', 'b1']);
    await end('a9');
    await end('b1');
    await Promise.all(all);
  });

  test('lets lighter ones begin when its caller gives up', async () => {
    const { begun, run, end } = weigh(4, 4);
    const given = new AbortController();
    const first = run('a3');
    const heavy = run('b4', given.signal);
    const light = run('c1');
    given.abort(new Error('too late'));
    await expect(heavy).rejects.toThrow('too late');
    await idle();
    expect(begun).toEqual(['a3', 'c1']);
    await end('a3');
    await end('c1');
    await Promise.all([first, light]);
  });
});

describe('after waiting', () => {
  test('a queue that was full takes actions again, in total and of the share, once some have begun or given up', async () => {
    const { begun, run, end } = play(1, 1, { waiting: 2, waitingPerShare: 1 });
    const given = new AbortController();
    const all = [run('a1'), run('a2')];
    const leaving = run('b1', given.signal);
    await expect(run('c1')).rejects.toMatchObject({ isShareFull: false });
    given.abort(new Error('too late'));
    await expect(leaving).rejects.toThrow('too late');
    all.push(run('b2'));
    await expect(run('c1')).rejects.toMatchObject({ isShareFull: false });
    await end('a1');
    all.push(run('c2'));
    await expect(run('d1')).rejects.toMatchObject({ isShareFull: false });
    for (const name of ['b2', 'c2', 'a2']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b2', 'c2', 'a2']);
  });

  test('a caller that gives up once its action has begun takes nothing from those that wait', async () => {
    const { begun, run, end } = play(1, 1);
    const given = new AbortController();
    const all = [run('a1'), run('b1', given.signal), run('b2')];
    await end('a1');
    given.abort(new Error('too late'));
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'b2']);
    await end('b2');
    await Promise.all(all);
  });
});

test('of a thousand shares, one with an action that runs is not forgotten', async () => {
  const { begun, run, end, slots } = play(5, 1);
  const first = run('a1');
  for (let nth = 0; nth < 1_100; nth += 1) await slots.run(`share ${nth}`, async () => undefined);
  const second = run('a2');
  await idle();
  expect(begun).toEqual(['a1']);
  await end('a1');
  await end('a2');
  await Promise.all([first, second]);
});
