import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Attention } from './attention.js';

/* The presence of one session: what it reports to WhatsApp, and when. */

const [budi, siti] = ['budi@s.whatsapp.net', 'siti@s.whatsapp.net'];

let told: string[];
let attention: Attention;
/** Maximum time of an answer: the longest wait for a lead who keeps writing, plus the time to generate the answer. */
const answerMs = 20_000;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  const tell = async (words: string): Promise<void> => void told.push(words);
  attention = new Attention(
    {
      setAvailable: (is) => tell(is ? 'available' : 'unavailable'),
      watchTyping: (jid) => tell(`watches ${jid}`),
      typing: (jid, is) => tell(`${is ? 'types' : 'types no more'} ${jid}`),
    },
    5_000,
    (work) => void work,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns the reports from now on, while time passes with a tick each second, as in a host. */
async function pass(ms: number): Promise<string[]> {
  const before = told.length;
  for (let passed = 0; passed < ms; passed += 1_000) {
    await jest.advanceTimersByTimeAsync(1_000);
    attention.tick();
  }
  return told.slice(before);
}
const toldBy = async (action: () => unknown): Promise<string[]> => {
  const before = told.length;
  await action();
  await jest.advanceTimersByTimeAsync(0);
  return told.slice(before);
};

test('becomes available once for two chats, and unavailable once both were left for as long as an answer may take', async () => {
  expect(await toldBy(() => attention.begin(budi))).toEqual(['available', `watches ${budi}`]);
  expect(await toldBy(() => attention.begin(budi))).toEqual([]);
  await pass(5_000);
  expect(await toldBy(() => attention.begin(siti))).toEqual([`watches ${siti}`]);
  expect(await pass(answerMs - 1_000)).toEqual([]);
  expect(await pass(1_000)).toEqual(['unavailable']);
  expect(await toldBy(() => attention.begin(budi))).toEqual(['available', `watches ${budi}`]);
});

test('watches a chat for five seconds after its answer', async () => {
  attention.begin(budi);
  await pass(1_000);
  attention.end(budi);
  expect(await pass(4_000)).toEqual([]);
  expect(await pass(1_000)).toEqual(['unavailable']);
});

test('the end of an answer in a chat that is not watched watches nothing', async () => {
  attention.end(budi);
  expect(await toldBy(() => attention.begin(budi))).toEqual(['available', `watches ${budi}`]);
});

test('typing keeps the device in use for eight seconds, and then it becomes unavailable', async () => {
  expect(await toldBy(() => attention.type(budi))).toEqual([`types ${budi}`]);
  expect(await pass(7_000)).toEqual([]);
  expect(await pass(1_000)).toEqual(['unavailable']);
  expect(await pass(60_000)).toEqual([]);
});

test.each([
  ['its answer was sent', async () => attention.end(budi)],
  ['the device became unavailable, which ends it by itself', async () => void (await pass(8_000))],
  ['it was ended before', async () => attention.stopTyping(budi)],
])('typing is not ended once more where %s', async (_why, endsIt) => {
  await attention.type(budi);
  await endsIt();
  expect(await toldBy(() => attention.stopTyping(budi))).toEqual([]);
  expect(await toldBy(() => attention.stopAllTyping())).toEqual([]);
});

test('stopping the bot ends typing in each chat that shows it', async () => {
  await attention.type(budi);
  await attention.type(siti);
  expect(await toldBy(() => attention.stopAllTyping())).toEqual([`types no more ${budi}`, `types no more ${siti}`]);
});

test('after typing was ended, an answer that is being prepared shows none for a minute; other chats do', async () => {
  attention.stopTyping(budi);
  expect(await toldBy(() => attention.think(budi))).toEqual([]);
  expect(await toldBy(() => attention.think(siti))).toEqual([`types ${siti}`]);
  await pass(59_000);
  expect(await toldBy(() => attention.think(budi))).toEqual([]);
  await pass(1_000);
  expect(await toldBy(() => attention.think(budi))).toEqual([`types ${budi}`]);
});

test.each([
  ['another question', async () => attention.begin(budi)],
  ['a message that is sent', () => attention.type(budi)],
])('%s lets typing be shown again at once', async (_what, begins) => {
  attention.stopTyping(budi);
  await begins();
  expect(await toldBy(() => attention.think(budi))).toEqual([`types ${budi}`]);
});

test('a further question in a chat begins its time again', async () => {
  attention.begin(budi);
  await pass(15_000);
  attention.begin(budi);
  expect(await pass(answerMs - 1_000)).toEqual([]);
  expect(await pass(1_000)).toEqual(['unavailable']);
});

test('a chat whose time is over is watched anew by its next question, while another one keeps the device available', async () => {
  attention.begin(budi);
  await pass(10_000);
  attention.begin(siti);
  await pass(10_000);
  expect(await toldBy(() => attention.begin(budi))).toEqual([`watches ${budi}`]);
});

test('typing in one chat keeps no other one, and the device, in use for longer than itself', async () => {
  attention.begin(siti);
  await pass(answerMs - 4_000);
  await attention.type(budi);
  expect(await pass(7_000)).toEqual([]);
  expect(await pass(1_000)).toEqual(['unavailable']);
});
