/** Made-up shops whose bot anybody may ask on the landing page. */
export const sampleShops = ['fashion', 'kuliner', 'jasa'] as const;
export type SampleShop = (typeof sampleShops)[number];

/** Bounds of such a talk: letters of a question, and lines that are sent along. */
export const sampleQuestionMaxChars = 300;
export const sampleLinesMax = 9;
