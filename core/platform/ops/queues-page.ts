import { createBullBoard } from '@bull-board/api';
import type { IServerAdapter } from '@bull-board/api/typings/app';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { RequestHandler } from 'express';
import { jobs } from '#contracts/jobs/catalogue';
import type { JobQueue } from '../queue/job-queue.js';

/** The dashboard of all queues. Its packages are heavy and rarely used: import this file on first use. */
export function queuesPage(queue: JobQueue, path: string): RequestHandler {
  const board = new ExpressAdapter();
  board.setBasePath(path);
  const names = [...new Set(Object.values(jobs).map((policy) => policy.queue))];
  const serverAdapter = board as unknown as IServerAdapter; // the versions of the two packages differ by one patch release
  createBullBoard({
    queues: names.map((name) => new BullMQAdapter(queue.queue(name))),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Antrean' } },
  });
  const page = board.getRouter() as RequestHandler;
  return (request, response, next) => {
    // the dashboard is a library with inline scripts; only the operator sees it
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
    );
    page(request, response, next);
  };
}
