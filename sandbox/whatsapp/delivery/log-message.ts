import type { proto } from 'baileys';
import { mediaOf } from '../media/media-view.ts';
import type { AddressForm } from '../wire/jid.ts';
import type { LogRow } from '../world/message-log.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { changeOf, describeMessage } from './message-content.ts';

export interface Shown {
  phone: Phone;
  other: Phone;
  direction: 'in' | 'out';
  message: proto.IMessage;
  id: string;
  form: AddressForm;
}

/**
 * Adds a message to a phone's screen. A message whose id already exists counts as another copy. An edit or a deletion
 * changes the row of its target message.
 */
export function showMessage(world: World, shown: Shown): LogRow {
  const change = changeOf(shown.message);
  const changed = change && shown.phone.log.find(shown.direction, change.id);
  if (changed) {
    changed.changed = change.change;
    changed.text = change.text;
    if (change.change === 'deleted') {
      delete changed.image;
      delete changed.document;
      delete changed.voice;
    }
    world.onChange(shown.phone);
    world.events.emit({ type: 'changed', number: shown.phone.number, id: change.id });
    return changed;
  }
  const { direction, form, id, message, other, phone } = shown;
  const [from, to] = direction === 'in' ? [other.number, phone.number] : [phone.number, other.number];
  const about = { ...describeMessage(message), ...mediaOf(message), ...secretOf(message), ...expirationOf(message) };
  const entry = { id, from, to, with: other.number, direction, ...about, at: Date.now(), form };
  const { isNew, row } = phone.log.record(entry);
  if (direction === 'out') phone.lastSeen = Math.floor(entry.at / 1000);
  world.onChange(phone);
  if (isNew)
    world.events.emit({
      type: 'message',
      number: phone.number,
      row: { ...row, secret: undefined, image: undefined, voice: undefined, document: undefined },
    });
  return row;
}

function secretOf({ messageContextInfo }: proto.IMessage): Pick<LogRow, 'secret'> {
  const secret = messageContextInfo?.messageSecret;
  return secret ? { secret: Buffer.from(secret).toString('base64') } : {};
}

/** Sets the status of a message on this phone after the other person received or read it. */
export function advanceStatus(world: World, phone: Phone, of: Pick<LogRow, 'direction' | 'id'>, status: 'delivered' | 'read'): void {
  const { direction, id } = of;
  const row = phone.log.find(direction, id);
  if (!row || !phone.log.advance(row, status)) return;
  world.onChange(phone);
  world.events.emit({ type: 'status', number: phone.number, id, status });
}

function expirationOf(message: proto.IMessage): Pick<LogRow, 'expiration'> {
  const parts = Object.values(message) as ({ contextInfo?: proto.IContextInfo | null } | string | null | undefined)[];
  const expiration = parts.map((part) => (typeof part === 'object' ? part?.contextInfo?.expiration : null)).find((one) => Boolean(one));
  return expiration ? { expiration } : {};
}
