import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { tap, type Observable } from 'rxjs';
import { AppError } from '#core/platform/errors/app-error';
import { errorFields, Log } from '#core/platform/log/log';
import type { ApiRequest } from '../base/api-request.js';
import { isWrongGuess } from '../base/security-trace.rules.js';

/** Gives back the attempts that were counted before the handler ran, unless the guess was wrong. */
@Injectable()
export class RightGuessesInterceptor implements NestInterceptor {
  constructor(@Inject(Log) private readonly log: Log) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { countedTries } = context.switchToHttp().getRequest<ApiRequest>();
    if (!countedTries) return next.handle();
    return next.handle().pipe(
      tap({
        complete: () => this.giveBack(countedTries),
        error: (error: unknown) => {
          if (!(error instanceof AppError && isWrongGuess(error.code))) this.giveBack(countedTries);
        },
      }),
    );
  }

  private giveBack(tries: NonNullable<ApiRequest['countedTries']>): void {
    for (const action of tries) action().catch((error: unknown) => this.log.debug({ event: 'rate.kept', ...errorFields(error) }));
  }
}
