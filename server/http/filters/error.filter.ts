import { Catch, Inject, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { ErrorReply } from '#contracts/http/shapes';
import { StorageError } from '#core/outside/storage/storage';
import { errorFields, Log } from '#core/platform/log/log';
import type { ApiRequest } from '../base/api-request.js';
import { securityEventOf } from '../base/security-trace.rules.js';
import { SecurityTrace } from '../base/security-trace.js';
import { answerOf } from './error-status.rules.js';

/** The one place where an error becomes a response: `{error}` in Indonesian, and the request id in a header. */
@Injectable()
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(Log) private readonly log: Log,
    @Inject(SecurityTrace) private readonly trace: Pick<SecurityTrace, 'record'>,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const request = host.switchToHttp().getRequest<ApiRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const answer = answerOf(error);
    const securityEvent = securityEventOf(answer.code);
    if (securityEvent) this.trace.record(securityEvent, request);
    // an outage of the storage has its own log line
    if (answer.status >= 500 && !(error instanceof StorageError)) {
      this.log.error({ event: 'http.failed', requestId: request.id, personId: request.actor?.personId, ...errorFields(error) });
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (answer.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(Math.ceil(answer.retryAfterSeconds)));
    const body: ErrorReply = { error: answer.error, code: answer.code };
    response.setHeader('Cache-Control', 'no-store');
    response.status(answer.status).type('json').json(body); // the route may have set another content type
  }
}
