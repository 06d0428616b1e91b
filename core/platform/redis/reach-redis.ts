import { Redis } from 'ioredis';
import { StoreAwayError } from '../errors/store-away.error.js';

const limitMs = 5_000;

/**
 * Checks that Redis answers before a program starts.
 * @throws StoreAwayError with its address, never its password
 */
export async function reachRedis(address: string): Promise<void> {
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: limitMs,
    commandTimeout: limitMs,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason ??= error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const { code, message } = (reason ?? error) as Error & { code?: string };
    throw new StoreAwayError(`Redis at ${new URL(address).host} cannot be reached (${code ?? message})`, { cause: error });
  } finally {
    redis.disconnect();
  }
}
