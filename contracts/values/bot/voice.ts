/** How the bot addresses a lead; `text` leaves it to the training text. */
export const addressForms = ['text', 'kak', 'bapak-ibu', 'mas-mbak', 'bunda', 'sis'] as const;
export type AddressForm = (typeof addressForms)[number];

/** How formally the bot writes; `text` leaves it to the training text. */
export const tones = ['text', 'casual', 'polite', 'formal'] as const;
export type Tone = (typeof tones)[number];
