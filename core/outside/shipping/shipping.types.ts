import type { Settings } from '../../platform/config/config.js';

export type ShippingServiceName = Settings['SHIPPING_SERVICE'];

/** A place as the service knows it. Names as it writes them. */
export interface Place {
  /** The service's own id; another service's ids mean other places. */
  readonly id: string;
  /** Kelurahan or desa; empty for a row that is a whole kecamatan. */
  readonly village: string;
  /** Kecamatan. */
  readonly district: string;
  /** Kota or kabupaten. */
  readonly city: string;
  readonly province: string;
  readonly zip: string;
}

export interface RateQuestion {
  readonly originId: string;
  readonly destinationId: string;
  readonly grams: number;
  /** Codes of couriers, all known to the service. */
  readonly couriers: readonly string[];
}

/** What one service of one courier costs. */
export interface Rate {
  /** "jne" */
  readonly courier: string;
  /** "REG" */
  readonly service: string;
  /** Rupiah. */
  readonly cost: number;
  /** "2-3 hari"; null when the service does not say. */
  readonly time: string | null;
}

/** The port: what the product needs of a shipping service. Both throw ShippingError only. */
export interface ShippingPort {
  readonly name: ShippingServiceName;
  /** Couriers it can be asked for. */
  readonly couriers: readonly string[];
  /** Places with that name, at any level; empty when there are none. @param text at least three characters */
  searchPlaces(text: string, signal: AbortSignal): Promise<Place[]>;
  /** Rates of parcel services, cheapest first; empty when none of the couriers goes there. */
  rates(question: RateQuestion, signal: AbortSignal): Promise<Rate[]>;
}
