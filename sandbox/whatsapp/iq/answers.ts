import type { Connection } from '../session/connection.ts';
import { noteUnknown } from '../session/unknown.ts';
import { candidateOf } from '../pairing/pairing.ts';
import { child, serverJid, stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';
import { answerAccount } from './account.ts';
import { answerAppState } from './app-state.ts';
import { answerEncrypt } from './encrypt.ts';
import { answerMd } from './md.ts';
import { answerMedia } from './media.ts';
import { errorNode } from './question.ts';
import type { Answer, Question } from './question.ts';
import { answerUsync } from './usync.ts';

const notImplemented = 501;

const byNamespace: Record<string, (question: Question) => Answer> = {
  encrypt: answerEncrypt,
  usync: answerUsync,
  md: answerMd,
  'w:sync:app:state': answerAppState,
  'w:m': answerMedia,
};

/**
 * Answers every iq. An unanswered one would cost the client 60 s; one that is not known gets error 501 and is remembered.
 * The client matches answers by id alone.
 */
export function answerIq(world: World, connection: Connection, iq: Stanza): void {
  const { id, type, xmlns = '' } = iq.attrs;
  if (type === 'result' || type === 'error') {
    if (child(iq, 'pair-device-sign')) candidateOf(connection)?.finish?.(iq);
    return;
  }
  const jobs: (() => void)[] = [];
  const answer = (byNamespace[xmlns] ?? answerAccount)({ world, connection, iq, afterwards: (job) => jobs.push(job) });
  if (answer === undefined) noteUnknown(world, connection, iq);
  const content = answer ?? [errorNode(notImplemented, 'feature-not-implemented')];
  const failed = content[0]?.tag === 'error';
  connection.send(stanza('iq', { from: serverJid, type: failed ? 'error' : 'result', id }, content.length > 0 ? content : undefined));
  for (const job of jobs) job();
}
