/** Sample shops on the landing page whose bot any visitor may ask. */
export const sampleShops = ['fashion', 'kuliner', 'jasa'] as const;
export type SampleShop = (typeof sampleShops)[number];

/** Limits of such a conversation: characters of a question, and number of earlier lines sent with it. */
export const sampleQuestionMaxChars = 300;
export const sampleLinesMax = 9;
