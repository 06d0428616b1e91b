import type { INestApplicationContext } from '@nestjs/common';
import { Router, type RequestHandler } from 'express';
import { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { Metrics } from '../metrics/metrics.js';
import { JobQueue } from '../queue/job-queue.js';
import { metricsPage } from './metrics-page.js';
import { operatorOnly, refuse } from './operator.js';

const queuesPath = '/ops/queues';

/**
 * The operator's pages on the public port: `/metrics` and the queue dashboard. OPS_PASSWORD protects both. Without
 * OPS_PASSWORD they do not exist.
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

/** Keeps the operator's pages out of the caches of browsers and proxies. */
const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Loads the dashboard on first use, because loading it at start would take a tenth of the server's start time. */
function queuesPage(queue: JobQueue): RequestHandler {
  let page: Promise<RequestHandler> | undefined;
  return (request, response, next) => {
    page ??= import('./queues-page.js').then((dashboard) => dashboard.queuesPage(queue, queuesPath));
    page.then((handle) => handle(request, response, next)).catch(next);
  };
}
