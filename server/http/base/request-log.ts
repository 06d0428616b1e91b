import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Log, LogFields } from '#core/platform/log/log';
import { runAs } from '#core/platform/loop/operation';
import { newTraceId, traceIdOf } from '#core/platform/loop/trace.rules';
import type { Metrics } from '#core/platform/metrics/metrics';
import type { ApiRequest } from './api-request.js';
import { probes } from './fair-requests.js';

const saneId = /^[\w-]{8,64}$/;

/**
 * Gives every request its id, and writes one log line when the request ends. A well-formed id from the proxy is kept.
 * Otherwise the id is the request's trace. The response contains the id. The line has the route's pattern and never
 * the URL itself, because URLs contain phone numbers and QR names.
 */
export function requestLog(log: Log): HttpLogger {
  return pinoHttp({
    logger: log.pino,
    quietReqLogger: true,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && saneId.test(given) ? given : newTraceId();
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: (request, response, error) => levelOf(outcome(request, response), error),
    customAttributeKeys: { reqId: 'requestId' },
    customSuccessObject: (request, response, { responseTime }: { responseTime: number }) => fieldsOf(request, response, responseTime),
    customErrorObject: (request, response, _error, { responseTime }: { responseTime: number }) => fieldsOf(request, response, responseTime),
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    customSuccessMessage: () => 'request answered',
    customErrorMessage: () => 'request failed',
  });
}

/** Counts and times answered API requests by method, route pattern and status. */
export function requestMetrics(metrics: Metrics): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const seconds = metrics.histogram(
    'http_request_seconds',
    'Time to answer API requests.',
    [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ['method', 'route', 'status'],
  );
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('finish', () => {
      const { method, route, status } = outcome(request, response);
      if (route !== '(page)') seconds.observe({ method, route, status: String(status) }, (performance.now() - startedAt) / 1_000);
    });
    next();
  };
}

/** Runs each request as a separate operation, so that event-loop stalls are reported with their route. */
export function requestOperation(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  runAs(
    {
      get name() {
        const { method, route } = outcome(request, response);
        return `${method} ${route}`;
      },
      trace: traceIdOf(request.id),
      get ended() {
        return new Promise((resolve) => response.once('close', resolve));
      },
      get ids() {
        return { requestId: request.id, personId: (request as ApiRequest).actor?.personId };
      },
    },
    next,
  );
}

/**
 * Log level of a request. A server that is not ready answers so to each health check, every second. These lines have
 * the level debug, because the outage of the store has its own line.
 */
function levelOf({ route, status }: Outcome, error: Error | undefined): 'debug' | 'info' | 'error' {
  if (error) return 'error';
  if (probes.has(route)) return 'debug';
  if (status >= 500) return 'error';
  return route === '(page)' ? 'debug' : 'info';
}

function fieldsOf(request: IncomingMessage, response: ServerResponse, tookMs: number): LogFields {
  return { event: 'http.request', personId: (request as ApiRequest).actor?.personId, ...outcome(request, response), tookMs };
}

interface Outcome {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

function outcome(request: IncomingMessage, response: ServerResponse): Outcome {
  const pattern = (request as { route?: { path?: unknown } }).route?.path;
  const original = (request as { originalUrl?: string }).originalUrl ?? '';
  const route = typeof pattern === 'string' && pattern.startsWith('/api/') ? pattern : original.startsWith('/api') ? '(unknown)' : '(page)';
  return { method: request.method ?? '', route, status: response.statusCode };
}
