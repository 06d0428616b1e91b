import { clock, element } from './api.js';
import { mediaUrl } from './media.js';

const ticks = { sent: '✓', delivered: '✓✓', read: '✓✓' };
const tickWords = { sent: 'terkirim', delivered: 'sampai', read: 'dibaca' };

/** One message as a phone shows it. `before`: the message above it. `quoted`: the message it answers. */
export function bubble(row, { before, quoted, acts }) {
  const out = row.direction === 'out';
  const turned = before && before.direction !== row.direction;
  const made = element('div', { className: `bubble ${out ? 'out' : ''} ${turned ? 'turned' : ''}` });
  if (row.quotedId) made.append(element('blockquote', { textContent: quoted?.text || quoted?.kind || 'pesan lama' }));
  for (const kind of ['image', 'voice', 'document']) if (row[kind]) made.append(mediaPart(row, kind));
  if (!row.image && !row.voice && !row.document && row.kind !== 'text')
    made.append(element('div', { className: 'kind', textContent: `[${row.kind}]` }));
  if (row.changed === 'deleted') made.append(element('div', { className: 'kind', textContent: '[dihapus]' }));
  // the link shows the file's name
  const words = row.document ? row.document.caption : row.text;
  if (words) made.append(words);
  made.append(footer(row, out), actions(row, out, acts));
  return made;
}

function footer(row, out) {
  return element(
    'footer',
    {},
    row.copies > 1 && element('span', { textContent: `×${row.copies}`, title: 'diterima lebih dari sekali' }),
    row.changed === 'edited' && element('span', { textContent: 'diedit' }),
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

function actions(row, out, acts) {
  if (row.changed === 'deleted') return '';
  const act = (text, run) => element('button', { type: 'button', textContent: text, onclick: () => run(row) });
  return element(
    'div',
    { className: 'acts' },
    act('Balas', acts.quote),
    out && row.kind === 'text' && act('Edit', acts.edit),
    out && act('Hapus', acts.remove),
  );
}

function mediaPart(row, kind) {
  const url = mediaUrl(row, kind);
  if (kind === 'document' && url)
    return element('a', { className: 'file', href: url, download: row.document.fileName, textContent: `📄 ${row.document.fileName}` });
  if (!url)
    return element('div', {
      className: 'kind',
      textContent: { image: '[foto]', voice: '[pesan suara]', document: '[berkas]' }[kind],
      title: row[kind].error ?? '',
    });
  return kind === 'image' ? element('img', { src: url, alt: 'Foto' }) : element('audio', { src: url, controls: true, preload: 'metadata' });
}
