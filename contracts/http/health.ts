import { z } from 'zod';
import { route } from './route.js';

export const PartState = z.enum(['up', 'down']);
export type PartState = z.infer<typeof PartState>;
export const ReadyReport = z.object({
  status: z.enum(['ready', 'not-ready']),
  parts: z.object({ database: PartState, redis: PartState }),
});
export type ReadyReport = z.infer<typeof ReadyReport>;

/** For load balancers. */
export const health = {
  /** Liveness: the process runs. */
  live: route('GET', '/health/live', { scope: 'public', reply: z.object({ status: z.literal('live') }) }),
  /**
   * Readiness: the process can serve requests. If it cannot, the answer has status 503 and the same report with an
   * error sentence.
   */
  ready: route('GET', '/health/ready', { scope: 'public', reply: ReadyReport.extend({ error: z.string().optional() }) }),
} as const;
