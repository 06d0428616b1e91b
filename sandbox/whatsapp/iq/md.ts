import { unlinkDevice } from '../notices/device-notices.ts';
import { answerPasskey } from '../passkey/passkey-link.ts';
import { linkCodeOf, receiveLinkCode } from '../pairing/pairing-code.ts';
import { parseJid } from '../wire/jid.ts';
import { child } from '../wire/node.ts';
import type { Answer, Question } from './question.ts';

/** Linking by code, linking with a passkey, and logout by the client. */
export function answerMd({ afterwards, connection, iq, world }: Question): Answer | Promise<Answer> {
  const registration = linkCodeOf(iq);
  if (registration) {
    // The phone's reaction to companion_finish must follow the empty answer.
    if (registration.attrs.stage === 'companion_finish') {
      afterwards(() => void receiveLinkCode(world, connection, registration));
      return [];
    }
    return receiveLinkCode(world, connection, registration);
  }
  const step = answerPasskey(world, connection, iq, afterwards);
  if (step !== undefined) return step;
  const removal = child(iq, 'remove-companion-device');
  const address = parseJid(removal?.attrs.jid);
  const phone = world.byAddress(address);
  if (!removal || !address || !phone || connection.companion?.owner !== phone.number) return undefined;
  afterwards(() => void unlinkDevice(world, phone, address.device));
  return [];
}
