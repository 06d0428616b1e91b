import { remembered } from '../../remembered.js';
import { withNamedDays } from '../every-day-except.rules.js';
import { withAnswers } from './asked-and-answered.rules.js';
import { withFreeParcels } from './free-parcels.rules.js';
import { withFullDays } from './full-days.rules.js';
import { withPlainLayout } from './plain-forms.rules.js';
import { withPlainSpelling } from './plain-spelling.rules.js';

/** "Garansi 2 tahun. Tidak termasuk banjir" limits the sentence before it. */
const limitsBefore = /\.[ ](?=(?:tidak|tdk|ga|gak|belum|blm)[ ](?:termasuk|berlaku|mencakup|meng?-?cover)(?!\p{L}))/giu;

/** The owner's text as statements: one spelling, questions joined with their answers, and exceptions with what they limit. */
export const ownerStatements = remembered((text: string): string =>
  withFreeParcels(withNamedDays(withFullDays(withAnswers(withPlainSpelling(withPlainLayout(text)))))).replaceAll(limitsBefore, ', '),
);
