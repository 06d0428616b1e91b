import type { NextFunction, Request, Response } from 'express';
import { breakAnswer } from '../http/broken-answer.ts';
import { FaultQueue } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { textOfQuestion } from './faults.ts';
import type { Question, ShippingFault } from './faults.ts';

export interface ShippingCall {
  seq: number;
  at: string;
  service: string;
  path: string;
  asked: Record<string, unknown>;
  status: number;
}

/** The answers that both services give, in the format of one service. */
export interface ServiceDialect {
  service: string;
  /** True when the request carries a key. */
  hasKey(request: Request): boolean;
  questionOf(request: Request): Question;
  wrongKey(response: Response, status?: number): void;
  overQuota(response: Response, inBody: boolean): void;
  broken(response: Response, status: number): void;
  /** JSON of an undocumented shape. */
  odd(response: Response, question: Question): void;
}

/** Common to both services: keys, daily counter, faults, and the list of received calls. */
export class ShippingGate {
  readonly faults = new FaultQueue<ShippingFault>();
  readonly calls = new Feed<ShippingCall>(200);
  /** Calls per day before 429. RajaOngkir's free plan has 100. The default here is practically unlimited. */
  dailyLimit = 1_000_000;
  hits = 0;
  delayMs = 0;

  /**
   * Middleware before the routes of one service. A fault that the route must apply is left in
   * `response.locals.fault`.
   */
  admit(dialect: ServiceDialect) {
    return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
      const { service } = dialect;
      response.on('close', () => {
        const asked = { ...request.query, ...(request.body as object | undefined) };
        this.calls.add({ at: new Date().toISOString(), service, path: request.path, asked, status: response.statusCode });
      });
      if (!dialect.hasKey(request)) return dialect.wrongKey(response);
      const question = dialect.questionOf(request);
      const fault = this.faults.take(textOfQuestion(question, request.originalUrl, request.body));
      if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
      this.hits += 1;
      if (this.hits > this.dailyLimit) return dialect.overQuota(response, false);
      if (fault) await commit(fault, question, dialect, { response, next });
      else next();
    };
  }

  close(): void {
    this.calls.close();
  }
}

/** The fault that the route itself must apply. */
export function leftFault(response: Response): ShippingFault | undefined {
  return (response.locals as { fault?: ShippingFault }).fault;
}

/** A copy of the row with only the named fields. */
export function only(row: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

interface Exchange {
  response: Response;
  next: NextFunction;
}

async function commit(fault: ShippingFault, question: Question, dialect: ServiceDialect, { response, next }: Exchange): Promise<void> {
  const { kind } = fault;
  if (kind === 'hang' || kind === 'reset') return void (await breakAnswer(response, { kind }));
  if (kind === 'quota') return dialect.overQuota(response, fault.inBody === true);
  if (kind === 'wrong_key') return dialect.wrongKey(response, fault.status);
  if (kind === 'odd') return dialect.odd(response, question);
  if (kind === 'malformed') return void response.status(200).type('json').send('{"meta":{"message":"Success","code":200,"sta');
  if (kind === 'error') return answerError(fault, dialect, response);
  response.locals['fault'] = fault;
  next();
}

function answerError({ status = 500, html }: ShippingFault, dialect: ServiceDialect, response: Response): void {
  if (!html) return dialect.broken(response, status);
  response
    .status(status)
    .type('html')
    .send(`<html><body><center><h1>${status} Bad Gateway</h1></center><hr><center>nginx</center></body></html>`);
}
