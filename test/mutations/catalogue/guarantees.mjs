import { mistakesIn } from '../mistake.mjs';

/*
 * Mutations of the path of a message through a session: guarantees 1, 3, 4, 6, 8, 13, 14 and 15 of
 * docs/ARCHITECTURE.md. Tests that need no stores detect them.
 */

const gate = { file: 'core/outside/whatsapp/order/send-gate.ts', test: 'core/outside/whatsapp/order/send-gate.test.ts' };
const intake = { file: 'core/outside/whatsapp/order/intake.ts', test: 'core/outside/whatsapp/order/intake.test.ts' };
const ledger = { file: 'server/sessions/commit/session-ledger.ts', test: 'server/sessions/commit/session-ledger.model.test.ts' };
const group = { file: 'server/sessions/commit/group-commit.ts', test: 'server/sessions/commit/group-commit.model.test.ts' };
const cache = { file: 'server/sessions/commit/key-cache.ts', test: 'server/sessions/commit/key-cache.model.test.ts' };
const queues = { file: 'server/sessions/outbound/outbound-queues.ts', test: 'server/sessions/outbound/outbound-queues.model.test.ts' };
const sending = { file: 'server/sessions/outbound/sending.rules.ts', test: 'server/sessions/outbound/sending.rules.test.ts' };
const hearing = { file: 'server/sessions/session/hearing.rules.ts', test: 'server/sessions/session/hearing.rules.test.ts' };
const outage = { file: 'server/sessions/session/outage.rules.ts', test: 'server/sessions/session/outage.rules.test.ts' };

const leases = { file: 'core/features/bots/leases.statements.ts', test: 'test/integration/sessions/session-vault.test.ts' };
const numbers = { file: 'core/features/bots/numbers.statements.ts', test: 'test/integration/sessions/session-number.test.ts' };

const migrators = { file: 'core/migrations/run.ts', test: 'test/integration/database/migrators.long.test.ts' };
const schema = { file: 'core/platform/database/schema-mismatch.rules.ts', test: 'core/platform/database/schema-mismatch.rules.test.ts' };
const swallow = 'test/chaos/stores-swallow.long.test.ts';
const loopGuard = { file: 'core/platform/loop/loop-guard.ts', test: 'test/integration/loop-guard.test.ts' };
const operations = { file: 'core/platform/loop/stalls.rules.ts', test: 'core/platform/loop/stalls.rules.test.ts' };

const oneHost = 'a session has one host at a time: only that of a dead host is claimed, and the host before writes nothing more';
const ledgerModel = 'a ledger is what its steps say: nothing is cut twice, skipped, read stale, or called stored before it is';
const queuesModel =
  'whatever connections do: one at a time and in order for each lead, never again once it is taken, and all of it in the end';

