import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { threadLength, type Memory, type OpenTurn, type ThreadMessage } from '../../conversations/conversations.types.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { needsSummary, nextStep } from './memory.rules.js';
import { buildMessages, historyTokens, type PromptFacts } from './reply-prompt.rules.js';

const tools: unknown = JSON.parse(readFileSync(new URL('../tools/tool-definitions.json', import.meta.url), 'utf8'));
const minuteMs = 60_000;
const said =
  'jadi ambil yang ukuran besar ya kak soalnya buat seragam kantor, nanti dikirim ke alamat yang kemarin saja, terima kasih banyak. ';

/** A function that returns repeatable pseudo-random numbers below `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A conversation in which leads write one to three messages in a row, with days between some of them. */
function conversation(seed: number, { shortest, longest }: { shortest: number; longest: number }): ThreadMessage[] {
  const next = numbers(seed);
  const thread: ThreadMessage[] = [];
  let at = Date.UTC(2026, 0, 5);
  const add = (sender: ThreadMessage['sender']) => {
    const seq = thread.length + 1;
    const body = `${seq} ${said.repeat(6)}`.slice(0, shortest + next(longest - shortest));
    at += next(20) === 0 ? (1 + next(7)) * 24 * 60 * minuteMs : minuteMs;
    thread.push({
      id: String(seq),
      transcript: null,
      quoted: null,
      hasFile: false,
      sender,
      kind: 'text',
      body,
      seq,
      turn: null,
      storedAtMs: at,
    } as ThreadMessage);
  };
  while (thread.length < 400) {
    for (let burst = 1 + next(3); burst > 0; burst -= 1) add('lead');
    for (let bubbles = 1 + next(2); bubbles > 0; bubbles -= 1) add(next(15) === 0 ? 'owner' : 'bot');
  }
  return thread;
}

/** The facts of a busy conversation besides its messages. */
const busy: PromptFacts['known'] = {
  orders: [{ summary: '2 kaos polos navy L, kirim ke Bandung', amount: 160_000, state: 'new', doubt: null, at: new Date(0) }],
  questions: [{ question: 'Apakah kaos polos ada ukuran XXL warna navy?' }],
  acts: [1, 2].map(() => ({
    ...{ at: new Date(0), handover: null },
    tools: [
      { name: 'cek_ongkir', arguments: '{"tujuan":"Coblong, Bandung"}', result: 'JNE REG Rp 12.000, 2-3 hari. J&T Rp 11.000, 2-4 hari.' },
    ],
  })),
};

/** The bytes of each request in order, and the number of summaries that are written between the turns. */
function requestsOf(thread: readonly ThreadMessage[], known?: PromptFacts['known']): { requests: Buffer[]; summaries: number } {
  const prompts = { ...noPrompts, prompt: 'Toko Kaos Sari. Kaos polos Rp 50.000, hoodie Rp 120.000. '.repeat(20) };
  let memory: Memory = { summary: '', uptoSeq: 0, facts: {} };
  const requests: Buffer[] = [];
  let summaries = 0;
  for (const [at, message] of thread.entries()) {
    if (message.sender === 'lead' || thread[at - 1]?.sender !== 'lead') continue;
    const loaded = thread.slice(Math.max(0, at - threadLength), at);
    const firstOpen = loaded.findLastIndex(({ sender }) => sender !== 'lead') + 1;
    const messages = buildMessages({
      prompts,
      data: noOwnerData,
      leadName: 'Budi',
      now: new Date(message.storedAtMs),
      history: loaded.slice(0, firstOpen),
      open: loaded.slice(firstOpen),
      historyTokens,
      memory,
      ...(known && { known }),
    });
    // providers put the tools before the messages
    requests.push(Buffer.from(JSON.stringify([tools, messages])));
    if (needsSummary({ thread: loaded, memory } as Pick<OpenTurn, 'thread' | 'memory'>)) {
      const left = thread.slice(0, at).filter(({ seq }) => seq > memory.uptoSeq);
      const upto = nextStep(left, left.length).at(-1);
      if (!upto) continue;
      summaries += 1;
      memory = { ...memory, uptoSeq: upto.seq, summary: `Sampai pesan ${upto.seq} dibahas kaos dan hoodie untuk seragam.` };
    }
  }
  return { requests, summaries };
}

function samePrefix(one: Buffer, other: Buffer): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/**
 * Minimum share of a request, byte by byte, that equals the previous request. The rest is new words, the state with the
 * clock, and sometimes a cut. Longer messages make cuts more frequent.
 */
test.each([
  ['short', { shortest: 5, longest: 60 }, 0.94],
  ['ordinary', { shortest: 20, longest: 200 }, 0.91],
  ['long', { shortest: 150, longest: 500 }, 0.89],
  ['very long', { shortest: 400, longest: 760 }, 0.82],
])('requests with %s messages begin like the ones before, also beyond 80 messages', (_length, sizes, least) => {
  expect(meanShare(sizes)).toBeGreaterThan(least);
});

test.each([
  ['short', { shortest: 5, longest: 60 }, 0.2],
  ['long', { shortest: 150, longest: 500 }, 0.3],
  ['very long', { shortest: 400, longest: 760 }, 0.5],
])('a summary takes several %s messages, so that few answers are followed by one', (_length, sizes, most) => {
  const { requests, summaries } = requestsOf(conversation(1, sizes));
  expect(summaries / requests.length).toBeLessThan(most);
});

test('orders, questions and calls of tools come behind the part that stays the same, and are short', () => {
  const sizes = { shortest: 20, longest: 200 };
  const share = meanShare(sizes, busy);
  expect(share).toBeGreaterThan(0.9);
  expect(meanShare(sizes) - share).toBeLessThan(0.03);
});

/** Mean share of a request that equals the previous request, for conversations with more than 80 messages. */
function meanShare(sizes: Parameters<typeof conversation>[1], known?: PromptFacts['known']): number {
  const requests = [1, 2, 3].map((seed) => requestsOf(conversation(seed, sizes), known).requests.slice(40));
  const shares = requests.flatMap((one) => one.slice(1).map((now, at) => samePrefix(one[at]!, now) / now.length));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
