import type { NoticeKind } from '../notices.js';
import type { Action } from './permissions.js';

/** Kinds of notice that may ask for an action, and the action. Not every role permits these actions. */
const needed: Readonly<Partial<Record<NoticeKind, Action>>> = {
  offline: 'bot.operate',
  quota: 'billing.pay',
  expiry: 'billing.pay',
  storage: 'training.write',
};

/** Words of a notice that ask the reader to do something. */
const asks = /\b(?:ketuk|tekan|hubungkan|scan|buka|pilih|tambah|perpanjang|perbarui|hapus|keluarkan|pastikan)\b/i;

/**
 * Sentence that names the person to ask, for a reader whose role does not permit the action that a notice asks for.
 * Null when the role permits the action, or when the notice asks for none.
 */
export function memberNote(
  { kind, body }: { readonly kind: NoticeKind | null; readonly body: string },
  mayDo: (action: Action) => boolean,
): string | null {
  const action = kind === null ? undefined : needed[kind];
  if (action === undefined || mayDo(action) || !asks.test(body)) return null;
  return action === 'billing.pay' ? 'Minta pemilik akun melakukannya.' : 'Minta pemilik atau admin melakukannya.';
}

/** A notice's body as it is shown to this member. */
export function bodyForMember(
  notice: { readonly kind: NoticeKind | null; readonly body: string },
  mayDo: (action: Action) => boolean,
): string {
  return [notice.body, memberNote(notice, mayDo)].filter(Boolean).join(' ');
}
