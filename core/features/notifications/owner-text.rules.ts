import { holdsLink } from '#contracts/values/people/person-name';
import { normalizeText } from '#contracts/values/base/normalize-text';
import { cutText } from '#contracts/values/texts';

/** Maximum length of a text by a lead or a model in a notice. */
const wordsMaxChars = 500;
/** Maximum length of a title or body that contains a text by a lead or a model. */
const textMaxChars = 2_000;

const joiner = '\u200d';
const blankExceptNoBreak = /[^\S\u00a0]+/gu;
/** Characters that browsers treat as the dot of a web address. */
const dot = '[.\u2024\u3002\uff0e\uff61]';
const scheme = /[:\uff1a]([/\uff0f\\]{2})/gu;
/**
 * Matches the dot of a host name. Host names may contain marks (`मी.com`), signs (`i❤.ws`) and joiners; `.भारत` is a
 * top-level domain.
 */
const host = new RegExp(`(?<=[\\p{L}\\p{N}\\p{M}\\p{S}\\u200d_-])${dot}(?=\\u200d?[\\p{L}-][\\p{L}\\p{M}\\u200d-])`, 'gu');
const address = new RegExp(`(?<=\\d)${dot}(?=\\d{1,3}${dot}\\d{1,3}${dot}\\d)`, 'gu');
const mail = /(?<=[\p{L}\p{N}._+-])@(?=[\p{L}\p{N}-])/gu;

const usernameChars = 30;

/** True for the dot of a username (`@siti.rahma`), which no program treats as a web address. */
function isInUsername(text: string, at: number): boolean {
  const before = /(?<![\p{L}\p{N}])@[a-z0-9_.]*$/iu.exec(text.slice(Math.max(0, at - usernameChars - 1), at))?.[0];
  if (before === undefined) return false;
  const after = /^[a-z0-9_.]*/i.exec(text.slice(at, at + usernameChars))![0];
  return !holdsLink(before + after);
}

/**
 * A text by other people as one line of plain text, for every channel to an owner: WhatsApp, mail, push, bell and
 * log.
 * - Line breaks and control characters become spaces, so that the text cannot look like a line of ours.
 * - Invisible and direction characters are removed, so that the text is displayed as it is stored.
 * - Addresses are broken with brackets (`toko[.]com`, `https[:]//`), because WhatsApp and mail programs would turn
 * them into links.
 * - WhatsApp's marks for bold and code are removed.
 */
export function plainWords(text: string): string {
  return normalizeText(cutText(text, textMaxChars), 'NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]/gu, (char) => (char === joiner ? char : ''))
    .replace(/[*`~]/gu, '')
    .replace(scheme, '[:]$1')
    .replace(host, (found, at: number, whole: string) => (isInUsername(whole, at) ? found : '[.]'))
    .replace(address, '[.]')
    .replace(mail, '[@]')
    .replace(blankExceptNoBreak, ' ')
    .trim();
}

const money = '(?:uang|duit|dana|dp|transfer|transferan|tf|trf|pembayaran|pelunasan|tagihan|invoice|bayaran|payment)(?:nya)?';
const arrived =
  '(?:masuk|diterima|berhasil|sukses|valid|sah|lunas|selesai|terkonfirmasi|dikonfirmasi|terverifikasi|diverifikasi|terbayar|dibayar|cair|dilakukan|received|confirmed|paid|done|ok|oke|okay|beres|success(?:ful)?)';
const already = '(?:sudah|udah|udh|sdh|telah|tlh|barusan|tadi|selesai|habis|berhasil|sukses|done|wis|uwis|wes)';
const sent = '(?:di|ter|me|nge?)?(?:kirim|ngirim)(?:kan|in)?';
/** Words for paying: `dibayarkan`, `mentransfer`, `tf`, `dp`, `mengirim uang`, `melakukan pembayaran`. */
const paid =
  '(?:(?:di|mem|men|me|ter|ke)?(?:bayar|byr|transfer|tf|trf|setor|lunas)(?:kan|in|i)?|dp|qris|(?:di|ter|meng|ng)?(?:kirim|irim)(?:kan|in)? (?:uang|duit|dana)|(?:me|di)?(?:lakukan|nyelesaikan|selesaikan) (?:pembayaran|pelunasan|transfer))';
const between = (most: number): string => `(?: [^ ]{1,20}){0,${most}} `;
const claims = [
  /(?<!\p{L})(?:lunas|terbayar|dibayar|dilunasi|melunasi|membayar|mentransfer|ditransfer|paid)(?!\p{L})/iu,
  new RegExp(String.raw`(?<!\p{L})${already}${between(3)}${paid}(?:nya)?(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${money}${between(4)}${arrived}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:uang|duit|dana)(?:nya)?${between(4)}${sent}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${already}${between(3)}${sent} (?:uang|duit|dana)(?:nya)?(?!\p{L})`, 'iu'),
  // 'dp udah kak', 'pelunasan sudah'
  new RegExp(
    String.raw`(?<!\p{L})${money} (?:sudah|udah|udh|sdh)(?: (?:ya|yaa|kak|min|gan|sis|bos|pak|bu|bang|mas|mbak))?(?=$|[.,!])`,
    'iu',
  ),
  /(?<!\p{L})bukti (?:tf|trf|transfer|bayar|pembayaran)(?!\p{L})/iu,
];

/** True when a text claims that money was paid. Only the owner can know whether the money arrived. */
export function claimsPayment(words: string): boolean {
  const plain = words.replaceAll(/\s+/gu, ' ');
  return claims.some((pattern) => pattern.test(plain));
}

/**
 * Quotes a model's summary of a conversation, or a lead's message. The quotation names its author, and its text
 * cannot end the quotation. A claim of payment is presented as the customer's, never as a fact. Empty when the text
 * is empty.
 */
export function markedWords(text: string, author: 'bot' | 'lead'): string {
  const words = plainWords(cutText(text, wordsMaxChars)).replaceAll(/[“”„‟«»"]/gu, "'");
  if (words === '') return '';
  if (!claimsPayment(words)) return `${author === 'lead' ? 'Pelanggan' : 'Catatan bot'}: “${words}”`;
  return `Pelanggan mengatakan: “${words}” Bot tidak dapat melihat uang masuk, jadi cek dulu pembayarannya.`;
}
