import type { Connection } from '../session/connection.ts';
import { noteUnknown } from '../session/unknown.ts';
import { candidateOf } from '../pairing/pairing.ts';
import { child, children, serverJid, stanza } from '../wire/node.ts';
import { parseJid } from '../wire/jid.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';
import { answerAccount } from './account.ts';
import { answerAppState } from './app-state.ts';
import { answerCart } from './carts.ts';
import { answerEncrypt } from './encrypt.ts';
import { answerMd } from './md.ts';
import { answerMedia } from './media.ts';
import { errorNode } from './question.ts';
import type { Answer, Question } from './question.ts';
import { answerUsync } from './usync.ts';

const notImplemented = 501;

const byNamespace: Record<string, (question: Question) => Answer | Promise<Answer>> = {
  encrypt: answerEncrypt,
  usync: answerUsync,
  md: answerMd,
  'w:sync:app:state': answerAppState,
  'w:m': answerMedia,
  'fb:thrift_iq': answerCart,
};

/**
 * Answers every iq, because the client waits 60 s for a missing answer. An unknown iq gets error 501 and is recorded.
 * The client matches answers by id alone.
 */
export function answerIq(world: World, connection: Connection, iq: Stanza): void {
  const { type } = iq.attrs;
  if (type === 'result' || type === 'error') {
    if (child(iq, 'pair-device-sign')) candidateOf(connection)?.finish?.(iq);
    return;
  }
  countQueries(world, iq);
  const lateMs = world.faults.slowness(peopleIn(world, connection, iq));
  if (lateMs <= 0) answer(world, connection, iq);
  else setTimeout(() => connection.isOpen && answer(world, connection, iq), lateMs);
}

function answer(world: World, connection: Connection, iq: Stanza): void {
  const { xmlns = '' } = iq.attrs;
  const jobs: (() => void)[] = [];
  const known = (byNamespace[xmlns] ?? answerAccount)({ world, connection, iq, afterwards: (job) => jobs.push(job) });
  if (!(known instanceof Promise)) return reply(world, connection, iq, { known, jobs });
  known.then(
    (late) => connection.isOpen && reply(world, connection, iq, { known: late, jobs }),
    () => connection.close(),
  );
}

function reply(world: World, connection: Connection, iq: Stanza, { known, jobs }: { known: Answer; jobs: (() => void)[] }): void {
  if (known === undefined) noteUnknown(world, connection, iq);
  const content = known ?? [errorNode(notImplemented, 'feature-not-implemented')];
  const failed = content[0]?.tag === 'error';
  connection.send(
    stanza('iq', { from: serverJid, type: failed ? 'error' : 'result', id: iq.attrs.id }, content.length > 0 ? content : undefined),
  );
  for (const job of jobs) job();
}

/**
 * Numbers of the people whose devices, LID or keys the query requests. A query for app state concerns the client's
 * own account.
 */
function peopleIn(world: World, { companion }: Connection, iq: Stanza): string[] {
  if (iq.attrs.xmlns === 'w:sync:app:state') return companion ? [companion.owner] : [];
  const usync = child(child(iq, 'usync'), 'list');
  return children(usync ?? child(iq, 'key'), 'user').flatMap((user) => world.byAddress(parseJid(user.attrs.jid))?.number ?? []);
}

/** Counts queries when they arrive, so that a query without an answer is counted too. */
function countQueries(world: World, iq: Stanza): void {
  const usync = child(iq, 'usync');
  const protocols = children(child(usync, 'query')).map(({ tag }) => tag);
  for (const user of children(child(usync, 'list'), 'user')) {
    const person = world.byAddress(parseJid(user.attrs.jid));
    for (const protocol of protocols) person?.queries.set(protocol, (person.queries.get(protocol) ?? 0) + 1);
  }
}
