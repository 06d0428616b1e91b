import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { inBackground } from './in-background.ts';
import { textMessage } from './message-content.ts';
import { sendFromPhone } from './phone-messages.ts';

/** Chats that were already greeted, by phone: the app sends one greeting per chat. */
const greeted = new WeakMap<Phone, Set<string>>();

/**
 * Sends the automatic messages of the phone's WhatsApp Business app. The first message of a chat gets the greeting,
 * also when a linked device wrote that message. Any other incoming message gets the away message.
 */
export function answerByApp(world: World, phone: Phone, chat: { other: Phone; direction: 'in' | 'out' }): void {
  const app = world.faults.businessApp(phone.number);
  if (!app) return;
  const known = greeted.get(phone) ?? new Set();
  greeted.set(phone, known);
  const text = app.greeting && !known.has(chat.other.number) ? app.greeting : chat.direction === 'in' ? app.away : undefined;
  if (!text) return;
  if (text === app.greeting) known.add(chat.other.number);
  const write = (): void =>
    inBackground(
      sendFromPhone(world, {
        ...{ from: phone, to: chat.other, message: textMessage(text), id: world.newId('3A') },
        ...{ form: chat.other.hidesNumber ? 'lid' : 'pn', duplicates: 0, replays: 0, ...(app.isMetaAi && { isMetaAi: true }) },
      }).then(() => undefined),
      'an automatic message of the app',
    );
  setTimeout(write, app.afterMs ?? 0);
}
