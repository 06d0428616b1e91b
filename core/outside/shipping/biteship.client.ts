import { AreaRow, PricingRow, Reply } from './biteship.wire.js';
import { cheapestFirst, deliveryTime, isParcelService } from './rates.rules.js';
import { readable } from './readable.rules.js';
import { askOverHttp } from './shipping-call.js';
import { ShippingError } from './shipping.errors.js';
import type { Place, Rate, RateQuestion, ShippingPort } from './shipping.types.js';

/**
 * Client of Biteship (docs/protocols/shipping.md). Its areas are kecamatan (districts) with a postal code. It does
 * not know kelurahan (villages).
 */
export class BiteshipClient implements ShippingPort {
  readonly name = 'biteship';
  readonly couriers = ['jne', 'jnt', 'sicepat', 'anteraja', 'ninja', 'tiki', 'pos', 'lion', 'ide', 'sap', 'wahana', 'rex'];

  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
  ) {}

  async searchPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
    const query = new URLSearchParams({ countries: 'ID', input: text, type: 'single' });
    const { status, reply } = await this.ask(`/v1/maps/areas?${query.toString()}`, {}, signal);
    if (!reply.success) throw refusal(status, reply.error ?? '');
    return readable(AreaRow, reply.areas, 'places').map((row) => ({
      id: row.id,
      village: '',
      district: row.administrative_division_level_3_name,
      city: row.administrative_division_level_2_name,
      province: row.administrative_division_level_1_name,
      zip: row.postal_code,
    }));
  }

  async rates({ originId, destinationId, grams, couriers }: RateQuestion, signal: AbortSignal): Promise<Rate[]> {
    const question = {
      origin_area_id: originId,
      destination_area_id: destinationId,
      couriers: couriers.join(','),
      items: [{ name: 'Paket', value: 0, quantity: 1, weight: grams }],
    };
    const init = { method: 'POST', body: JSON.stringify(question), headers: { 'Content-Type': 'application/json' } };
    const { status, reply } = await this.ask('/v1/rates/couriers', init, signal);
    if (!reply.success) {
      if (/no courier available|no available courier/i.test(reply.error ?? '')) return [];
      throw refusal(status, reply.error ?? '');
    }
    const rows = readable(PricingRow, reply.pricing, 'rates').filter((row) => isParcelService(row.courier_code, row.courier_service_code));
    return cheapestFirst(
      rows.map((row) => ({
        courier: row.courier_code.toLowerCase(),
        service: row.courier_service_name || row.courier_service_code.toUpperCase(),
        cost: row.price,
        time: deliveryTime(`${row.shipment_duration_range ?? ''} ${row.shipment_duration_unit ?? ''}`),
      })),
    );
  }

  private async ask(
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> },
    signal: AbortSignal,
  ): Promise<{ status: number; reply: Reply }> {
    const headers = { ...init.headers, Authorization: this.key };
    const { status, body } = await askOverHttp(this.baseUrl + path, { ...init, headers }, signal);
    const reply = Reply.safeParse(body);
    if (reply.success) return { status, reply: reply.data };
    if (status >= 400) throw refusal(status, 'no reply');
    throw new ShippingError('away', 'an answer of an unknown shape');
  }
}

function refusal(status: number, error: string): ShippingError {
  const told = `${status} ${error}`;
  if (status === 429 || status === 402 || /balance|saldo/i.test(error)) return new ShippingError('spent', told);
  if (status === 401 || status === 403 || /authori[sz]ation|\bkey\b/i.test(error)) return new ShippingError('key', told);
  return new ShippingError('refused', told);
}
