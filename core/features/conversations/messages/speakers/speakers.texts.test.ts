import { expect, test } from '@jest/globals';
import { arrivalLine } from './speakers.texts.js';

type Arrival = Parameters<typeof arrivalLine>[0];

const now = new Date('2026-03-02T02:00:00.000Z');
const inMinutes = (minutes: number): number => now.getTime() + minutes * 60_000;
const fromLead: Arrival = { origin: null, sender: 'lead', kind: 'text', takeover_ms: null, name: 'Ana', pn: '628111', username: null };
const fromPhone: Arrival = { ...fromLead, sender: 'owner' };

test.each<[string, Arrival]>([
  ['Pesan masuk dari Ana', fromLead],
  ['Pesan masuk dari Ana', { ...fromLead, takeover_ms: inMinutes(30) }],
  ['Pesan masuk dari Ana', { ...fromLead, kind: 'image' }],
  ['Panggilan tak terjawab dari Ana', { ...fromLead, kind: 'call' }],
  ['Pesan siaran dari Ana', { ...fromLead, origin: 'broadcast' }],
  ['Pemberitahuan bisnis dari Ana, tidak dijawab bot', { ...fromLead, origin: 'notice' }],
  ['WhatsApp Business mengirim pesan otomatis kepada Ana: bot tetap menjawab di chat ini', { ...fromPhone, origin: 'app' }],
  ['AI Meta menjawab Ana: bot tetap menjawab di chat ini', { ...fromPhone, origin: 'meta-ai' }],
  ['AI Meta menjawab Ana: bot diam 30 menit di chat ini', { ...fromPhone, origin: 'meta-ai', takeover_ms: inMinutes(30) }],
  ['Anda menulis kepada Ana dari HP: bot tetap menjawab di chat ini', fromPhone],
  ['Anda menulis kepada Ana dari HP: bot diam 30 menit di chat ini', { ...fromPhone, takeover_ms: inMinutes(30) }],
  ['Anda menulis kepada Ana dari HP: bot diam 1 menit di chat ini', { ...fromPhone, takeover_ms: inMinutes(0.1) }],
  ['Anda menulis kepada Ana dari HP: bot diam di chat ini sampai Anda kembalikan', { ...fromPhone, takeover_ms: Infinity }],
])('the log says: %s', (line, row) => {
  expect(arrivalLine(row, now)).toBe(line);
});
