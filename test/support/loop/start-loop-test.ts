import { expectOk } from '../api.ts';
import { linkOwner, type Owner } from '../owners.ts';
import type { Program } from '../program.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allowedPauseMs } from './loop-pauses.ts';

export interface LoopTest {
  readonly app: TestApp;
  readonly programs: readonly Program[];
  readonly owner: Owner;
  readonly ownPhone: string;
  /** Longest pause of an event loop, in milliseconds, that the test accepts on this machine. */
  readonly allowedMs: number;
}

/**
 * Starts a linked shop with long training texts.
 * @param fill fills the lists of the shop
 */
export async function startLoopTest(fill: (app: TestApp, userId: string) => Promise<void>): Promise<LoopTest> {
  const app = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
  try {
    const programs = [...app.servers, ...app.workers];
    const owner = await app.registerOwner();
    const ownPhone = await linkOwner(app, owner);
    await expectOk(owner.api.post('/prompt', { prompt: 'Toko '.repeat(4_000), alamat: 'Tebet' }));
    await fill(app, owner.userId);
    return { app, programs, owner, ownPhone, allowedMs: await allowedPauseMs(programs, () => owner.api.get('/profile')) };
  } catch (error) {
    await app.close();
    throw error;
  }
}
