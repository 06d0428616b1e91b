import { mistakesIn } from '../../mistake.mjs';

const places = { file: 'core/features/shipping/places.rules.ts', test: 'core/features/shipping/places.rules.test.ts' };
const couriers = { file: 'core/features/shipping/couriers.rules.ts', test: 'core/features/shipping/couriers.rules.test.ts' };
const billed = { file: 'core/features/shipping/billed-weight.rules.ts', test: 'core/features/shipping/billed-weight.rules.test.ts' };
const weights = { file: 'core/features/replies/tools/weights.rules.ts', test: 'core/features/replies/tools/weights.rules.test.ts' };
const rates = { file: 'core/outside/shipping/rates.rules.ts', test: 'core/outside/shipping/rates.rules.test.ts' };
const quote = { file: 'core/features/replies/tools/quote-answer.ts', test: 'core/features/replies/tools/cek-ongkir.test.ts' };
const box = { file: 'core/features/replies/tools/tool-box.ts', test: 'core/features/replies/tools/tool-box.test.ts' };

export const mistakes = [
  ...mistakesIn(places, [
    {
      breaks: 'a name that several places share is asked back',
      before: "  if (found.length > 1) return { kind: 'several', places: found };\n",
      after: '',
      name: 'several places when it exists in several: that is asked back',
    },
    {
      breaks: 'equal names of two cities are asked back',
      before: "  if (cities.length > 1) return { kind: 'several', places: cities };\n",
      after: '',
      name: 'equal names of two cities are asked back too',
    },
    {
      breaks: 'a city is meant before a kecamatan elsewhere',
      before: '  if (city) return',
      after: '  if (city && exact.length === 0) return',
      name: 'the city before a kecamatan elsewhere of the same name, which is mentioned',
    },
    {
      breaks: 'a kecamatan is one place, however many rows it has',
      before: '[place.district, place.city, place.province, ',
      after: '[place.village, place.district, place.city, place.province, ',
      name: 'one kecamatan, however many kelurahan it has',
    },
    {
      breaks: 'nothing but a name is searched for',
      before: "    .replace(/[^a-z0-9\\s,.'’/-]/g, '')\n",
      after: '',
      name: '%j: %j',
    },
    {
      breaks: 'a name is short, whatever was written',
      before: 'normalizeText(written.slice(0, nameChars),',
      after: 'normalizeText(written,',
      name: 'short, whatever was written',
    },
    {
      breaks: 'a label is nothing but a name',
      before: "name.replace(/[^\\p{L}\\p{N} .'’()/-]/gu, '')",
      after: 'name',
      name: 'a label is how people write it, and nothing but a name',
    },
    {
      breaks: 'an origin with a shared name is chosen by the owner',
      before: '  if (exact.length > 0) return exact;',
      after: '  if (exact.length > 0) return exact.slice(0, 1);',
      name: 'is one kecamatan, or all that may be meant',
    },
  ]),
  ...mistakesIn(couriers, [
    {
      breaks: 'J&T is found however it is written',
      before: '|j ?& ?t|',
      after: '|',
      name: '%j is %j',
    },
    {
      breaks: 'a word that only begins like a courier is none',
      before: '/^sap( |$)/',
      after: '/^sap/',
      name: '%j is %j',
    },
  ]),
  ...mistakesIn(billed, [
    {
      breaks: 'nothing is quoted for less than it weighs',
      before: 'Math.ceil(grams / stepGrams)',
      after: 'Math.floor(grams / stepGrams)',
      name: '%i g are asked for as %i g',
    },
  ]),
  ...mistakesIn(weights, [
    {
      breaks: 'kilograms are a thousand grams',
      before: '* 1_000) : gramsOf(number)',
      after: '* 100) : gramsOf(number)',
      name: '%s: %j',
    },
    {
      breaks: 'a dot before three digits parts thousands',
      before: '/[.,]\\d{3}/.test(number)',
      after: 'false',
      name: '%s: %j',
    },
    {
      breaks: 'a weight that nobody wrote is made up',
      before: '  return false;',
      after: '  return few.length === 0;',
      name: '%i g of %j: %s',
    },
  ]),
  ...mistakesIn(rates, [
    {
      breaks: 'freight and motorcycles are not quoted for parcels',
      before: '?? false;',
      after: '?? true;',
      name: '%s %s: %s',
    },
    {
      breaks: 'JNE’s trucks are no parcel service',
      before: 'jne: /^(reg|oke|yes|ctc)/',
      after: 'jne: /^(reg|oke|yes|ctc|jtr)/',
      name: '%s %s: %s',
    },
    {
      breaks: 'no time is not zero days',
      before: '  if (to === 0) return null;\n',
      after: '',
      name: 'the time %j is %j',
    },
  ]),
  ...mistakesIn(quote, [
    {
      breaks: 'a weight that nobody wrote is said aloud',
      before: '  return claimed === assumedGrams ? assumedWeight(weightLabel(claimed)) : guessedWeight(weightLabel(claimed));',
      after: '  return undefined;',
      name: 'that nobody entered is an estimate, and the text says so',
    },
    {
      breaks: 'without a weight it is one kilogram, said aloud',
      before: '  if (claimed === null) return assumedWeight(weightLabel(assumedGrams));',
      after: '  if (claimed === null) return undefined;',
      name: '%j is 1 kg, said aloud',
    },
    {
      breaks: 'the owner reads why there was no quote',
      before: "if (quote.kind === 'hindered') noteForOwner(ownerLines[quote.by], context);",
      after: '',
      name: 'because of %s: plain words, one line for the owner, no handover',
    },
    {
      breaks: 'one line, however often the model asks',
      before: 'if (!effects.lines.some((line) => line.text === text)) ',
      after: '',
      name: 'asked again in the same turn, the owner still reads one line',
    },
    {
      breaks: 'an answer to the model is bounded',
      before: 'quote.rates.slice(0, ratesShown)',
      after: 'quote.rates',
      name: 'is bounded, however much there is',
    },
  ]),
  ...mistakesIn(box, [
    {
      breaks: 'a tool ends before the answer does',
      before: 'AbortSignal.any([context.signal, AbortSignal.timeout(this.options.limitMs)])',
      after: 'context.signal',
      name: 'that fetches is ended at its own limit, and the model gets a hint',
    },
    {
      breaks: 'a call that costs something is made a few times a turn',
      before: '.length >= callsMax)',
      after: '.length > callsMax)',
      name: 'that costs something is run a few times a turn',
    },
  ]),
];
