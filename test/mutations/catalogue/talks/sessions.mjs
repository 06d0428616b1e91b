import { mistakesIn } from '../../mistake.mjs';

const vault = { file: 'core/features/bots/vault/vault.statements.ts', test: 'test/integration/sessions/session-vault.test.ts' };
const heartbeat = { file: 'server/sessions/host/host-heartbeat.ts', test: 'server/sessions/host/host-heartbeat.test.ts' };
const disconnects = {
  file: 'core/outside/whatsapp/disconnects.rules.ts',
  test: 'core/outside/whatsapp/disconnects.rules.test.ts',
};
const runner = { file: 'server/sessions/session/session-runner.ts', test: 'server/sessions/session/session-runner.model.test.ts' };
const box = { file: 'core/platform/crypto/secret-box.ts', test: 'core/platform/crypto/secret-box.test.ts' };

const skewedClocks = 'test/integration/replies/skewed-clocks.long.test.ts';
const answeredInOrder = 'a lead is answered in order while clocks are wrong by $server (server) and $workers (workers) minutes';

export const mistakes = [
  ...mistakesIn({ file: 'core/platform/queue/job-queue.ts', test: skewedClocks }, [
    {
      breaks: 'delays count from the clock of Postgres',
      before: '      timestamp: storeNowMs(),\n',
      after: '',
      name: answeredInOrder,
    },
  ]),
  ...mistakesIn({ file: 'workers/base/due-jobs.ts', test: skewedClocks }, [
    {
      breaks: 'a machine whose clock is behind starts what is due',
      before: 'hostLagMs() < lagMinMs || this.looking',
      after: 'hostLagMs() > -lagMinMs || this.looking',
      name: answeredInOrder,
    },
  ]),
  ...mistakesIn({ file: 'core/platform/clock/store-clock.ts', test: skewedClocks }, [
    {
      breaks: 'the present moment is that of Postgres',
      before: 'return measured === null ? Date.now()',
      after: 'return measured === null || measured ? Date.now()',
      name: answeredInOrder,
    },
  ]),
  ...mistakesIn(runner, [
    {
      breaks: 'a lamp that Postgres did not take is shown at the next look',
      before: 'return this.tools.ownerUpdates.isBehind ? this.react',
      after: 'return !this.tools.ownerUpdates.isBehind ? this.react',
      name: 'a status that Postgres did not take turns green at the next check',
    },
    {
      breaks: 'how a session ends is told also when Postgres was away',
      before: '{ signal }).catch(() => undefined);\n      return;',
      after: '{ signal }).catch(() => undefined);',
      name: 'a device logged out while Postgres is away is forgotten and reported once it is back',
    },
  ]),
  ...mistakesIn(vault, [
    {
      breaks: 'guarantee 8: keys are fenced by the epoch',
      before: 'ON s.bot_id = w.bot_id AND s.epoch = w.epoch\n    ORDER BY',
      after: 'ON s.bot_id = w.bot_id\n    ORDER BY',
      name: 'a host whose session was claimed by another writes nothing more, and gets an error',
    },
    {
      breaks: 'guarantee 8: what is written is that of the sessions held',
      before: 'AS k(bot_id, type, id, data) JOIN held USING (bot_id)),',
      after: 'AS k(bot_id, type, id, data)),',
      name: 'a host whose session was claimed by another writes nothing more, and gets an error',
    },
    {
      breaks: 'guarantee 8: the device is fenced too',
      before: 'AS c(bot_id, data) JOIN held USING (bot_id)\n',
      after: 'AS c(bot_id, data)\n',
      name: 'a host whose session was claimed by another writes nothing more, and gets an error',
    },
    {
      breaks: 'guarantee 8: a key that was forgotten is gone',
      before: 'DELETE FROM wa_keys k USING change c WHERE c.data IS NULL AND',
      after: 'DELETE FROM wa_keys k USING change c WHERE false AND',
      name: 'keys are written under the present lease, replaced, and those that are forgotten are gone',
    },
    {
      breaks: 'a key that changed is replaced',
      before: 'ON CONFLICT (bot_id, type, id) DO UPDATE SET data = excluded.data),',
      after: 'ON CONFLICT (bot_id, type, id) DO NOTHING),',
      name: 'keys are written under the present lease, replaced, and those that are forgotten are gone',
    },
    {
      breaks: 'a device is forgotten by its holder only',
      before: 'WHERE bot_id = $1 AND epoch = $2 FOR SHARE)',
      after: 'WHERE bot_id = $1 AND $2::bigint IS NOT NULL FOR SHARE)',
      name: 'a device is forgotten under the present lease only, and with all its keys',
    },
    {
      breaks: 'with the device go its keys',
      before: 'keys AS (DELETE FROM wa_keys USING held WHERE wa_keys.bot_id = held.bot_id)',
      after: 'keys AS (SELECT 1)',
      name: 'a device is forgotten under the present lease only, and with all its keys',
    },
  ]),
  ...mistakesIn(heartbeat, [
    {
      breaks: 'guarantee 6: a host gives up before its lease can be taken',
      before: 'const trustMs = hostClock.trustSeconds * 1_000;',
      after: 'const trustMs = 16_000;',
      name: 'a host that cannot show itself gives its sessions up well before others may claim them, once',
    },
    {
      breaks: 'guarantee 6: who is not trusted any more lets go',
      before: '    this.onLost();\n',
      after: '',
      name: 'a host that cannot show itself gives its sessions up well before others may claim them, once',
    },
    {
      breaks: 'guarantee 6: a beat counts from its begin, and only when it came through',
      before: '      await this.presence.beat();\n',
      after: '      void this.presence.beat().catch(() => undefined);\n',
      name: 'a host whose beats hang is not trusted either',
    },
    {
      breaks: 'a host that ends is trusted no more',
      before: '    this.lastBeatAt = -Infinity;\n    await this.presence.leave();',
      after: '    await this.presence.leave();',
      name: 'a host that ends is trusted no more and leaves',
    },
    {
      breaks: 'guarantee 7: a host that comes back goes on',
      before: '      this.extendTrust(startedAt);\n',
      after: '      if (this.failures === 0) this.extendTrust(startedAt);\n',
      name: 'a host that comes back is trusted again with its first beat',
    },
  ]),
  ...mistakesIn(disconnects, [
    {
      breaks: 'too many connections are tried again gently',
      before: "429: { kind: 'again', pace: 'gently'",
      after: "429: { kind: 'again', pace: 'now'",
      name: 'code %s',
    },
    {
      breaks: 'after pairing the connection comes back at once',
      before: "515: { kind: 'again', pace: 'now'",
      after: "515: { kind: 'again', pace: 'soon'",
      name: 'code %s',
    },
    {
      breaks: 'a device that was removed is linked anew',
      before: "401: { kind: 'relink', reason: 'logged_out' },",
      after: '401: soon,',
      name: 'code %s',
    },
    {
      breaks: 'who was replaced by another does not fight',
      before: "440: { kind: 'stop', reason: 'replaced' },",
      after: '440: soon,',
      name: 'code %s',
    },
    { breaks: 'a banned number is left alone', before: "403: { kind: 'stop', reason: 'banned' },", after: '403: soon,', name: 'code %s' },
    {
      breaks: 'a refused version is not tried at once',
      before: "405: { kind: 'again', pace: 'late'",
      after: "405: { kind: 'again', pace: 'soon'",
      name: 'code %s',
    },
    {
      breaks: 'a broken session gets a few tries, then a new link',
      before: "500: { kind: 'few', tries: 3",
      after: "500: { kind: 'few', tries: 300",
      name: 'code %s',
    },
  ]),
  ...mistakesIn(box, [
    {
      breaks: 'the first key seals',
      before: 'const { id, key } = this.keys[0]!;',
      after: 'const { id, key } = this.keys.at(-1)!;',
      name: 'seals with the first one and still opens what the others sealed',
    },
    {
      breaks: 'older keys still open',
      before: 'this.keys.find((one) => one.id.equals(id))',
      after: '[this.keys[0]!].find((one) => one.id.equals(id))',
      name: 'seals with the first one and still opens what the others sealed',
    },
    {
      breaks: 'a missing key is told as that',
      before: 'if (!found) throw new UnknownKeyError();',
      after: "if (!found) throw new Error('cannot be opened');",
      name: 'that leaves out the old one is reported as that',
    },
    {
      breaks: 'a value belongs to its context (sealing)',
      before: "createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))",
      after: "createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(''))",
      name: 'opens in its own context only',
    },
    {
      breaks: 'a nonce is used once',
      before: 'const nonce = randomBytes(nonceBytes);',
      after: 'const nonce = Buffer.alloc(nonceBytes);',
      name: 'is another one each time',
    },
    {
      breaks: 'a hash belongs to its purpose',
      before: '`${purpose}\\0${value}`',
      after: 'value',
      name: 'keyed hashes distinguish purposes and values, whatever the separator',
    },
    {
      breaks: 'purpose and value cannot be shifted into each other',
      before: '`${purpose}\\0${value}`',
      after: '`${purpose}${value}`',
      name: 'keyed hashes distinguish purposes and values, whatever the separator',
    },
  ]),
];
