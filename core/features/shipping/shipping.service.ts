import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { AppError } from '../../platform/errors/app-error.js';
import { ShippingError } from '../../outside/shipping/shipping.errors.js';
import { ShippingRates } from '../../outside/shipping/shipping-rates.js';
import type { Place, Rate } from '../../outside/shipping/shipping.types.js';
import { PromptsService, type Prompts } from '../prompts/prompts.service.js';
import { billedGrams } from './billed-weight.rules.js';
import { kindIn } from './city-kinds.rules.js';
import { courierCode, courierLabel, usualCouriers } from './couriers.rules.js';
import { labelOf, matchDistricts, matchPlace, placeName, searchTexts, type Match } from './places.rules.js';
import { ShippingCache } from './shipping-cache.js';
import { ShippingShare } from './shipping-share.js';
import type { Origin, Quote } from './shipping.types.js';

export { isPlaceIn } from './place-regions.rules.js';

export interface QuoteQuestion {
  readonly botId: BotId;
  /** The owner's settings, as loaded by the running reply. */
  readonly prompts: Pick<Prompts, 'senderDistrict' | 'senderOrigin'>;
  /** As the user typed it. */
  readonly destination: string;
  readonly grams: number;
  /** As the user typed it; all usual couriers when omitted. */
  readonly courier?: string | undefined;
}

/** Shipping costs of a parcel, and the place an owner's parcels are sent from. */
@Injectable()
export class ShippingService {
  constructor(
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(ShippingRates) private readonly service: ShippingRates,
    @Inject(ShippingCache) private readonly cache: ShippingCache,
    @Inject(ShippingShare) private readonly share: ShippingShare,
  ) {}

  /**
   * Shipping quotes for a lead's question. An error of the shipping service never makes it fail. Runs an SQL
   * statement only when it resolves an origin that was not known.
   */
  async quote(question: QuoteQuestion, signal: AbortSignal): Promise<Quote> {
    try {
      return await this.find(question, signal);
    } catch (error) {
      if (error instanceof ShippingError) return { kind: 'hindered', by: error.failure };
      throw error;
    }
  }

  private async find({ botId, prompts, destination, grams, courier }: QuoteQuestion, signal: AbortSignal): Promise<Quote> {
    const couriers = this.couriersFor(courier);
    if (couriers.length === 0) return { kind: 'unknown-courier', known: this.service.couriers.map(courierLabel) };
    const origin = await this.origin(botId, prompts, signal);
    if (origin.kind === 'later') return { kind: 'hindered', by: origin.failure };
    if (origin.kind !== 'known') return { kind: 'hindered', by: origin.kind };
    const match = await this.match(botId, destination, signal);
    if (match.kind === 'unknown') return { kind: 'unknown-destination' };
    if (match.kind === 'wide') return { kind: 'wide-destination' };
    if (match.kind === 'kota-or-kabupaten') return { kind: 'several', destinations: match.names };
    if (match.kind === 'several') return { kind: 'several', destinations: match.places.map(labelOf) };
    const question = { originId: origin.placeId, destinationId: match.place.id, grams: billedGrams(grams), couriers };
    const rates = await this.cache.rates(this.service.name, question, async () => {
      await this.share.take(botId);
      return this.service.rates(question, signal);
    });
    const label = labelOf(match.place);
    if (rates.length === 0) return { kind: 'no-route', destination: label };
    const others = match.others.map(labelOf);
    return { kind: 'quoted', destination: label, isWhole: match.isWhole, others, origin: origin.label, rates: rates.map(named) };
  }

  /** The place the owner's parcels are sent from; resolved and stored when it is not known yet. */
  async origin(botId: BotId, prompts: QuoteQuestion['prompts'], signal: AbortSignal): Promise<Origin> {
    const { senderDistrict: typed, senderOrigin: known } = prompts;
    if (typed.trim() === '') return { kind: 'none' };
    // a stored origin of another service has other ids, and one of another text is another place
    if (known && known.typed === typed && known.service === this.service.name)
      return { kind: 'known', placeId: known.placeId, label: known.label };
    try {
      const places = await this.districts(botId, typed, signal);
      const [place] = places;
      if (!place) return { kind: 'unknown' };
      return places.length > 1 ? { kind: 'choose', places } : await this.keep(botId, typed, place);
    } catch (error) {
      if (error instanceof ShippingError) return { kind: 'later', failure: error.failure };
      throw error;
    }
  }

  /** Resolves the current origin of an owner's parcels from the stored settings. */
  async readOrigin(botId: BotId, signal: AbortSignal): Promise<Origin> {
    return this.origin(botId, await this.prompts.loadPrompts(botId), signal);
  }

  /**
   * Stores the place that the owner chose among the places that match the kecamatan.
   * @throws AppError when no such place has this id.
   */
  async chooseOrigin(botId: BotId, placeId: string, signal: AbortSignal): Promise<Origin> {
    const { senderDistrict: typed } = await this.prompts.loadPrompts(botId);
    const places = await this.districts(botId, typed, signal).catch((error: unknown) => {
      throw error instanceof ShippingError ? new AppError('shipping_away') : error;
    });
    const place = places.find(({ id }) => id === placeId);
    if (!place) throw new AppError('place_unknown');
    return this.keep(botId, typed, place);
  }

  private async keep(botId: BotId, typed: string, place: Place): Promise<Origin> {
    const origin = { typed, service: this.service.name, placeId: place.id, label: labelOf(place) };
    await this.prompts.saveOrigin(botId, origin);
    return { kind: 'known', placeId: origin.placeId, label: origin.label };
  }

  private async match(botId: BotId, written: string, signal: AbortSignal): Promise<Match> {
    const name = placeName(written);
    if (name === undefined) return { kind: 'unknown' };
    let match: Match = { kind: 'unknown' };
    for (const text of searchTexts(name)) {
      match = matchPlace(name, await this.search(botId, text, signal), kindIn(written));
      if (match.kind !== 'unknown') break;
    }
    return match;
  }

  private async districts(botId: BotId, written: string, signal: AbortSignal): Promise<Place[]> {
    const name = placeName(written);
    if (name === undefined) return [];
    for (const text of searchTexts(name)) {
      const places = matchDistricts(name, await this.search(botId, text, signal));
      if (places.length > 0) return places;
    }
    return [];
  }

  private search(botId: BotId, text: string, signal: AbortSignal): Promise<Place[]> {
    return this.cache.places(this.service.name, text, async () => {
      await this.share.take(botId);
      return this.service.searchPlaces(text, signal);
    });
  }

  private couriersFor(written: string | undefined): string[] {
    const wanted = written === undefined ? usualCouriers : [courierCode(written) ?? ''];
    return wanted.filter((code) => this.service.couriers.includes(code));
  }
}

/** Replaces the courier code by the name that leads know. */
function named(rate: Rate): Rate {
  return { ...rate, courier: courierLabel(rate.courier) };
}
