import { normalizeText } from './normalize-text.js';
import { cutText } from '../texts.js';
import { withoutEnds } from '../text-ends.js';

const nameMaxChars = 100;
/** A longer name loses its start before any other processing, because the extension is at the end. */
const readMaxChars = 1_000;

/**
 * File name without folder, invisible characters and direction marks, and with limited length. Keeps the
 * extension.
 */
export function cleanFileName(name: string): string {
  const bare = name.slice(-readMaxChars).split(/[/\\]/).at(-1)!;
  const shown = withoutEnds(
    normalizeText(bare, 'NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gu, '')
      .replace(/\s+/g, ' '),
    /[.\s]/,
  );
  if (shown.length <= nameMaxChars) return shown === '' ? 'berkas' : shown;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(shown)?.[0] ?? '';
  return cutText(shown, nameMaxChars - ending.length).trim() + ending;
}
