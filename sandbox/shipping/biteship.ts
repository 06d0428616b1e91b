import { json, Router } from 'express';
import type { Request, Response } from 'express';
import { leftFault, only } from './gate.ts';
import type { ServiceDialect, ShippingGate } from './gate.ts';
import { elsewhere, placeOf, searchDistricts } from './places.ts';
import type { Place } from './places.ts';
import { courierCodes, ratesBetween } from './rates.ts';
import type { Rate } from './rates.ts';

const ratesPath = '/v1/rates/couriers';

const dialect: ServiceDialect = {
  service: 'biteship',
  hasKey: (request) => Boolean(request.get('authorization')),
  questionOf: (request) => (request.path === ratesPath ? 'rates' : 'search'),
  wrongKey: (response, status = 401) => refuse(response, status, 'Authorization failed', 40101001),
  overQuota: (response, inBody) =>
    inBody
      ? refuse(response, 400, 'No sufficient balance to call rates API. Please top up your balance', 40001010)
      : refuse(response, 429, 'Too many requests', 42900001),
  broken: (response, status) => refuse(response, status, 'Internal server error', 50000001),
  odd: (response, question) =>
    void response.json(
      question === 'search' ? { success: true, areas: { none: true } } : { success: true, pricing: [{ courier_code: 'jne' }] },
    ),
};

/** Biteship: area search, and rates by area id. */
export function biteship(gate: ShippingGate): Router {
  const router = Router();
  router.use(json(), gate.admit(dialect));
  router.get('/v1/maps/areas', (request, response) => {
    const input = String(request.query['input'] ?? '');
    if (!input || request.query['countries'] !== 'ID') return refuse(response, 400, 'Required parameter is missing', 40001001);
    const fault = leftFault(response)?.kind;
    const known = fault === 'unknown_place' ? [] : searchDistricts(input);
    const found = fault === 'many_places' ? [...known, ...known.map(elsewhere)] : known;
    const areas = found.slice(0, 20).map(area);
    response.json({
      success: true,
      areas: fault === 'bare' ? areas.map((row) => only(row, ['id', 'administrative_division_level_2_name'])) : areas,
    });
  });
  router.post(ratesPath, rates);
  router.use((_request, response) => refuse(response, 404, 'The request is not exist', 40400001));
  return router;
}

function rates(request: Request, response: Response): void {
  const body = (request.body ?? {}) as {
    origin_area_id?: string;
    destination_area_id?: string;
    couriers?: string;
    items?: { weight?: number; quantity?: number }[];
  };
  const { origin_area_id: origin, destination_area_id: destination, couriers, items } = body;
  if (!origin || !destination || !couriers || !items?.length) return refuse(response, 400, 'Required parameter is missing', 40001001);
  const wanted = couriers.split(',').filter((code) => courierCodes.includes(code));
  const grams = items.reduce((sum, { weight = 0, quantity = 1 }) => sum + weight * quantity, 0);
  const [from, to] = [placeOf(numberOf(origin)), placeOf(numberOf(destination))];
  if (!from || !to) return refuse(response, 400, 'Area ID is not found', 40001004);
  const fault = leftFault(response);
  const found = fault?.kind === 'no_route' ? [] : ratesBetween(from, to, grams, wanted);
  if (found.length === 0) return refuse(response, fault?.status ?? 400, 'No courier available for the requested location', 40001006);
  const rows = found.map(priceOf);
  const pricing = fault?.kind === 'bare' ? rows.map((row) => only(row, ['courier_code', 'courier_service_code', 'price'])) : rows;
  response.json({ success: true, object: 'courier_pricing', message: 'Success to retrieve courier pricing', code: 20001003, pricing });
}

function priceOf({ name, code, service, description, cost, etd }: Rate): object {
  const range = etd.replace(/\s*day$/, '').replace('-', ' - ');
  return {
    available_for_cash_on_delivery: false,
    company: code,
    courier_name: name.replace(/^.*\(([^)]+)\)$/, '$1'),
    courier_code: code,
    courier_service_name: description,
    courier_service_code: service.toLowerCase().replaceAll(' ', '_'),
    duration: range ? `${range} days` : '',
    shipment_duration_range: range,
    shipment_duration_unit: 'days',
    service_type: 'standard',
    shipping_type: 'parcel',
    price: cost,
    type: service.toLowerCase(),
  };
}

function area(place: Place): object {
  return {
    id: `IDNP6IDNC148IDND${place.id}IDZ${place.zip_code}`,
    name: `${titled(place.district_name)}, ${titled(place.city_name)}, ${titled(place.province_name)}. ${place.zip_code}`,
    country_name: 'Indonesia',
    country_code: 'ID',
    administrative_division_level_1_name: titled(place.province_name),
    administrative_division_level_1_type: 'province',
    administrative_division_level_2_name: titled(place.city_name),
    administrative_division_level_2_type: 'city',
    administrative_division_level_3_name: titled(place.district_name),
    administrative_division_level_3_type: 'district',
    postal_code: Number(place.zip_code),
  };
}

function numberOf(areaId: string): number {
  return Number(/IDND(\d+)IDZ/.exec(areaId)?.[1]);
}

function titled(name: string): string {
  return name.replace(/\w+/g, (word) => (word === 'DKI' || word === 'DI' ? word : word[0] + word.slice(1).toLowerCase()));
}

function refuse(response: Response, status: number, error: string, code: number): void {
  response.status(status).json({ success: false, error, code });
}
