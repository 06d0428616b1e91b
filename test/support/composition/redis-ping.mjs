/*
 * Replaces `redis-cli ping` on machines without it: node redis-ping.mjs PORT, with the password in
 * REDISCLI_AUTH.
 */
import { Redis } from 'ioredis';

const client = new Redis({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  password: process.env.REDISCLI_AUTH ?? '',
  lazyConnect: true,
  retryStrategy: () => null,
});
client.on('error', () => undefined);
try {
  await client.connect();
  console.log(await client.ping());
} catch {
  process.exitCode = 1;
} finally {
  client.disconnect();
}
