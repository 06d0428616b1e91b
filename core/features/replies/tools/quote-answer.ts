import type { QuoteQuestion } from '../../shipping/shipping.service.js';
import type { Quote, Rate } from '../../shipping/shipping.types.js';
import { dataTexts } from '../owner-data/owner-data.rules.js';
import {
  assumedWeight,
  askDestination,
  guessedWeight,
  noRoute,
  notFound,
  notNow,
  otherCourier,
  ownerLines,
  someDistrict,
  whichOne,
} from './cek-ongkir.texts.js';
import type { ToolContext } from './tool.js';
import { assumedGrams, isGroundedWeight, weightLabel, weightsIn } from './weights.rules.js';

const ratesShown = 8;
const placesShown = 8;

/** The model's arguments that a quote depends on. */
export interface AskedQuote {
  readonly tujuan: string;
  readonly berat_gram?: number | null | undefined;
  readonly kurir?: string | null | undefined;
}

/** @param listed weight of the order by the owner's list, in grams; null when it is unknown */
const gramsOf = ({ berat_gram: claimed }: AskedQuote, listed: number | null): number => listed ?? claimed ?? assumedGrams;

/** The request to the shipping service. @param listed as in {@link quoteAnswer} */
export function quoteQuestion(
  asked: AskedQuote,
  listed: number | null,
  { botId, prompts }: Pick<ToolContext, 'botId' | 'prompts'>,
): QuoteQuestion {
  return { botId, prompts, destination: asked.tujuan, grams: gramsOf(asked, listed), courier: asked.kurir ?? undefined };
}

/**
 * The result for the model, as JSON. When only the owner can solve a problem, a line for the owner's log is added.
 *
 * @param listed weight of the order by the owner's list, in grams; null when it is unknown
 */
export function quoteAnswer(quote: Quote, asked: AskedQuote, listed: number | null, context: ToolContext): string {
  if (quote.kind === 'hindered') noteForOwner(ownerLines[quote.by], context);
  const weight = listed === null ? weightNote(asked.berat_gram ?? null, context) : undefined;
  return JSON.stringify(shownQuote(quote, gramsOf(asked, listed), weight));
}

/** Adds a line for the owner's log, once per turn even when the model calls the tool several times. */
function noteForOwner(text: string, { effects }: ToolContext): void {
  if (!effects.lines.some((line) => line.text === text)) effects.lines.push({ level: 'WARN', text });
}

/**
 * The statement about the weight that the answer must contain; undefined when the weight follows from the words of the
 * owner or the lead.
 */
function weightNote(claimed: number | null, { prompts, data, earlier, leadWords }: ToolContext): string | undefined {
  if (claimed === null) return assumedWeight(weightLabel(assumedGrams));
  const found = earlier.filter(({ name }) => name === 'cari_produk').map(({ result }) => result);
  const texts = [prompts.prompt, prompts.secondaryPrompt, ...dataTexts(data), ...found, leadWords];
  if (isGroundedWeight(claimed, weightsIn(texts.join('\n')))) return undefined;
  return claimed === assumedGrams ? assumedWeight(weightLabel(claimed)) : guessedWeight(weightLabel(claimed));
}

/** The result for the model. `sampaikan` is a text that the lead may get without a change. */
function shownQuote(quote: Quote, grams: number, weight: string | undefined): object {
  switch (quote.kind) {
    case 'quoted': {
      const notes = [weight, quote.isWhole ? someDistrict(quote.destination) : undefined].filter((note) => note !== undefined);
      return {
        tujuan: quote.destination,
        dari: quote.origin,
        berat_gram: grams,
        ongkir: quote.rates.slice(0, ratesShown).map(shown),
        ...(notes.length > 0 ? { sampaikan: notes.join(' ') } : {}),
        ...(quote.others.length > 0 ? { nama_sama: quote.others.slice(0, placesShown).join('; ') } : {}),
      };
    }
    case 'several':
      return { pilihan: quote.destinations.slice(0, placesShown), sampaikan: whichOne };
    case 'unknown-destination':
      return { sampaikan: notFound };
    case 'wide-destination':
      return { sampaikan: askDestination };
    case 'unknown-courier':
      return { sampaikan: otherCourier(quote.known.join(', ')) };
    case 'no-route':
      return { sampaikan: noRoute(quote.destination) };
    case 'hindered':
      return { sampaikan: notNow };
  }
}

function shown({ courier, service, cost, time }: Rate): object {
  return { kurir: courier, layanan: service, biaya: cost, ...(time === null ? {} : { estimasi: time }) };
}
