import { clock, element } from './api.js';
import { mediaUrl } from './media.js';

const ticks = { sent: '✓', delivered: '✓✓', read: '✓✓' };
const tickWords = { sent: 'terkirim', delivered: 'sampai', read: 'dibaca' };

/** One message as a phone shows it; `before` is the message above it. */
export function bubble(row, before) {
  const out = row.direction === 'out';
  const turned = before && before.direction !== row.direction;
  const made = element('div', { className: `bubble ${out ? 'out' : ''} ${turned ? 'turned' : ''}` });
  for (const kind of ['image', 'voice']) if (row[kind]) made.append(mediaPart(row, kind));
  if (!row.image && !row.voice && row.kind !== 'text') made.append(element('div', { className: 'kind', textContent: `[${row.kind}]` }));
  if (row.text) made.append(row.text);
  made.append(footer(row, out));
  return made;
}

function footer(row, out) {
  return element(
    'footer',
    {},
    row.copies > 1 && element('span', { textContent: `×${row.copies}`, title: 'diterima lebih dari sekali' }),
    row.reaction && element('span', { textContent: row.reaction.emoji }),
    element('span', { textContent: clock(row.at) }),
    out &&
      element('span', {
        className: `ticks ${row.status}`,
        textContent: ticks[row.status] ?? '',
        title: tickWords[row.status] ?? row.status,
      }),
  );
}

function mediaPart(row, kind) {
  const url = mediaUrl(row, kind);
  if (!url)
    return element('div', { className: 'kind', textContent: kind === 'image' ? '[foto]' : '[pesan suara]', title: row[kind].error ?? '' });
  return kind === 'image' ? element('img', { src: url, alt: 'Foto' }) : element('audio', { src: url, controls: true, preload: 'metadata' });
}
