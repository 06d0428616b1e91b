import type { BinaryNode } from 'baileys';

const spare = 'spare-';
/**
 * Number of extra codes. Baileys shows each code for 20 s and ends the connection after the last code. The extra
 * codes keep the connection open for over ten minutes.
 */
const spareRefs = 36;

/**
 * Gives Baileys extra codes while the owner looks for a passkey. Baileys' timer for codes cannot be stopped and would
 * end the connection after 160 s. This function must process the stanza before Baileys does. The extra codes link no
 * device and must never be shown.
 */
export function addSpareRefs(node: BinaryNode): void {
  if (node.tag !== 'iq' || !Array.isArray(node.content)) return;
  const [child] = node.content;
  if (child?.tag !== 'pair-device' || !Array.isArray(child.content)) return;
  for (let index = 0; index < spareRefs; index++) child.content.push({ tag: 'ref', attrs: {}, content: Buffer.from(`${spare}${index}`) });
}

/**
 * True for an extra code, which is not from WhatsApp.
 * @param qr the code's whole text
 */
export function isSpare(qr: string): boolean {
  return qr.slice(qr.indexOf('#') + 1).startsWith(spare);
}

/** The error by which Baileys ends a connection after its last code. */
export function codesEnded(): Error {
  return Object.assign(new Error('QR refs attempts ended'), { output: { statusCode: 408 } });
}
