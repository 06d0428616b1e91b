import type { BinaryNode } from 'baileys';

const spare = 'spare-';
/** Baileys shows each code for 20 s and ends the connection after the last one: so many more let it live for over ten minutes. */
const spareRefs = 36;

/**
 * Gives Baileys codes to wait through while the owner looks for a passkey: its clock for codes cannot be stopped, and would end the
 * connection after 160 s. Must see the stanza before Baileys does. These codes link no device and must never be shown.
 */
export function addSpareRefs(node: BinaryNode): void {
  if (node.tag !== 'iq' || !Array.isArray(node.content)) return;
  const [child] = node.content;
  if (child?.tag !== 'pair-device' || !Array.isArray(child.content)) return;
  for (let index = 0; index < spareRefs; index++) child.content.push({ tag: 'ref', attrs: {}, content: Buffer.from(`${spare}${index}`) });
}

/** True for a code that WhatsApp did not give. @param qr the code's whole text */
export function isSpare(qr: string): boolean {
  return qr.slice(qr.indexOf('#') + 1).startsWith(spare);
}

/** How Baileys ends a connection whose codes were all shown. */
export function codesEnded(): Error {
  return Object.assign(new Error('QR refs attempts ended'), { output: { statusCode: 408 } });
}
