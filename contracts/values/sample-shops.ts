/** Sample shops on the landing page whose bot any visitor may ask. */
export const sampleShops = ['fashion', 'kuliner', 'jasa'] as const;
export type SampleShop = (typeof sampleShops)[number];

/**
 * Limits of a conversation with a sample shop: characters of a question, and number of earlier lines that are sent
 * with it.
 */
export const sampleQuestionMaxChars = 300;
export const sampleLinesMax = 9;
