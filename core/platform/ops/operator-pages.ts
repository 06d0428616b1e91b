import { createBullBoard } from '@bull-board/api';
import type { IServerAdapter } from '@bull-board/api/typings/app';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { INestApplicationContext } from '@nestjs/common';
import { Router, type RequestHandler } from 'express';
import { jobs } from '#contracts/jobs/catalogue';
import { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { Metrics } from '../metrics/metrics.js';
import { JobQueue } from '../queue/job-queue.js';
import { metricsPage } from './metrics-page.js';
import { operatorOnly, refuse } from './operator.js';

const queuesPath = '/ops/queues';

/**
 * The operator's pages on the public port: `/metrics` and the queue dashboard, both behind OPS_PASSWORD and absent
 * without one.
 */
export function operatorPages(app: INestApplicationContext): Router {
  const router = Router();
  const password = app.get(Config).OPS_PASSWORD;
  if (password) {
    router.use(['/metrics', '/ops'], neverStored);
    router.use(['/metrics', '/ops'], operatorOnly(app, password));
    router.get('/metrics', metricsPage(app.get(Metrics)));
    router.use(queuesPath, queuesPage(app.get(JobQueue)));
    router.get('/ops', (_request, response) => response.redirect(queuesPath));
  }
  router.use(['/metrics', '/ops'], (_request, response) => void refuse(response, new AppError('route_unknown')));
  return router;
}

/** What the operator sees stays in no browser's or proxy's cache. */
const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

function queuesPage(queue: JobQueue): RequestHandler {
  const board = new ExpressAdapter();
  board.setBasePath(queuesPath);
  const names = [...new Set(Object.values(jobs).map((policy) => policy.queue))];
  const serverAdapter = board as unknown as IServerAdapter; // the two packages are one patch release apart
  createBullBoard({
    queues: names.map((name) => new BullMQAdapter(queue.queue(name))),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Antrean' } },
  });
  const page = board.getRouter() as RequestHandler;
  return (request, response, next) => {
    // the dashboard is not ours and brings inline scripts; only the operator sees it
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
    );
    page(request, response, next);
  };
}
