import { Router, urlencoded } from 'express';
import type { Request, Response } from 'express';
import { leftFault, only } from './gate.ts';
import type { ServiceDialect, ShippingGate } from './gate.ts';
import { elsewhere, placeOf, searchPlaces } from './places.ts';
import { courierCodes, ratesBetween } from './rates.ts';

const ratesPath = '/calculate/domestic-cost';

const dialect: ServiceDialect = {
  service: 'rajaongkir',
  hasKey: (request) => Boolean(request.get('key')),
  questionOf: (request) => (request.path === ratesPath ? 'rates' : 'search'),
  // The real service answers 400, the documentation says 401.
  wrongKey: (response, status = 400) =>
    void response.status(status).json({ meta: { message: 'Invalid Api key, key not found', code: status, status: 'failed' }, data: null }),
  overQuota: (response, inBody) =>
    void response.status(inBody ? 200 : 429).json({
      meta: { message: 'API key exceeded daily limit, please upgrade your plan', code: 429, status: 'error' },
      data: null,
    }),
  broken: (response, status) => answer(response, status, 'Internal Server Error'),
  odd: (response, question) =>
    question === 'search'
      ? answer(response, 200, 'Success Get Domestic Destinations', { result: 'none' })
      : answer(response, 200, 'Success Calculate Domestic Shipping cost', [
          { name: 'JNE', code: 'jne', service: 'REG', description: null, cost: 'gratis', etd: null },
        ]),
};

/** The shipping cost API of RajaOngkir by Komerce. */
export function rajaongkir(gate: ShippingGate): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }), gate.admit(dialect));
  router.get('/destination/domestic-destination', (request, response) => {
    const limit = Number(request.query['limit'] ?? 10);
    const offset = Number(request.query['offset'] ?? 0);
    const fault = leftFault(response)?.kind;
    const known = fault === 'unknown_place' ? [] : searchPlaces(String(request.query['search'] ?? ''));
    const found = fault === 'many_places' ? [...known, ...known.map(elsewhere)] : known;
    if (found.length === 0) return answer(response, 404, 'Domestic Destinations Data not found');
    const page = found.slice(offset, offset + limit);
    answer(response, 200, 'Success Get Domestic Destinations', fault === 'bare' ? page.map((row) => only(row, ['id', 'city_name'])) : page);
  });
  router.post(ratesPath, calculate);
  router.use((_request, response) => answer(response, 404, 'Route not found'));
  return router;
}

function calculate(request: Request, response: Response): void {
  const { origin, destination, weight, courier, price } = (request.body ?? {}) as Record<string, string | undefined>;
  if (!origin || !destination || !weight || !courier) return answer(response, 422, 'Parameter Missing');
  const grams = Number(weight);
  if (!Number.isInteger(grams) || grams < 1) return answer(response, 400, 'Invalid weight');
  const wanted = courier.split(':');
  if (wanted.some((code) => !courierCodes.includes(code))) return answer(response, 422, 'Invalid Courier');
  const [from, to] = [placeOf(Number(origin)), placeOf(Number(destination))];
  const fault = leftFault(response);
  const rates = from && to && fault?.kind !== 'no_route' ? ratesBetween(from, to, grams, wanted) : [];
  if (rates.length === 0) return answer(response, fault?.status ?? 400, 'Calculate Domestic Shipping cost not found');
  if (price) rates.sort((a, b) => (price === 'highest' ? b.cost - a.cost : a.cost - b.cost));
  const isBare = fault?.kind === 'bare';
  answer(
    response,
    200,
    'Success Calculate Domestic Shipping cost',
    isBare ? rates.map((row) => only(row, ['code', 'service', 'cost'])) : rates,
  );
}

function answer(response: Response, code: number, message: string, data: unknown = null): void {
  response.status(code).json({ meta: { message, code, status: code < 400 ? 'success' : 'error' }, data });
}
