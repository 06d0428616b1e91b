const ofShop = /(?<!\p{L})(?:dari|dr|karena|krn|oleh)[ ](?:pihak[ ])?(?:kami|kita|toko|penjual|seller|produksi|pabrik)(?!\p{L})/iu;
const ofCustomer =
  /(?<!\p{L})(?:dari|dr|karena|krn|oleh)[ ](?:pihak[ ])?(?:pembeli|customer|pelanggan|konsumen|klien|penyewa|pemesan|buyer|kakak|kaka|kak|anda|kamu|bapak|ibu|bunda)(?!\p{L})/iu;

/** True when a text is about a fault of the shop or of the customer only, and the other one about a fault of the other side. */
export function isOtherParty(text: string, said: string): boolean {
  const [shop, customer] = [ofShop.test(text), ofCustomer.test(text)];
  return (customer && !shop && ofShop.test(said)) || (shop && !customer && ofCustomer.test(said));
}
