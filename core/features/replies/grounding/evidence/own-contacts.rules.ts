import { contactNumbersIn, spellingsOf } from '../contacts/contact-numbers.rules.js';
import { speaksOfStock, StatedStock } from '../stock-claims.rules.js';
import { remembered } from '../remembered.js';

/** Words before a shop's contact numbers, which are never money. */
const label =
  /(?<!\p{L})(?:kode ?pos|(?:nomor|no\.?|nmr)[ ](?:wa|whatsapp|telp|telepon|telpon|hp|kontak|admin|cs)|wa|whatsapp|telp|telepon|telpon|hotline|kontak)(?:nya)?(?!\p{L})/iu;
/** Words that announce an account for payments. The name beside the account decides who gets the money. */
const payable =
  /(?<!\p{L})(?:transfer|tf|rek|rekening|norek|bayar|dana|ovo|gopay|shopeepay|linkaja|qris|va|bank|bca|bri|bni|mandiri|bsi)(?!\p{L})/iu;
const postal = /(?<![\d.,-])\d{5}(?![\d.,-]*\d)/g;

const contactsOf = remembered(
  (text: string): ReadonlySet<string> =>
    new Set([...contactNumbersIn(text).flatMap(({ digits }) => spellingsOf(digits)), ...(text.match(postal) ?? [])]),
);

/** True when a statement only gives a telephone number or a postal code of the owner's text, however its digits are separated. */
export function statesOwnContact(text: string, owner: string): boolean {
  if (!label.test(text) || payable.test(text)) return false;
  const said = [...contactsOf(text)];
  const known = contactsOf(owner);
  return said.length > 0 && said.every((digits) => known.has(digits));
}

const stockIn = remembered((text: string) => new StatedStock(text));

/** True for a clause whose numbers are contacts of the owner, or the stock that the owner gives for the named thing. */
export function statesOwnNumber(clause: string, owner: string, lead: string): boolean {
  return statesOwnContact(clause, owner) || (speaksOfStock(clause) && stockIn(owner).isGiven(clause, lead));
}
