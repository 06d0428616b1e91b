import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { apiBase } from '#contracts/http/route';
import { TokensService } from '#core/features/auth/tokens.service';
import { Config } from '#core/platform/config/config';
import { boundPipelines } from '#core/platform/connections/bounded-pipelines';
import { Log } from '#core/platform/log/log';
import { Metrics } from '#core/platform/metrics/metrics';
import { readBody } from './body.js';
import { boundBodies } from './bounded-bodies.js';
import { deviceCookie } from './device-cookie.js';
import { fairRequests } from './fair-requests.js';
import { inlineScriptHashes, panelFiles } from './panel-files.js';
import { requestScope } from './request-scope.js';
import { requestLog, requestMetrics, requestOperation } from './request-log.js';
import { securityHeaders } from './security-headers.js';

/**
 * Maximum number of listeners for the end of a response. Each part that limits or measures a request has one
 * listener, and a streamed file has several. With Node's limit of 10, each export would write a warning to the log
 * that is not JSON.
 */
const endListenersMax = 30;

/**
 * Installs the middleware in front of the routes, in the order a request meets it: bounds, id and log line, headers,
 * the operator's pages, the panel's files, the body.
 * @param panelFolder the built client.
 * @param operatorPages handler for the operator's pages, outside the API and before the panel.
 */
export function prepareHttp(app: NestExpressApplication, panelFolder: string, operatorPages: RequestHandler): void {
  const config = app.get(Config);
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.setGlobalPrefix(apiBase);
  app.use(expectListeners, boundPipelines, boundBodies, requestLog(app.get(Log)), requestMetrics(app.get(Metrics)), requestOperation);
  app.use(securityHeaders(config, inlineScriptHashes(panelFolder)));
  app.use(operatorPages);
  if (config.SERVER_ROLES.includes('api')) {
    app.use(panelFiles(panelFolder, config.PUBLIC_URL));
    const tokens = app.get(TokensService, { strict: false });
    app.use(
      apiBase,
      fairRequests((token) => tokens.holderOf(token)),
    );
  }
  app.use(apiBase, noStore, deviceCookie(config.PUBLIC_URL.startsWith('https:')), ...readBody(), requestScope);
}

function noStore(_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

function expectListeners(_request: unknown, response: { setMaxListeners(count: number): unknown }, next: () => void): void {
  response.setMaxListeners(endListenersMax);
  next();
}
