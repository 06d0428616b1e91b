import { z } from 'zod';
import { reading } from '../reading.js';

/** How the bot addresses a lead; `text` leaves it to the training text. */
export const AddressForm = z
  .enum(['text', 'kak', 'bapak-ibu', 'mas-mbak', 'bunda', 'sis'], { error: 'Pilih sapaan dari daftar.' })
  .register(reading, { unknown: 'text' });
export type AddressForm = z.infer<typeof AddressForm>;

/** How formally the bot writes; `text` leaves it to the training text. */
export const Tone = z
  .enum(['text', 'casual', 'polite', 'formal'], { error: 'Pilih gaya bahasa dari daftar.' })
  .register(reading, { unknown: 'text' });
export type Tone = z.infer<typeof Tone>;
