import { remembered } from '../../remembered.js';
import { withNamedDays } from '../every-day-except.rules.js';
import { withAnswers } from './asked-and-answered.rules.js';
import { withFullDays } from './full-days.rules.js';

/** The owner's text as statements: questions joined with their answers, and days by their full names. */
export const ownerStatements = remembered((text: string): string => withNamedDays(withFullDays(withAnswers(text))));
