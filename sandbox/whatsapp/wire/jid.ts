/** How a person is addressed: by phone number (`…@s.whatsapp.net`) or by the opaque id (`…@lid`). */
export type AddressForm = 'pn' | 'lid';

/** The other of the two forms. */
export function otherForm(form: AddressForm): AddressForm {
  return form === 'pn' ? 'lid' : 'pn';
}

export interface Address {
  user: string;
  form: AddressForm;
  /** Device number. 0 is the phone itself. */
  device: number;
}

const servers: Record<AddressForm, string> = { pn: 's.whatsapp.net', lid: 'lid' };

/** Parses `user[:device]@server`. Undefined for groups, broadcasts, newsletters and the bare server. */
export function parseJid(jid: string | undefined): Address | undefined {
  const match = /^([^@:_]+)(?:_\d+)?(?::(\d+))?@(s\.whatsapp\.net|lid|c\.us)$/.exec(jid ?? '');
  if (!match?.[1]) return undefined;
  return { user: match[1], form: match[3] === 'lid' ? 'lid' : 'pn', device: Number(match[2] ?? 0) };
}

/** Formats a jid. Device 0 is written without its number. */
export function formatJid(user: string, form: AddressForm, device = 0): string {
  return `${user}${device > 0 ? `:${device}` : ''}@${servers[form]}`;
}

/** The digits of a phone number as people type it: `+62 812-…` becomes `62812…`. A leading 0 (`0812…`) is kept. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
