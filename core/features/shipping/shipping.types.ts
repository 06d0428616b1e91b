import type { ShippingFailure } from '../../outside/shipping/shipping.errors.js';
import type { Place, Rate } from '../../outside/shipping/shipping.types.js';

export type { Place, Rate };

/** Where an owner's parcels leave from. */
export type Origin =
  /** The owner wrote no kecamatan. */
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly placeId: string; readonly label: string }
  /** The name is shared: the owner chooses. */
  | { readonly kind: 'choose'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown' }
  /** Could not be found out now; it is tried again when it is asked for. */
  | { readonly kind: 'later'; readonly failure: ShippingFailure };

/** Why there is no quote because of us or of the service, not of the lead's words. */
export type Hindrance = Exclude<Origin['kind'], 'known' | 'later'> | ShippingFailure;

export type Quote =
  | {
      readonly kind: 'quoted';
      readonly destination: string;
      /** Only a kota or kabupaten was named: the price is that of one of its kecamatan. */
      readonly isWhole: boolean;
      /** The name also stands for these. */
      readonly others: readonly string[];
      readonly origin: string;
      /** Cheapest first, never empty. */
      readonly rates: readonly Rate[];
    }
  | { readonly kind: 'no-route'; readonly destination: string }
  | { readonly kind: 'several'; readonly destinations: readonly string[] }
  | { readonly kind: 'unknown-destination' }
  | { readonly kind: 'wide-destination' }
  | { readonly kind: 'unknown-courier'; readonly known: readonly string[] }
  | { readonly kind: 'hindered'; readonly by: Hindrance };
