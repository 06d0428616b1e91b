import { remembered } from '../../remembered.js';
import { withNamedDays } from '../every-day-except.rules.js';
import { withAnswers } from './asked-and-answered.rules.js';
import { withFreeParcels } from './free-parcels.rules.js';
import { withFullDays } from './full-days.rules.js';
import { withPlainLayout } from './plain-forms.rules.js';
import { withPlainSpelling } from './plain-spelling.rules.js';

/** The end of a sentence before one that limits it: "Garansi 2 tahun. Tidak termasuk banjir". */
const limitsBefore = /\.[ ](?=(?:tidak|tdk|ga|gak|belum|blm)[ ](?:termasuk|berlaku|mencakup|meng?-?cover)(?!\p{L}))/giu;

/**
 * The owner's text as statements: with one spelling per word, with questions joined to their answers, and with
 * exceptions joined to the sentence that they limit.
 */
export const ownerStatements = remembered((text: string): string =>
  withFreeParcels(withNamedDays(withFullDays(withAnswers(withPlainSpelling(withPlainLayout(text)))))).replaceAll(limitsBefore, ', '),
);
