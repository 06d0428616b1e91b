import type { ShippingFailure } from '../../outside/shipping/shipping.errors.js';
import type { Place, Rate } from '../../outside/shipping/shipping.types.js';

export type { Place, Rate };

/** The place an owner's parcels are sent from. */
export type Origin =
  /** The owner entered no kecamatan. */
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly placeId: string; readonly label: string }
  /** Several places have this name: the owner has to choose. */
  | { readonly kind: 'choose'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown' }
  /** The place could not be resolved now. The next query tries again. */
  | { readonly kind: 'later'; readonly failure: ShippingFailure };

/**
 * Why there is no quote, when the cause is our settings or the service. Causes in the lead's input are not included.
 */
export type Hindrance = Exclude<Origin['kind'], 'known' | 'later'> | ShippingFailure;

export type Quote =
  | {
      readonly kind: 'quoted';
      readonly destination: string;
      /** True when only a kota or kabupaten was named: the price is that of one of its kecamatan. */
      readonly isWhole: boolean;
      /** Other places that the name may refer to. */
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
