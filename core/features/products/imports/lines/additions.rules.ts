import { cutText } from '#contracts/values/texts';

/*
 * Lines that add to the product above them: "+ driver 150rb/hari" and "extra bed 100rb" cost more, "free 1 driver" and
 * "blm termasuk bensin" are conditions.
 */

const lineChars = 120;
const plus = /^\+ ?(?=\p{L}|\d{1,2} ?\p{L})/u;
const plusBehind = /^(\p{L}[^\d+]{1,40}?) ?\+ ?((?:rp\.? ?)?\d[\d.,]{0,12} ?(?:rb|ribu|k)?(?:\/\p{L}{1,10})?)$/iu;
const adds = /^(?:tambah|tambahan|nambah|tmbh|tmbhn|penambahan|biaya tambahan|charge tambahan|over ?time|lembur)\b/i;
/** "Extra bed" is an addition; "Extra Joss" is a name. */
const extra =
  /^(?:extra|ekstra|xtra) ?(?!joss|virgin|large|big|small|strong|mild|light|dry|fine|bass|soft|white|whitening|care|gum|fooding|premium|power)\p{L}{2}/iu;
const addsThing =
  /^(?:add(?: ?-?on)?|plus|upgrade)\b ?(?:\d{1,3} )?(?:bed|kasur|jam|hours?|waktu|hari|malam|orang|org|persons?|pax|km|bagasi|driver|sopir|supir|bbm|bensin|tol|parkir|toppings?|toping|shots?|keju|cheese|telur|telor|nasi|rice|sambal|saus|kuah|boba|jelly|level|daging|ayam|sosis|charge|foto|file|edit|cetak|print|packing|bubble|box|kartu|pita|lilin|nama|bordir|sablon|antar|jemput|breakfast|sarapan|tenda|lampu|mc|dekor)\b/i;
const condition =
  /^(?:harga |hrg )?(?:(?:free|gratis|bonus|include|includes|incl|exclude|excl|termasuk|trmsk|trmasuk)\b|(?:sudah|sdh|udah|udh|belum|blm|blum|tidak|tdk|gak|ga|nggak|dpt|dapat) (?:termasuk|trmsk|trmasuk|include|incl|dgn|dengan|ada|dpt|dapat|free|gratis)\b|(?:min|minimal|minimum|max|maks|maksimal)\.? ?\d)/i;
const cost = /(?<!\p{L})(?:modal|hpp|kulak\p{L}*)(?!\p{L})/iu;
const groupOfAdditions = /(?<!\p{L})(?:toppings?|toping|tambahan|extras?|ekstra|add ?-?ons?|lain ?-?lain(?:nya)?)(?!\p{L})/iu;
const inBrackets = /^\([^()]{1,100}\)$/;

/** True for a line with a price that is added to that of another product. */
export function isAddition(text: string): boolean {
  const line = cutText(text, lineChars);
  return plus.test(line) || adds.test(line) || extra.test(line) || addsThing.test(line);
}

/** True for an addition with a plus in front: "+ driver". */
export function isPlus(text: string): boolean {
  return plus.test(cutText(text, lineChars));
}

/** True for an addition that names the shop's own cost, which customers must not read. */
export function namesCost(text: string): boolean {
  return cost.test(cutText(text, lineChars));
}

/** True for the name of a group whose products are additions: "Topping", "Tambahan". */
export function isGroupOfAdditions(name: string): boolean {
  return groupOfAdditions.test(cutText(name, lineChars));
}

/** Moves a plus before a price to the front: "desain +25rb" becomes "+ desain 25rb". */
export function plusInFront(text: string): string {
  const [, name, price] = plusBehind.exec(cutText(text, lineChars + 1)) ?? [];
  return price === undefined ? text : `+ ${name} ${price}`;
}

/** Removes the plus in front: "+ driver" becomes "driver". */
export function withoutPlus(text: string): string {
  return text.replace(/^\+ ?/, '');
}

/** True for a line without a price that names a condition of the products above it. */
export function isCondition(text: string): boolean {
  return text.length <= lineChars && !text.endsWith(':') && (condition.test(text) || inBrackets.test(text));
}
