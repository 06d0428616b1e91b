import { cheapestFirst, deliveryTime, isParcelService } from './rates.rules.js';
import { CostRow, DestinationRow, Envelope } from './rajaongkir.wire.js';
import { readable } from './readable.rules.js';
import { askOverHttp } from './shipping-call.js';
import { ShippingError } from './shipping.errors.js';
import type { Place, Rate, RateQuestion, ShippingPort } from './shipping.types.js';

const rowsMax = 50;

/** Client of RajaOngkir by Komerce (docs/protocols/shipping.md). */
export class RajaongkirClient implements ShippingPort {
  readonly name = 'rajaongkir';
  // one unknown courier code fails the whole call, so only documented codes are sent
  readonly couriers = ['jne', 'jnt', 'sicepat', 'ninja', 'tiki', 'pos', 'lion', 'ide', 'sap', 'wahana', 'rex'];

  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
  ) {}

  async searchPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
    const query = new URLSearchParams({ search: text, limit: String(rowsMax), offset: '0' });
    const { code, message, data } = await this.ask(`/destination/domestic-destination?${query.toString()}`, {}, signal);
    if (code === 404) return [];
    if (code >= 400) throw refusal(code, message);
    return readable(DestinationRow, data, 'places').map((row) => ({
      id: row.id,
      village: row.subdistrict_name === '-' ? '' : row.subdistrict_name,
      district: row.district_name,
      city: row.city_name,
      province: row.province_name,
      zip: row.zip_code,
    }));
  }

  async rates({ originId, destinationId, grams, couriers }: RateQuestion, signal: AbortSignal): Promise<Rate[]> {
    const form = { origin: originId, destination: destinationId, weight: String(grams), courier: couriers.join(':'), price: 'lowest' };
    const { code, message, data } = await this.ask('/calculate/domestic-cost', { method: 'POST', body: new URLSearchParams(form) }, signal);
    if ((code === 400 || code === 404) && /not found/i.test(message) && !isAboutKey(message)) return [];
    if (code >= 400) throw refusal(code, message);
    const rows = readable(CostRow, data, 'rates').filter((row) => isParcelService(row.code, row.service));
    return cheapestFirst(
      rows.map((row) => ({ courier: row.code.toLowerCase(), service: row.service, cost: row.cost, time: deliveryTime(row.etd) })),
    );
  }

  private async ask(path: string, init: RequestInit, signal: AbortSignal): Promise<{ code: number; message: string; data: unknown }> {
    const { status, body } = await askOverHttp(this.baseUrl + path, { ...init, headers: { key: this.key } }, signal);
    const envelope = Envelope.safeParse(body);
    if (!envelope.success) {
      if (status >= 400) throw refusal(status, 'no envelope');
      throw new ShippingError('away', 'an answer of an unknown shape');
    }
    const { meta, data } = envelope.data;
    // an exhausted daily limit may arrive as HTTP 200 with the code in the body
    return { code: status >= 400 && meta.code < 400 ? status : meta.code, message: meta.message, data };
  }
}

function refusal(code: number, message: string): ShippingError {
  const told = `${code} ${message}`;
  if (code === 429) return new ShippingError('spent', told);
  if (code === 401 || code === 403 || isAboutKey(message)) return new ShippingError('key', told);
  return new ShippingError(code >= 500 ? 'away' : 'refused', told);
}

/**
 * True when an error is about the API key: "Invalid Api key, key not found". Its status is the same as for any
 * invalid request.
 */
function isAboutKey(message: string): boolean {
  return /\bkey\b/i.test(message);
}
