import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { BinaryNode } from 'baileys';
import { Intake, type IntakeFailure } from './intake.js';

/** A socket like Baileys', with one message handler. The test defines what the handler does. */
function harness(handle: (stanza: BinaryNode, tools: { send(): void; ask(): void; intake: Intake }) => unknown) {
  const failures: IntakeFailure[] = [];
  const sent: number[] = [];
  const ws = new EventEmitter();
  const frames = { send: (data: Uint8Array) => void sent.push(data[0]!) };
  const refused: (string | undefined)[] = [];
  const intake = new Intake(
    (failure) => {
      failures.push(failure);
      frames.send = () => undefined;
    },
    (stanza) => {
      if (stanza.attrs['id'] === 'UNSTORABLE') throw new Error('cannot be kept');
      refused.push(stanza.attrs['id']);
    },
  );
  const out = { send: (data: Uint8Array) => frames.send(data) };
  const send = (): void => out.send(Uint8Array.of(1));
  const ask = (): void => {
    ws.on('TAG:1', () => undefined);
    out.send(Uint8Array.of(2));
  };
  const done: Promise<unknown>[] = [];
  const work = (stanza: BinaryNode): unknown => {
    const handled = Promise.resolve(handle(stanza, { send, ask, intake })).catch(() => undefined);
    done.push(handled);
    return handled;
  };
  ws.on('CB:message', work);
  intake.guard(ws, out);
  const receive = async (attrs: Record<string, string>): Promise<void> => {
    ws.emit('CB:message', { tag: 'message', attrs });
    await Promise.all(done);
  };
  return { receive, failures, refused, sent, intake, ws };
}

const fromLead = { from: '6281234567890@s.whatsapp.net', id: 'A1' };
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('known messages may be answered', async () => {
  const { receive, failures, sent } = harness(async (stanza, { send, intake }) => {
    await tick();
    intake.settled(stanza);
    await tick();
    send();
  });
  await receive(fromLead);
  expect([failures, sent]).toEqual([[], [1]]);
});

test('a message that Baileys refuses unread is kept by a row, and the refusal leaves, however often it says so', async () => {
  const { receive, failures, refused, sent } = harness(async (_, { send }) => {
    await tick();
    send();
    send();
  });
  await receive(fromLead);
  await receive({ ...fromLead, id: 'A2' });
  expect([failures, refused, sent]).toEqual([[], ['A1', 'A2'], [1, 1, 1, 1]]);
});

test('a refusal of a message that cannot be kept does not leave: the connection ends', async () => {
  const { receive, failures, sent } = harness((_, { send }) => send());
  await receive({ ...fromLead, id: 'UNSTORABLE' });
  expect(failures).toEqual([{ waId: 'UNSTORABLE', error: expect.any(Error) }]);
  expect(sent).toEqual([]);
});

test('a question to WhatsApp says nothing of the message', async () => {
  const { receive, failures, sent } = harness(async (_, { ask }) => {
    await tick();
    ask();
  });
  await receive(fromLead);
  expect([failures, sent]).toEqual([[], [2]]);
});

test('a stanza that is no person’s message is answered as Baileys chooses', async () => {
  const { receive, failures, sent } = harness((_, { send }) => send());
  await receive({ from: '123@g.us', id: 'G1' });
  expect([failures, sent]).toEqual([[], [1]]);
});

test('an error of ours ends the connection once, before Baileys receives it', async () => {
  const error = new Error('the store is away');
  let wasOverWhenHeard = false;
  const { receive, failures, sent } = harness(async (_, { send, intake }) => {
    await intake.own(() => Promise.reject(error)).catch(() => (wasOverWhenHeard = intake.isOver));
    await intake.own(() => Promise.reject(new Error('again'))).catch(() => undefined);
    send();
  });
  await receive(fromLead);
  expect(wasOverWhenHeard).toBe(true);
  expect(failures).toEqual([{ waId: 'A1', error }]);
  expect(sent).toEqual([]);
});

test('two messages at once are kept apart', async () => {
  const { receive, failures } = harness(async (stanza, { send, intake }) => {
    const isFirst = stanza.attrs['id'] === 'A1';
    if (isFirst) intake.settled(stanza);
    await tick();
    if (isFirst) send();
    else await intake.own(() => Promise.reject(new Error('unreadable')));
  });
  await Promise.all([receive(fromLead), receive({ ...fromLead, id: 'A2' })]);
  expect(failures.map((one) => one.waId)).toEqual(['A2']);
});

test('arrived messages count as taken once each is read, however late Baileys gets them; later ones do not count', async () => {
  const release = Promise.withResolvers<void>();
  const { intake, ws } = harness(async (stanza) => {
    if (stanza.attrs['id'] === 'A2') intake.settled(stanza);
    await release.promise;
  });
  const stanza = (id: string): BinaryNode => ({ tag: 'message', attrs: { ...fromLead, id } });
  const [waits, known, ignored, later] = [stanza('A1'), stanza('A2'), stanza('A3'), stanza('A4')];
  for (const one of [waits, known, ignored]) intake.came(one);
  const steps: string[] = [];
  void intake.takenSoFar().then(() => steps.push('taken'));
  intake.came(later);
  ws.emit('CB:message', known);
  ws.emit('CB:message', ignored);
  await tick();
  expect(steps).toEqual([]);
  intake.settled(waits);
  await tick();
  expect(steps).toEqual([]); // Baileys still processes a message of which nothing is stored
  release.resolve();
  await tick();
  expect(steps).toEqual(['taken']);
});

test('what Baileys sends after a question, in a later turn, is about the message again', async () => {
  const { receive, failures, refused, sent } = harness(async (_, { ask, send }) => {
    ask();
    await tick();
    send();
  });
  await receive(fromLead);
  expect([failures, refused, sent]).toEqual([[], ['A1'], [2, 1]]);
});

test('a listener for anything but an answer makes no question of the next frame', async () => {
  const { receive, refused, sent, ws } = harness((_, { send }) => {
    ws.on('CB:receipt', () => undefined);
    send();
  });
  await receive(fromLead);
  expect([refused, sent]).toEqual([['A1'], [1]]);
});

test('a message whose handling fails no longer holds up what waits for those that came before', async () => {
  const { ws, intake } = harness(() => undefined);
  ws.removeAllListeners('CB:message');
  const fails = (): unknown => Promise.reject(new Error('of Baileys'));
  ws.on('CB:message', fails);
  intake.guard(ws, { send: () => undefined });
  const stanza: BinaryNode = { tag: 'message', attrs: fromLead };
  intake.came(stanza);
  const taken = intake.takenSoFar().then(() => 'taken');
  ws.emit('CB:message', stanza);
  await tick();
  expect(await Promise.race([taken, tick()])).toBe('taken');
});
