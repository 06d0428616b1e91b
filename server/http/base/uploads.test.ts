import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inUploadTurn } from './uploads.js';

/*
 * Uploads take turns. The body of an upload is not read before its account's turn. A sender who disconnects while
 * waiting uses no turn.
 */

/** Uploads of one account that are received at once. */
const atOnce = 3;
const waitingPerShare = 100;

interface Upload {
  readonly request: IncomingMessage;
  readonly outcome: Promise<string>;
  readonly state: { isRead: boolean };
  readonly end: () => void;
}

let begun: Upload[];
beforeEach(() => {
  begun = [];
});
afterEach(async () => {
  for (const { end, request } of begun) {
    end();
    request.emit('close');
  }
  await Promise.all(begun.map(({ outcome }) => outcome));
});

function begin(share: string, request = new IncomingMessage(new Socket())): Upload {
  const state = { isRead: false };
  let end!: () => void;
  const body = new Promise<void>((resolve) => (end = resolve));
  const outcome = inUploadTurn(share, request, async () => {
    state.isRead = true;
    await body;
    return 'stored';
  }).catch((error: { name: string; code?: string; problem?: string }) => error.code ?? error.problem ?? error.name);
  const upload = { request, outcome, state, end };
  begun.push(upload);
  return upload;
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const several = (share: string, count: number) => Array.from({ length: count }, () => begin(share));

test('an account’s fourth upload waits for one of three, and another account’s does not', async () => {
  const [first, , , fourth] = several('ani', atOnce + 1);
  const other = begin('budi');
  await turn();
  expect([fourth!.state.isRead, other.state.isRead]).toEqual([false, true]);
  first!.end();
  expect(await first!.outcome).toBe('stored');
  await turn();
  expect(fourth!.state.isRead).toBe(true);
});

test('a sender who leaves while waiting takes no turn, and the next one does', async () => {
  const [first, , , leaving, next] = several('ani', atOnce + 2);
  leaving!.request.emit('close');
  expect(await leaving!.outcome).toBe('broken');
  first!.end();
  await turn();
  expect([leaving!.state.isRead, next!.state.isRead]).toEqual([false, true]);
});

test('a sender who left before the turn was asked for takes none', async () => {
  const gone = new IncomingMessage(new Socket());
  gone.destroy();
  await once(gone, 'close');
  const upload = begin('ani', gone);
  expect([await upload.outcome, upload.state.isRead]).toEqual(['broken', false]);
  expect(gone.listenerCount('close')).toBe(0);
});

test('a body that was read before, as JSON is, takes its turn and is judged by the route', async () => {
  const read = new IncomingMessage(new Socket());
  read.push(null);
  read.resume();
  await once(read, 'close');
  const upload = begin('ani', read);
  await turn();
  upload.end();
  expect(await upload.outcome).toBe('stored');
});

test('an account with too many waiting uploads is told so, and others are served', async () => {
  several('ani', atOnce + waitingPerShare);
  expect(await begin('ani').outcome).toBe('too_many_at_once');
  expect(begin('budi').state.isRead).toBe(true);
});

test('with too many waiting uploads of all accounts, everybody is told that the server is busy', async () => {
  for (let account = 0; account < 13; account += 1) several(`shop ${account}`, atOnce);
  for (let account = 0; account < 10; account += 1) several(`shop ${account}`, waitingPerShare);
  begin('takes the last turn');
  expect(await begin('one more').outcome).toBe('busy');
});

test('an upload that ended is not told when its connection closes later', async () => {
  const upload = begin('ani');
  upload.end();
  expect(await upload.outcome).toBe('stored');
  expect(upload.request.listenerCount('close')).toBe(1); // of what follows the pace
  expect(upload.request.emit('close')).toBe(true);
  expect(upload.request.listenerCount('close')).toBe(0);
});
