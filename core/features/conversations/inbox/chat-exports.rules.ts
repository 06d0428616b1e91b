import { shownName } from '#contracts/values/people/contact-name';
import type { Sender } from '#contracts/values/statuses';
import type { Cell } from '../../../platform/sheets/write-sheet.js';
import { labelOf } from '../conversations.texts.js';
import type { ExportedContact, ExportedMessage } from './chat-exports.statements.js';

export const contactTitles = ['Nama', 'Nomor', 'Username', 'Jumlah pesan', 'Pesan terakhir', 'Label', 'Closing', 'Berhenti berlangganan'];
export const contactWidths = [28, 18, 18, 14, 20, 24, 10, 22];
export const messageTitles = ['Waktu', 'Nama', 'Nomor', 'Dari', 'Pesan', 'Transkrip', 'Status'];
export const messageWidths = [20, 28, 18, 10, 60, 40, 12];

const senders: Record<Sender, string> = { lead: 'Leads', bot: 'Bot', owner: 'Anda' };
const statuses: Record<ExportedMessage['status'], string> = {
  queued: 'Menunggu dikirim',
  sent: 'Terkirim',
  delivered: 'Diterima',
  read: 'Dibaca',
  failed: 'Gagal terkirim',
};
export function contactCells(one: ExportedContact): Cell[] {
  const yes = (is: boolean) => (is ? 'Ya' : '');
  return [
    shownName(one),
    one.pn ?? '',
    one.username ?? '',
    one.message_count,
    one.shown_at,
    one.labels.join(', '),
    yes(one.closing),
    yes(one.opted_out),
  ];
}

export function messageCells(one: ExportedMessage, contact: ExportedContact): Cell[] {
  return [
    one.shown_at,
    shownName(contact),
    contact.pn ?? '',
    senders[one.sender],
    labelOf(one.kind, one.body),
    one.transcript ?? '',
    statuses[one.status],
  ];
}

/** The last row of a file that was cut at the size limit. */
export const cutSentence = 'Berkas ini berhenti di sini karena sudah mencapai batas ukuran. Hubungi dukungan untuk data selengkapnya.';

/**
 * Limits a file to a number of bytes. The part that exceeds the limit is replaced by `last`, and the file
 * ends.
 */
export async function* endedAt(bytesMax: number, parts: AsyncIterable<Buffer>, last: () => Buffer): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    if (bytes > bytesMax) {
      yield last();
      return;
    }
    yield part;
  }
}
