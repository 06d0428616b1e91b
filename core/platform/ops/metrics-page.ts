import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.js';

/** All metrics of this process, as Prometheus reads them. */
export function metricsPage(metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  };
}
