import { expect, test } from '@jest/globals';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { optimistic, type Shown } from './optimistic.js';

const list: Shown<string[], string> = { queryKey: ['list'], change: (shown, added) => [...shown, added] };

/** A mutation that the test resolves or rejects. */
function setup(shown: Shown<string[], string> = list) {
  const client = new QueryClient();
  client.setQueryData(['list', ''], ['a']);
  client.setQueryData(['list', 'found'], ['a']);
  const failures: string[] = [];
  const ends: { succeed: () => void; fail: () => void }[] = [];
  const observer = new MutationObserver(
    client,
    optimistic(shown, {
      mutationFn: () => new Promise<void>((succeed, refuse) => ends.push({ succeed, fail: () => refuse(new Error('refused')) })),
      onError: (error) => void failures.push(error.message),
    }),
  );
  const action = async (input: string) => {
    const at = ends.length;
    const acting = observer.mutate(input).then(
      () => 'done',
      () => 'failed',
    );
    while (ends.length === at) await Promise.resolve();
    return { ...ends[at]!, acting };
  };
  return { client, action, failures, shown: (name = '') => client.getQueryData<string[]>(['list', name]) };
}

test('is shown at once in every list that contains it, and stays when it succeeds', async () => {
  const { action, shown, failures } = setup();
  const { succeed, acting } = await action('b');
  expect([shown(), shown('found')]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  succeed();
  expect(await acting).toBe('done');
  expect(shown()).toEqual(['a', 'b']);
  expect(failures).toEqual([]);
});

test('is taken back when it fails, and the failure is told', async () => {
  const { action, shown, failures } = setup();
  const { fail, acting } = await action('b');
  fail();
  expect(await acting).toBe('failed');
  expect([shown(), shown('found')]).toEqual([['a'], ['a']]);
  expect(failures).toEqual(['refused']);
});

test('takes nothing away that came meanwhile: that list is read again', async () => {
  const { client, action, shown } = setup();
  const { fail, acting } = await action('b');
  client.setQueryData<string[]>(['list', ''], (now) => [...(now ?? []), 'pushed']);
  fail();
  await acting;
  expect(shown()).toContain('pushed');
  expect(client.getQueryState(['list', ''])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['list', 'found'])?.isInvalidated).toBe(false);
  expect(shown('found')).toEqual(['a']);
});

test('of two acts, the undo of one leaves the other', async () => {
  const { action, shown, client } = setup();
  const first = await action('b');
  const second = await action('c');
  first.fail();
  await first.acting;
  second.succeed();
  await second.acting;
  expect(shown()).toContain('c');
  expect(client.getQueryState(['list', ''])?.isInvalidated).toBe(true);
});

test('data that was never loaded is not invented', async () => {
  const { client, action } = setup({ queryKey: ['other'], change: () => ['made up'] });
  const { succeed, acting } = await action('b');
  succeed();
  await acting;
  expect(client.getQueryData(['other'])).toBeUndefined();
});

test('an answer that was on its way before the act is not shown over it', async () => {
  const { client, action, shown } = setup();
  let arrive: (names: string[]) => void = () => undefined;
  const reading = client
    .fetchQuery({ queryKey: ['list', ''], queryFn: () => new Promise<string[]>((resolve) => (arrive = resolve)), staleTime: 0 })
    .catch(() => undefined);
  const { succeed, acting } = await action('b');
  arrive(['a']);
  await reading;
  succeed();
  await acting;
  expect(shown()).toEqual(['a', 'b']);
});
