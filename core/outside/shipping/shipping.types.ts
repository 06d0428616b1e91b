import type { Settings } from '../../platform/config/config.js';

export type ShippingServiceName = Settings['SHIPPING_SERVICE'];

/** A place as the service returns it, with the service's spelling. */
export interface Place {
  /** The service's own id. Another service uses other ids. */
  readonly id: string;
  /** Name of the kelurahan or desa. Empty for a row that covers a whole kecamatan. */
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
  /** Courier codes, all known to the service. */
  readonly couriers: readonly string[];
}

/** Price of one service of one courier. */
export interface Rate {
  /** Courier code, such as "jne". */
  readonly courier: string;
  /** Name of the courier's service, such as "REG". */
  readonly service: string;
  /** Rupiah. */
  readonly cost: number;
  /** Delivery time, such as "2-3 hari"; null when the service names none. */
  readonly time: string | null;
}

/** Port for shipping services. Both methods reject with ShippingError only. */
export interface ShippingPort {
  readonly name: ShippingServiceName;
  /** Couriers that can be queried. */
  readonly couriers: readonly string[];
  /** Places with that name, at any level. Empty when there are none. @param text at least three characters */
  searchPlaces(text: string, signal: AbortSignal): Promise<Place[]>;
  /** Rates of parcel services, cheapest first. Empty when none of the couriers delivers to the destination. */
  rates(question: RateQuestion, signal: AbortSignal): Promise<Rate[]>;
}
