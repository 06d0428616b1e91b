const code =
  /(?<!\p{L})[Kk]ode (?:bayar|pembayaran|billing|tagihan|va|briva|VA|BRIVA)(?:nya)?[ ]?(?:\p{L}{2,15}[ ]){0,3}(?:\p{L}{2,15})?[ ]?[:=]?[ ]?([A-Z\d](?=[A-Z-]{0,20}\d)[A-Z\d-]{5,30})(?![\p{L}\d])/gu;
const wallet =
  /(?<![\p{L}\d])(?:bc1[a-z\d]{8,80}|0x[\da-fA-F]{20,64}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|T[A-HJ-NP-Za-km-z1-9]{33})(?![\p{L}\d])/gu;

export interface PayCode {
  readonly from: number;
  readonly to: number;
  /** Letters and digits in lower case, for comparison. */
  readonly key: string;
}

/** Payment codes for shop counters, and addresses of crypto wallets. */
export function payCodesIn(text: string): PayCode[] {
  const codes = [...text.matchAll(code)].map(({ index, 0: whole, 1: written }) => ({
    at: index + whole.length - written!.length,
    written: written!,
  }));
  const wallets = [...text.matchAll(wallet)].map(({ index, 0: written }) => ({ at: index, written }));
  return [...codes, ...wallets].map(({ at, written }) => ({ from: at, to: at + written.length, key: payKey(written) }));
}

/** A text in the form of {@link PayCode.key}. */
export function payKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}
