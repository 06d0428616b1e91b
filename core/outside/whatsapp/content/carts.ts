import { proto } from 'baileys';

/** The data that WhatsApp needs to return the contents of a cart, and the total from the message. */
export interface CartKey {
  readonly orderId: string;
  readonly token: string;
  /** Total in thousandths of the currency; 0 when the message names no total. */
  readonly total1000: number;
}

const idShape = /^[\w-]{1,64}$/;
const tokenShape = /^[\w+/=-]{1,512}$/;

/**
 * The part of a cart message that is stored, so that the cart's contents can be requested later. Null for other
 * messages, and for a cart whose contents cannot be requested.
 */
export function cartPart({ orderMessage }: proto.IMessage): Uint8Array | null {
  const { orderId, token, totalAmount1000 } = orderMessage ?? {};
  if (!orderId || !token || !idShape.test(orderId) || !tokenShape.test(token)) return null;
  return proto.Message.encode({ orderMessage: { orderId, token, totalAmount1000: totalAmount1000 ?? 0 } }).finish();
}

/** Parses the data that {@link cartPart} stored. */
export function cartIn(message: Uint8Array): CartKey | null {
  const { orderId, token, totalAmount1000 } = proto.Message.decode(message).orderMessage ?? {};
  return orderId && token ? { orderId, token, total1000: Number(totalAmount1000 ?? 0) } : null;
}
