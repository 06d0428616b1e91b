import { proto } from 'baileys';
import { io } from 'socket.io-client';
import { limits } from '../../../contracts/values/limits.ts';
import { fillings, messageMaxChars, strangeBodies } from '../../fuzz/largest.ts';
import { hostileFiles } from '../../fuzz/hostile-files.ts';
import { linkOwner, type Owner } from '../owners.ts';
import type { TestApp } from '../test-app.ts';
import { blackPicture, messagesOf } from './largest-inputs.ts';

/** An owner who means harm, with a bot of their own and a lead who helps. */
export interface Attacker {
  readonly owner: Owner;
  /** Number of the bot. */
  readonly bot: string;
  /** One attack of this attacker's kind. */
  readonly attack: () => Promise<unknown>;
  readonly kind: string;
}

type Prepare = (app: TestApp, owner: Owner, bot: string) => Promise<() => Promise<unknown>>;

const pick = <One>(values: readonly One[], nth: number): One => values[nth % values.length]!;
const picturePoints = 6_000;
const wholeText = Object.values(fillings).map((fill) => fill(messageMaxChars));
const framesAtOnce = 50;

function upload(app: TestApp, { token }: Owner, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` };
  return fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: bytes }).then((answer) => answer.arrayBuffer());
}

/** A function that is called with 0, 1, 2 … */
function counted(work: (nth: number) => Promise<unknown>): () => Promise<unknown> {
  let nth = 0;
  return () => work(nth++);
}

/** Each kind of attack that once stopped a server, and its neighbours. Each inherits nothing from another. */
const kinds: Readonly<Record<string, Prepare>> = {
  'hostile workbooks': async (app, owner) => {
    const files = Object.values(hostileFiles).map((make) => new Uint8Array(make()));
    return counted((nth) => upload(app, owner, '/products/import/preview', pick(files, nth)));
  },
  'large pictures': async (app, owner) => {
    const picture = new Uint8Array(blackPicture(picturePoints));
    return () => upload(app, owner, '/photos', picture);
  },
  'hanging links': async (app, owner) => {
    const base = app.sandbox.addresses.photos;
    return counted(async (nth) => {
      await app.sandbox.call('POST', '/photos/faults', { next: { kind: 'hang', match: `gantung-${nth}` } });
      return owner.api.post('/photos/links', { link: `${base}/shop/gantung-${nth}.jpg` });
    });
  },
  'full exports': async (_app, owner) => {
    const rows = Array.from({ length: limits.productsMax }, (_, nth) => `Kaos ${nth};75000;250;12;S; M; L = Rp 80.000`);
    await owner.api.call('POST', '/products/import', ['nama;harga;berat;stok;varian', ...rows].join('\n'), {
      'Content-Type': 'application/octet-stream',
    });
    return counted((nth) => owner.api.get(pick(['/products/export?format=csv', '/products/export?format=xlsx'], nth)));
  },
  'strange bodies': async (_app, owner) => {
    const bodies = Object.values(strangeBodies).map((make) => make(limits.bodyBytes - 1_000));
    return counted((nth) => owner.api.call('POST', '/prompt', pick(bodies, nth)));
  },
  'long trainings': async (_app, owner) =>
    counted((nth) => owner.api.post('/prompt', { prompt: pick(wholeText, nth).slice(0, limits.promptMaxChars) })),
  'long searches': async (_app, owner) =>
    counted((nth) => owner.api.get(`/chat/search?q=${encodeURIComponent(pick(wholeText, nth).slice(0, 100).toWellFormed())}`)),
  'large frames': async (app, owner) => {
    const socket = io(app.url, { transports: ['websocket'], forceNew: true, auth: { token: owner.token } });
    app.onClose(async () => socket.disconnect());
    const text = fillings['brackets']!(limits.bodyBytes);
    return async () => {
      for (let nth = 0; nth < framesAtOnce; nth += 1) socket.emit('chat.typing', { text });
      return owner.api.get('/profile');
    };
  },
  "leads' long messages": async (app, _owner, bot) => {
    const lead = await app.sandbox.phone(undefined, fillings['blanks']!(2_000));
    return counted((nth) => lead.send(bot, pick(wholeText, nth)));
  },
  "leads' messages of all kinds": async (app, _owner, bot) => {
    const lead = await app.sandbox.phone(undefined, 'Lead');
    const messages = Object.values(messagesOf(fillings['blanks']!(messageMaxChars))).map((message) =>
      Buffer.from(proto.Message.encode(message).finish()).toString('base64'),
    );
    return counted((nth) => lead.send(bot, { raw: pick(messages, nth) }));
  },
};

/** So many attackers, of all kinds in turn, with all that they need. */
export async function makeAttackers(app: TestApp, count: number): Promise<Attacker[]> {
  const names = Object.keys(kinds);
  return Promise.all(
    Array.from({ length: count }, async (_, nth): Promise<Attacker> => {
      const owner = await app.registerOwner();
      const bot = await linkOwner(app, owner);
      const kind = pick(names, nth);
      return { owner, bot, kind, attack: await kinds[kind]!(app, owner, bot) };
    }),
  );
}

/**
 * All of them attack at once, each as fast as it gets answers, while `work` runs.
 * @returns what `work` returned, and the number of attacks of each kind
 */
export async function underAttack<Result>(
  attackers: readonly Attacker[],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly counts: Readonly<Record<string, number>> }> {
  const counts: Record<string, number> = Object.fromEntries(attackers.map(({ kind }) => [kind, 0]));
  let isOver = false;
  const keepOn = async ({ kind, attack }: Attacker): Promise<void> => {
    while (!isOver) {
      await attack().catch(() => undefined); // a connection that is cut is an answer
      counts[kind]! += 1;
    }
  };
  const running = Promise.all(attackers.map(keepOn));
  try {
    return { result: await work(), counts };
  } finally {
    isOver = true;
    await running;
  }
}

/** How the panel and the leads of an owner fare. */
export interface Service {
  readonly leadsAsked: number;
  readonly leadsAnswered: number;
  /** Answers to the panel that were no success. */
  readonly failed: readonly string[];
  readonly panelMs: readonly number[];
  readonly answerMs: readonly number[];
}

/** A busy panel stays below the limit of 1,200 requests of one owner per minute. */
const betweenRequestsMs = 100;
const panelPaths = ['/profile', '/chat/contacts', '/bot/status', '/products', '/analytics/summary'];

/** Leads of that owner write, one after the other, while the panel is used. */
export async function watchService(app: TestApp, owner: Owner, bot: string, questions: number): Promise<Service> {
  const panelMs: number[] = [];
  const answerMs: number[] = [];
  const failed: string[] = [];
  let isOver = false;
  let leadsAnswered = 0;
  const panel = async (): Promise<void> => {
    for (let nth = 0; !isOver; nth += 1) {
      const path = pick(panelPaths, nth);
      const from = performance.now();
      const status = await owner.api.get(path).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      panelMs.push(performance.now() - from);
      if (status !== 200) failed.push(`${path}: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, betweenRequestsMs));
    }
  };
  const watching = panel();
  try {
    for (let nth = 0; nth < questions; nth += 1) {
      const lead = await app.sandbox.phone();
      const from = performance.now();
      const { reply } = await lead.ask(bot, 'Halo, masih ada?');
      answerMs.push(performance.now() - from);
      if (reply.text !== '') leadsAnswered += 1;
    }
  } finally {
    isOver = true;
    await watching;
  }
  return { leadsAsked: questions, leadsAnswered, failed, panelMs, answerMs };
}
