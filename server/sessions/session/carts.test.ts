import { expect, test } from '@jest/globals';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { AskedCart } from '#core/features/conversations/messages/carts/carts.service';
import type { CartTold } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { Carts } from './carts.js';

/** Requests all these carts. @returns how many were requested from WhatsApp, and how many were refused */
async function ask(
  open: readonly { readonly id: MessageId; readonly conversationId: string }[],
): Promise<{ asked: number; refused: number }> {
  let [asked, refused] = [0, 0];
  const carts = new Carts({
    botId: newId<BotId>(),
    link: { askCart: () => Promise.resolve((asked++, { kind: 'read', items: [], total: null } satisfies CartTold)) },
    carts: {
      takeOpen: (_, limit, except) =>
        Promise.resolve(open.filter(({ id }) => !except.includes(id)).slice(0, limit) as unknown as AskedCart[]),
      settle: (_, __, told) => Promise.resolve(void (told.kind === 'refused' && refused++)),
    },
    wait: () => undefined,
  });
  await carts.askOpen();
  return { asked, refused };
}

const of = (person: ConversationId | string, count: number) =>
  Array.from({ length: count }, () => ({ id: newId<MessageId>(), conversationId: person }));

test('five carts of a person are requested within an hour, and sixty of an account', async () => {
  expect(await ask(of('a', 5))).toEqual({ asked: 5, refused: 0 });
  expect(await ask(of('a', 6))).toEqual({ asked: 5, refused: 1 });
  const people = Array.from({ length: 13 }, (_, nth) => of(`person ${nth}`, 5)).flat();
  expect(await ask(people.slice(0, 60))).toEqual({ asked: 60, refused: 0 });
  expect(await ask(people)).toEqual({ asked: 60, refused: 5 });
});