export const mistakes = [
  ...mistakesIn(gate, [
    {
      breaks: 'guarantee 1: nothing is said of a message before it is stored',
      before: 'step !== undefined && step <= this.policy.storedStep()',
      after: 'step !== undefined && step <= this.policy.step()',
      name: 'tells success at once, holds the frame until its step is stored, keeps the order',
    },
    {
      breaks: 'guarantee 1: a commit lets go only what it covers',
      before: 'if (step === undefined || step > stored) break;',
      after: 'if (step === undefined) break;',
      name: 'tells success at once, holds the frame until its step is stored, keeps the order',
    },
    {
      breaks: 'guarantee 1: frames keep their order',
      before: 'if (this.held.length === 0 && step !== undefined',
      after: 'if (step !== undefined',
      name: 'no frame overtakes a held one',
    },
    {
      breaks: 'guarantee 6: a host that may have lost the session sends nothing more',
      before: 'if (!this.policy.mayLeave()) return this.breakOff();\n    const transaction',
      after: 'const transaction',
      name: 'nor anything first',
    },
    {
      breaks: 'guarantee 6: neither does it send what it held',
      before: 'if (!this.policy.mayLeave()) return this.breakOff();\n    const stored',
      after: 'const stored',
      name: 'a host that may have lost the session sends nothing more',
    },
    {
      breaks: 'guarantee 14: a frame made in an open transaction waits for what that transaction writes',
      before: 'const transaction = this.policy.unwritten();',
      after: 'const transaction: object | undefined = undefined;',
      name: 'a frame made in an open transaction belongs to what the transaction writes',
    },
    {
      breaks: 'guarantee 14: what a transaction wrote lets its frames go',
      before: 'if (some) this.release();',
      after: '',
      name: 'a transaction that wrote nothing new holds its frames no longer than itself',
    },
    {
      breaks: 'a store that is away fills no memory',
      before: 'if (this.heldBytes > heldBytesLimit) this.breakOff();',
      after: '',
      name: 'too much waiting closes the socket',
    },
    {
      breaks: 'guarantee 13: a frame that waits for long is seen',
      before: 'return oldest ? this.policy.now() - oldest.heldAt : 0;',
      after: 'return 0;',
      name: 'tells how long the oldest held frame has waited',
    },
  ]),
  ...mistakesIn(intake, [
    {
      breaks: 'guarantee 1: a refusal leaves only after the message has its row',
      before: '      this.refused(stanza);\n',
      after: '',
      name: 'a message that Baileys refuses unread is kept by a row, and the refusal leaves, however often it says so',
    },
    {
      breaks: 'guarantee 1: an error of ours is no refusal of the message',
      before: '      this.failed(error, stanza);\n      throw error;\n',
      after: '      throw error;\n',
      name: 'an error of ours ends the connection once, before Baileys receives it',
    },
    {
      breaks: 'guarantee 14: a question to WhatsApp is no answer for a message',
      before: 'this.isAsking ? undefined : this.inHand()',
      after: 'this.inHand()',
      name: 'a question to WhatsApp says nothing of the message',
    },
    {
      breaks: 'what has come is waited for until it is known what it is',
      before: 'this.open.set(stanza, Promise.withResolvers());',
      after: '',
      name: 'arrived messages count as taken once each is read, however late Baileys gets them; later ones do not count',
    },
  ]),
  ...mistakesIn(ledger, [
    {
      breaks: 'guarantee 1: only what was cut is called stored',
      before: 'this.storedStep = cut.step;',
      after: 'this.storedStep = this.step;',
      name: ledgerModel,
    },
    {
      breaks: 'guarantee 1: a message is cut once',
      before: '    this.messages = [];\n    this.progress = [];\n    return cut;',
      after: '    this.progress = [];\n    return cut;',
      name: ledgerModel,
    },
    {
      breaks: 'guarantee 8: what is being committed is read as it was written',
      before: 'const open = this.keys.get(name) ?? this.underWay?.keys.get(name);',
      after: 'const open = this.keys.get(name);',
      name: 'a read returns the value that is being committed, not the one before it',
    },
    {
      breaks: 'guarantee 8: a key that was written while it was read is the newer one',
      before: 'const newer = this.keys.get(name) ?? this.underWay?.keys.get(name) ?? this.cache.peek(this.scope, type, id);',
      after: 'const newer = undefined as { value: unknown } | undefined;',
      name: 'a key that was committed while Postgres was asked for the one before it stays the newer one',
    },
    {
      breaks: 'guarantee 8: a key that was deleted is gone',
      before: '(given ?? null)',
      after: '(given ?? undefined)',
      name: ledgerModel,
    },
    {
      breaks: 'guarantee 1: a connection that gave up stores no half of a message',
      before: '    this.closed = true;\n    this.keys = new Map();',
      after: '    this.closed = true;',
      name: ledgerModel,
    },
  ]),
  ...mistakesIn(group, [
    {
      breaks: 'a session whose data is refused costs the others nothing',
      before: 'else if (cuts.length > 1) for (const cut of cuts) await this.store([cut]);',
      after: 'else if (cuts.length > 1) for (const cut of cuts) cut.ledger.failed(error);',
      name: 'many sessions in one commit: a write reported as stored is there once and in order, and no session waits for another',
    },
    {
      breaks: 'a store that stays away ends the connections',
      before: "if (faultKind(error) === 'away') for (const cut of cuts) cut.ledger.failed(error);",
      after: "if (faultKind(error) === 'away') return;",
      name: 'a store that stays away ends every connection with its messages unanswered, once each',
    },
  ]),
  ...mistakesIn(cache, [
    {
      breaks: 'guarantee 8: a key that cannot be read is not taken for none',
      before: 'if (isGone) done(undefined);',
      after: 'if (isGone || !(error instanceof UnknownKeyError)) done(undefined);',
      name: 'a read returns the stored value; a key that cannot be read counts as missing only when its damage is permanent',
    },
    {
      breaks: 'guarantee 8: a store that is away is asked again',
      before: 'if (pauseMs === null) throw error;',
      after: 'throw error;',
      name: 'a store that is away is asked again until it answers, and its absence is no missing key',
    },
    {
      breaks: 'guarantee 11: a connection sees its own keys only',
      before: 'return this.cache.get(`${scope}/${type}/${id}`);',
      after: 'return [...this.cache.entries()].find(([name]) => name.endsWith(`/${type}/${id}`))?.[1];',
      name: 'one session sees nothing of what another one committed, and one-time keys are not kept',
    },
  ]),
  ...mistakesIn(queues, [
    {
      breaks: 'guarantee 3: a bubble that is on its way is not sent beside itself',
      before: 'if (this.taken.has(row.waId)) this.refresh(row);\n        else this.enqueue(row);',
      after: 'this.enqueue(row);',
      name: queuesModel,
    },
    {
      breaks: 'guarantee 3: a resend has the same id',
      before: 'const leaving = { waId: row.waId, expiresAfter',
      after: 'const leaving = { waId: `${row.waId}${Math.random()}`, expiresAfter',
      name: queuesModel,
    },
    {
      breaks: 'guarantee 4: the next bubble waits for the word on the one before',
      before: 'return await ack.within(ackLimitMs);',
      after: 'return null;',
      name: queuesModel,
    },
    {
      breaks: 'guarantee 4: a conversation has one queue',
      before: '    if (queue) {',
      after: '    if (queue && row.byHand) {',
      name: queuesModel,
    },
  ]),
  ...mistakesIn({ ...queues, test: 'server/sessions/outbound/outbound-pacing.test.ts' }, [
    {
      breaks: 'guarantee 16: an automatic bubble asks for permission when it leaves',
      before: "if (row.isAutomatic && (await this.dependencies.withdrawn(row))) return 'no';",
      after: '',
      name: 'a message that is forbidden only after all earlier checks is stopped by the last one',
    },
    {
      breaks: 'guarantee 16: typing ends when a reading finds something against the bubble',
      before: 'if (index === 0 && row.forbidden !== null) queue.interrupt.abort();',
      after: '',
      name: 'a message that is forbidden while it is typed ends at once, visibly for the lead, and is checked once',
    },
  ]),
  ...mistakesIn(sending, [
    {
      breaks: 'guarantee 3: silence means the same id again, at once',
      before: 'const afterMs = outcome === outcomes.timeout ? 0 :',
      after: 'const afterMs = outcome === outcomes.error ? 0 :',
      name: 'what WhatsApp took is done; silence means the same id again; a restriction is never retried',
    },
    {
      breaks: 'a restricted number is not tried again',
      before: 'if (outcome === reachoutRefusal)',
      after: "if (outcome === '464')",
      name: 'what WhatsApp took is done; silence means the same id again; a restriction is never retried',
    },
    {
      breaks: 'a refused message is sent again once its token was renewed',
      before: "if (outcome === outcomes.tokenRenewed) return { kind: 'again', afterMs: 0, restricted: false };",
      after: "if (outcome === 'never') return { kind: 'again', afterMs: 0, restricted: false };",
      name: 'what WhatsApp took is done; silence means the same id again; a restriction is never retried',
    },
  ]),
  ...mistakesIn(hearing, [
    {
      breaks: 'guarantee 13: a connection that gets nothing asks its own phone',
      before: 'facts.unheardMs >= limits.unheardMs',
      after: 'facts.unheardMs >= limits.unheardMs * 100',
      name: 'that gets messages is left alone; a silent one asks its phone, and so does a new one',
    },
    {
      breaks: 'guarantee 13: what the server announced and does not hand over is deafness',
      before: "if (facts.announcedForMs !== null) return facts.announcedForMs >= limits.echoMs ? 'deaf' : 'wait';",
      after: '',
      name: 'is deaf when what the server announced does not come',
    },
    {
      breaks: 'a phone that never answers accuses nobody',
      before: "if (!history.phoneAnswers) return 'wait';",
      after: '',
      name: 'is looked at by a new login when nothing comes, but not for a phone that never answered, nor again and again',
    },
  ]),
  ...mistakesIn(outage, [
    {
      breaks: 'guarantee 13: the owner is told once per outage',
      before: "if (state.kind === 'told') return { state, tell: null };",
      after: '',
      name: 'once of a long outage, within 120 s, and once when it is over',
    },
    {
      breaks: 'guarantee 13: an outage is over when messages have passed for a while',
      before: "if (state.kind === 'none' || health.heardMs - health.sinceMs < stableMs) return { state, tell: null };",
      after: "if (state.kind === 'none') return { state, tell: null };",
      name: 'of a connection that opens again and again and never holds, once',
    },
    {
      breaks: 'guarantee 13: silence after a login does not end an outage',
      before: 'health.heardMs - health.sinceMs < stableMs',
      after: 'nowMs - health.sinceMs < stableMs',
      name: 'of a WhatsApp that lets each login in and then says nothing, once',
    },
  ]),
  ...mistakesIn(leases, [
    {
      breaks: 'guarantee 5: a session with a living host is not claimed',
      before: "AND (s.host_id IS NULL OR s.host_id = $1 OR NOT ${aliveHost('s.host_id')})",
      after: 'AND $1::text IS NOT NULL',
      name: oneHost,
    },
    {
      breaks: 'guarantee 5: neither by the sweep',
      before: 'AND (s.host_id IS NULL OR s.host_id NOT IN (SELECT id FROM alive))',
      after: '',
      name: oneHost,
    },
    {
      breaks: 'guarantee 5: each claim outdates the one before',
      before: 'UPDATE bot_sessions s SET host_id = $1, epoch = s.epoch + 1, updated_at = now() FROM free',
      after: 'UPDATE bot_sessions s SET host_id = $1, updated_at = now() FROM free',
      name: oneHost,
    },
    {
      breaks: 'guarantee 7: a dead host’s sessions are claimed',
      before: "AND (h.heartbeat_at < locks.since OR h.heartbeat_at > now() - interval '${hostClock.deadSeconds} seconds'",
      after: "AND (h.heartbeat_at < locks.since OR h.heartbeat_at > now() - interval '60 seconds'",
      name: oneHost,
    },
    {
      breaks: 'guarantee 7: what is stopped is not started',
      before: "WHERE s.desired = 'running' AND (s.host_id IS NULL",
      after: 'WHERE (s.host_id IS NULL',
      name: oneHost,
    },
    {
      breaks: 'guarantee 5: a host gives back only what it holds',
      before: 'WHERE s.epoch = w.epoch AND s.host_id = $1 ORDER BY',
      after: 'WHERE s.host_id = $1 ORDER BY',
      name: oneHost,
    },
    {
      file: 'core/features/bots/bots.statements.ts',
      breaks: 'guarantee 5: who lost the session shows nothing',
      before: 'WHERE s.bot_id = i.bot_id AND s.epoch = i.epoch AND (',
      after: 'WHERE s.bot_id = i.bot_id AND (',
      name: oneHost,
    },
  ]),
  ...mistakesIn(numbers, [
    {
      breaks: 'guarantee 12: a number that another account runs is seen',
      before: 'WHERE active_number = $1 AND bot_id <> $2 FOR UPDATE',
      after: 'WHERE active_number = $1 AND bot_id = $2 FOR UPDATE',
      name: 'a number scanned by a second account moves there: the first is stopped and notified, and neither takes the other for its owner',
    },
    {
      file: 'core/features/bots/session-numbers.service.ts',
      breaks: 'guarantee 12: a stored link takes no number',
      before: "if (holder && proof === 'link') return 'refused';",
      after: '',
      name: 'a stored link takes no number back: it is refused with a sentence, and the next scan decides',
    },
  ]),
  ...mistakesIn(loopGuard, [
    {
      breaks: 'what blocks the event loop is named',
      before: 'this.samples.push({ operation: currentOperation(),',
      after: 'this.samples.push({ operation: undefined,',
      name: 'a request that blocks the loop is logged by its route and ids, without its content',
    },
  ]),
  ...mistakesIn(operations, [
    {
      breaks: 'a bad machine does not fill the log',
      before: 'this.minute.lines >= linesPerMinute || this.minute.names.has(name)',
      after: 'this.minute.names.has(name)',
      name: 'are ten in a minute at most, whatever blocks',
    },
  ]),
  ...mistakesIn(migrators, [
    {
      breaks: 'migrators that wait keep no snapshot',
      before: 'SELECT pg_try_advisory_lock(hashtext',
      after: 'SELECT count(pg_advisory_lock(1)) + 1 > 0 AND pg_try_advisory_lock(hashtext',
      name: 'migrators that wait hold no snapshot, which CREATE INDEX CONCURRENTLY would wait for',
    },
  ]),
  ...mistakesIn(schema, [
    {
      breaks: 'a release does not run on a newer schema',
      before: 'const unknown = run.filter((name) => !known.includes(name));',
      after: 'const unknown: string[] = [];',
      name: 'one ahead',
    },
  ]),
  ...mistakesIn({ file: 'core/platform/database/hang-watch.ts', test: swallow }, [
    {
      breaks: 'a Postgres that does not answer is found',
      before: 'else if (answers === false) this.hangs();',
      after: '',
      name: 'a Postgres that swallows: a sentence with 503 in time for every request, not ready, one line, and all goes on',
    },
  ]),
  ...mistakesIn({ file: 'core/platform/redis/redis-connections.ts', test: swallow }, [
    {
      breaks: 'a Redis that does not answer is told',
      before: 'if (this.unanswered >= unansweredMeansHanging) this.hangs(error);',
      after: '',
      name: 'a Redis that swallows: logins go on and are counted, no request waits, one line, and replies go on afterwards',
    },
  ]),
];
