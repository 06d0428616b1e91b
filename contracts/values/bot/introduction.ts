/**
 * How the bot introduces itself in its first answer to a lead, if the owner wants it to.
 * @param publicUrl the panel's public address; its terms say what happens with a lead's data
 */
export function introductionOf(publicUrl: string): string {
  const address = `${publicUrl.replace(/\/$/, '')}/terms-and-conditions`;
  return `Halo Kak, saya asisten AI toko ini. Mau bicara dengan admin? Bilang saja ya. Tentang data Kakak: ${address}`;
}
