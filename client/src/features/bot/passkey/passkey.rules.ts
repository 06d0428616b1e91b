import { PasskeyAssertion } from '#checked/values/passkey';

/** Prefix of the URL hash that carries an answer returned by a script. */
export const returnMark = '#passkey=';

export interface BroughtAnswer {
  readonly token: string;
  readonly assertion: PasskeyAssertion;
}

/** Parses an answer from the URL or from pasted text. Null when it is invalid or incomplete. */
export function readBrought(text: string): BroughtAnswer | null {
  const given = text.trim();
  try {
    const json: unknown = JSON.parse(given.startsWith(returnMark) ? decodeURIComponent(given.slice(returnMark.length)) : given);
    const { token, assertion } = json as { token?: unknown; assertion?: unknown };
    const read = PasskeyAssertion.safeParse(assertion);
    return typeof token === 'string' && read.success ? { token, assertion: read.data } : null;
  } catch {
    return null;
  }
}

/** Remaining time: `4 menit 05 detik`, `40 detik`. */
export function leftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return minutes > 0 ? `${minutes} menit ${String(rest).padStart(2, '0')} detik` : `${rest} detik`;
}

/** User message for an end reason from the helper. A sentence from the panel's server is shown unchanged. */
export function endText(why: string): string {
  switch (why) {
    case 'NotAllowedError':
      return 'Passkey tidak dipakai: dibatalkan, waktunya habis, atau di perangkat ini tidak ada passkey untuk nomor ini. Coba lagi; bila passkey ada di HP, pilih "HP atau tablet" saat browser bertanya.';
    case 'NotSupportedError':
    case 'SecurityError':
    case 'TypeError':
      return 'Browser ini tidak dapat memakai passkey. Perbarui browser, atau ulangi di perangkat lain.';
    case 'unreachable':
      return 'Pembantu tidak dapat menghubungi WhatsApp Web atau panel. Periksa koneksi, lalu coba lagi.';
    case 'too-late':
      return 'Waktunya habis sebelum passkey dipakai. Coba lagi.';
    case 'not-started':
      return 'Pembantu tidak menerima permintaan ini. Ketuk ikon pembantu di halaman ini, pilih Hubungkan, lalu coba lagi.';
    default:
      return why.includes(' ') ? why : 'Passkey tidak dapat dibaca. Coba lagi.';
  }
}
