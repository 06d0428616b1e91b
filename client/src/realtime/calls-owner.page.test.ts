import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { ServerToPanel } from '#contracts/realtime/events';
import { ids } from '../app/walk/answers/ids.js';
import { budi, messages, siti } from '../app/walk/answers/chat-answers.js';
import { dismissAllToasts, readToasts } from '../ui/feedback/toast-store.js';
import { liveHandlers } from './live-handlers.js';

/* The ways in which an event gets the owner's attention: a sound, a toast, a notice of the device. */

let rings: number;
let onDevice: string[];
/**
 * An audio context that a page may not use before a user gesture. The panel opens one for each sound and closes it
 * again.
 */
class Loudspeaker {
  readonly state = 'suspended';
  constructor() {
    rings += 1;
  }
  resume = async () => undefined;
  close = async () => undefined;
}
class PageNotification {
  static readonly permission = 'granted';
  constructor(title: string) {
    onDevice.push(title);
  }
}

// Installed once for all tests, because the pause after a sound continues in the next test.
jest.useFakeTimers();
beforeEach(async () => {
  Object.assign(window, { AudioContext: Loudspeaker, Notification: PageNotification });
  localStorage.setItem('suara', 'ya');
  // longer than the shortest time between two sounds
  await jest.advanceTimersByTimeAsync(10_000);
  [rings, onDevice] = [0, []];
  dismissAllToasts();
});
afterAll(() => {
  jest.useRealTimers();
  for (const name of ['AudioContext', 'Notification']) Reflect.deleteProperty(window, name);
});

type Told = { readonly [Event in keyof ServerToPanel]: readonly [Event, ...Parameters<ServerToPanel[Event]>] }[keyof ServerToPanel];

const notice = { id: ids.oldNotice, kind: 'closing', title: 'Closing baru', body: '2 Kaos', path: '/closing' } as const;
const [fromLead, fromBot, fromOwner] = messages;
const waiting = budi;
const calm = { ...siti, needsOwner: null };

test.each<[string, Told, boolean, readonly string[]]>([
  ['a message of a lead who waits for the owner', ['message.added', { message: fromLead!, contact: waiting }], true, []],
  ['a message of a lead whom the bot answers', ['message.added', { message: fromLead!, contact: calm }], false, []],
  ['an answer of the bot to a lead who waits', ['message.added', { message: fromBot!, contact: waiting }], false, []],
  ['a message that the owner wrote', ['message.added', { message: fromOwner!, contact: waiting }], false, []],
  ['a chat that waits', ['contact.changed', waiting], false, []],
  ['a notice', ['notice.raised', notice], true, ['Closing baru']],
  ['a test message', ['notice.raised', { ...notice, kind: 'test' }], false, []],
])('%s: %j rings %s, and shows on the device: %j', async (_what, [event, payload], isHeard, titles) => {
  const cache = new QueryClient();
  (liveHandlers(cache, () => undefined)[event] as (told: unknown) => void)(payload);
  await jest.advanceTimersByTimeAsync(3_000);
  expect([rings, onDevice]).toEqual([isHeard ? 1 : 0, titles]);
  cache.clear();
});

test.each([
  [undefined, 'info'],
  ['serious', 'serious'],
  ['good', 'good'],
] as const)('a notice of the level %s is shown as %s, with its place', (level, shown) => {
  liveHandlers(new QueryClient(), () => undefined)['notice.raised']({ ...notice, ...(level && { level }) });
  expect(readToasts().map(({ text, notice: of }) => [text, of])).toEqual([
    ['Closing baru\n2 Kaos', { id: notice.id, path: '/closing', level: shown }],
  ]);
});
