/** URL that opens a WhatsApp chat with a prefilled message. */
export function whatsappLink(digits: string, message: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}
