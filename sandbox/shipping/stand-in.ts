import { Router, urlencoded } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { breakAnswer } from '../http/broken-answer.ts';
import { FaultQueue } from '../http/fault-queue.ts';
import type { QueuedFault } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { places, searchPlaces } from './places.ts';
import { courierCodes, ratesBetween } from './rates.ts';

/**
 * `error`: an answer of `status` (default 500), as an HTML page with `html`. `quota`: used up for today, as HTTP 429
 * or as HTTP 200 with code 429 inside (`inBody`).
 */
export type ShippingFault = QueuedFault &
  ({ kind: 'error'; status?: number; html?: boolean } | { kind: 'quota'; inBody?: boolean } | { kind: 'hang' } | { kind: 'reset' });

export interface ShippingCall {
  seq: number;
  at: string;
  path: string;
  asked: Record<string, unknown>;
  status: number;
}

/** The shipping cost API of RajaOngkir by Komerce; `router` goes to `/shipping/v1`. */
export class ShippingStandIn {
  readonly router = Router();
  readonly faults = new FaultQueue<ShippingFault>();
  readonly calls = new Feed<ShippingCall>(200);
  /** Hits a day before 429; the free plan has 100, the default here is practically none. */
  dailyLimit = 1_000_000;
  hits = 0;
  delayMs = 0;

  constructor() {
    this.router.use(urlencoded({ extended: false }), (request, response, next) => this.admit(request, response, next));
    this.router.get('/destination/domestic-destination', (request, response) => {
      const limit = Number(request.query['limit'] ?? 10);
      const offset = Number(request.query['offset'] ?? 0);
      const found = searchPlaces(String(request.query['search'] ?? ''));
      if (found.length === 0) return answer(response, 404, 'Domestic Destinations Data not found');
      answer(response, 200, 'Success Get Domestic Destinations', found.slice(offset, offset + limit));
    });
    this.router.post('/calculate/domestic-cost', (request, response) => this.calculate(request, response));
    this.router.use((_request, response) => answer(response, 404, 'Route not found'));
  }

  close(): void {
    this.calls.close();
  }

  private calculate(request: Request, response: Response): void {
    const { origin, destination, weight, courier, price } = (request.body ?? {}) as Record<string, string | undefined>;
    if (!origin || !destination || !weight || !courier) return answer(response, 422, 'Parameter Missing');
    const grams = Number(weight);
    if (!Number.isInteger(grams) || grams < 1) return answer(response, 400, 'Invalid weight');
    const wanted = courier.split(':');
    if (wanted.some((code) => !courierCodes.includes(code))) return answer(response, 422, 'Invalid Courier');
    const from = places.find(({ id }) => id === Number(origin));
    const to = places.find(({ id }) => id === Number(destination));
    const rates = from && to ? ratesBetween(from, to, grams, wanted) : [];
    if (rates.length === 0) return answer(response, 400, 'Calculate Domestic Shipping cost not found');
    if (price) rates.sort((a, b) => (price === 'highest' ? b.cost - a.cost : a.cost - b.cost));
    answer(response, 200, 'Success Calculate Domestic Shipping cost', rates);
  }

  private async admit(request: Request, response: Response, next: NextFunction): Promise<void> {
    response.on('close', () => {
      const asked = { ...request.query, ...(request.body as object | undefined) };
      this.calls.add({ at: new Date().toISOString(), path: request.path, asked, status: response.statusCode });
    });
    if (!request.get('key'))
      return void response
        .status(400)
        .json({ meta: { message: 'Invalid Api key, key not found', code: 400, status: 'failed' }, data: null });
    const fault = this.faults.take(`${request.originalUrl} ${JSON.stringify(request.body ?? '')}`);
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    this.hits += 1;
    if (fault?.kind === 'quota' || this.hits > this.dailyLimit)
      return overQuota(response, fault?.kind === 'quota' && fault.inBody === true);
    if (fault?.kind === 'hang' || fault?.kind === 'reset') return void (await breakAnswer(response, fault));
    if (fault?.kind !== 'error') return next();
    const status = fault.status ?? 500;
    if (fault.html)
      response
        .status(status)
        .type('html')
        .send(`<html><body><center><h1>${status} Bad Gateway</h1></center><hr><center>nginx</center></body></html>`);
    else answer(response, status, 'Internal Server Error');
  }
}

function overQuota(response: Response, inBody: boolean): void {
  const body = { meta: { message: 'API key exceeded daily limit, please upgrade your plan', code: 429, status: 'error' }, data: null };
  response.status(inBody ? 200 : 429).json(body);
}

function answer(response: Response, code: number, message: string, data: unknown = null): void {
  response.status(code).json({ meta: { message, code, status: code < 400 ? 'success' : 'error' }, data });
}
