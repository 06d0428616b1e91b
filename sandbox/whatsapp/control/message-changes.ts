import { randomBytes } from 'node:crypto';
import type { proto } from 'baileys';
import { deletion, edit, editedContent, expirationSetting } from '../delivery/message-content.ts';
import { sendFromPhone } from '../delivery/phone-messages.ts';
import { sealedEdit, sealings } from '../delivery/sealed-edits.ts';
import type { Sealing } from '../delivery/sealed-edits.ts';
import type { AddressForm } from '../wire/jid.ts';
import type { LogRow } from '../world/message-log.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { chatForm } from './phone-acts.ts';
import { knownPhone, numberOr, Refused, text } from './refused.ts';

interface ChangeRequest {
  id?: string;
  form?: AddressForm;
  /** How the edit is sealed. The default is `plain`, the form that phones used until May 2026. */
  sealing?: Sealing;
  /** Allows an edit of a message that was never sent. `id` is the id of that message. */
  unknown?: boolean;
}

interface Change {
  message: proto.IMessage;
  opened?: proto.IMessage | null;
}

/** Deletes or edits a message that was written on this phone. */
export async function change(world: World, phone: Phone, body: unknown, wanted: 'delete' | 'edit'): Promise<string> {
  const request = (body ?? {}) as ChangeRequest;
  const to = knownPhone(world, text(body, 'to'));
  const row = rowOf(phone, to, request);
  const form = chatForm(phone, to, request.form);
  const target = { chat: to.jid(form), id: row.id };
  const sent: Change =
    wanted === 'delete'
      ? { message: deletion(target) }
      : editOf(row, { ...target, writer: phone.jid(form) }, { to: text(body, 'text'), sealing: request.sealing ?? 'plain' });
  const id = world.newId('3A');
  await sendFromPhone(world, { from: phone, to, ...sent, id, form, duplicates: 0, replays: 0 });
  return id;
}

/** Sets the number of seconds after which messages of a chat disappear. 0 switches disappearing messages off. */
export async function setExpiration(world: World, phone: Phone, body: unknown): Promise<string> {
  const to = knownPhone(world, text(body, 'to'));
  const form = chatForm(phone, to, (body as ChangeRequest).form);
  const id = world.newId('3A');
  const message = expirationSetting(numberOr(body, 'seconds', 0));
  await sendFromPhone(world, { from: phone, to, message, opened: null, id, form, duplicates: 0, replays: 0 });
  return id;
}

function rowOf(phone: Phone, to: Phone, { id, unknown }: ChangeRequest): Pick<LogRow, 'id' | 'kind' | 'secret'> {
  if (unknown) return { id: id ?? '3A0000000000000000', kind: 'text', secret: randomBytes(32).toString('base64') };
  const row = phone.log.find('out', id ?? '');
  if (!row || row.with !== to.number) throw new Refused(404, `this phone wrote no message ${id ?? '(none given)'} to ${to.number}`);
  return row;
}

function editOf(
  row: Pick<LogRow, 'kind' | 'secret'>,
  target: { chat: string; id: string; writer: string },
  wanted: { to: string; sealing: Sealing },
): Change {
  if (!sealings.includes(wanted.sealing)) throw new Refused(400, `"sealing" is one of ${sealings.join(', ')}`);
  const edited = editedContent(row, wanted.to);
  const plain = edit(target, edited);
  if (wanted.sealing === 'plain') return { message: plain };
  if (!row.secret) throw new Refused(409, 'that message has no secret to seal an edit with');
  const message = sealedEdit({ ...target, secret: Buffer.from(row.secret, 'base64') }, edited, wanted.sealing);
  return { message, opened: wanted.sealing === 'sealed' ? plain : null };
}
