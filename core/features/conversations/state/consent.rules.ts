import { withoutEnd } from '#contracts/values/text-ends';

/**
 * Detects whether a lead declines unsolicited messages in words of their own. Only sentences about our
 * messages count: "stop di lampu merah" and "stoknya stop produksi?" are about something else.
 */

/** A longer message is not just a keyword. */
const consentWordMaxChars = 40;

/** Maximum length in characters. Such a request is short; a longer message is about something else. */
const longest = 300;

const messages =
  '(?:promo\\w*|iklan\\w*|follow ?up\\w*|fu|broadcast\\w*|bc|spam\\w*|chat\\w*|wa|whatsapp|sms|notif\\w*|info\\w*|penawaran\\w*|message\\w*)';
const write =
  '(?:(?:men?|di|ng?e?)? ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|spam|hubung|kontak|sms|promo|ganggu)(?:in|i|kan)?|(?:meng|di)?(?:hubungi|ganggu)|contact(?:ing)?|messag(?:e|ing)|text(?:ing)?)';
const not = '(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak|gausah|gaperlu)';
const no = `(?:jangan(?:lah)?|jgn|jng|stop|berhenti|hentikan|setop|gausah|gaperlu|${not} ?(?:usah|perlu)|tolong jangan|udahan|don.?t|do not)`;
const address = 'ya|yah|dong|donk|deh|kak|kakak|min|admin|sis|bang|mas|mbak|gan|tolong|please|pls';
const filler = `(?:(?:${address}|lagi|lg|terus|trus|saya|sy|aku|gue|gw|ke|untuk|kirim|me|sending|semua|segala) )*`;

/** The verbs "send" and "tell" also apply to goods, so their object has to be named. */
const send = `(?:(?:(?:men|di|nge?)?kirim|mengirim|(?:di)?kabar)(?:in|i|kan)?) ${filler}(?:${messages}|pesan\\w*|apa ?(?:apa|pun))`;

/** Words that may follow a refusal. Any other word is its object: "jangan chat kurirnya", "jangan wa dulu". */
const after = `(?: (?:${address}|lagi|lg|terus|trus|saya|sy|aku|gue|gw|me|ke(?: (?:nomor|nomer))?|ini|aja|saja|semua|apa ?apa(?:pun)?|apapun|makasih|terima kasih|thanks|anymore|again|${messages}|pesan))*`;
const clauseEnd = '(?=$| ?[,.!;]| (?:sudah|udah|sdh|udh|soalnya|karena|krn|biar|bikin|mengganggu)(?: |$))';

/** "jangan chat lagi", "berhenti kirim pesan", "ga usah difollow up", "stop promo". The word "lagi" ends a refusal whatever follows. */
// slow-pattern: reads at most 300 characters (longest)
const declining = new RegExp(
  `(?:^|[ ,.!;])${no} ${filler}(?:${write}|${messages}|${send}|(?<=hentikan )pesan)(?:${after}${clauseEnd}|${after} (?:lagi|lg)(?= ))`,
  'u',
);
/** "saya tidak mau dihubungi lagi", "ga mau terima promo". */
const unwilling = new RegExp(
  `(?:^|[ ,.!;])${not} (?:mau|ingin|pengen|bersedia) ${filler}(?:di ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|spam|kontak|sms|ganggu)(?:in|i|kan)?|dihubungi|(?:terima|dapat|nerima|menerima) ${messages})${after}${clauseEnd}`,
  'u',
);
/** "unsubscribe", "keluarkan nomor saya dari daftar", "no more messages". */
const leaving =
  /(?:^| )(?:unsubs?(?:cribe)?|opt ?out|no more (?:messages?|texts?|promos?|ads)|(?:hapus|keluarkan) (?:nomor|no|nomer|kontak|saya|aku)(?: \w+){0,3} dari (?:daftar|list|grup broadcast|broadcast))(?=$|[ ,.!?])/u;
/** Only a stop word and a form of address: "stop ya kak". */
const bare = new RegExp(
  `^(?:(?:${address}|udah|sudah|sdh|cukup) ){0,4}(?:stop|setop)(?: (?:${address}|aja|saja|makasih|terima kasih))*[.! ]*$|^(?:(?:tolong|please|pls) )?berhenti(?: (?:${address}|aja|makasih|terima kasih))*[.! ]*$`,
  'u',
);
const aboutMessages = new RegExp(`(?:^| )(?:${write}|${messages})(?=$|[ ,.!;])`, 'u');
/** "Stop kontak" (a socket) is a thing to buy. */
const socket = /(?:^| )(?:stop|setop) ?kontak(?! (?:saya|aku|gue|gw|ke|lagi))/u;
/**
 * A request to send differently or later is no refusal: "jangan kirim pesan suara", "jangan kirim dulu
 * sebelum saya transfer", "jangan wa, telepon saja", "ga usah info lagi, langsung kirim".
 */
const aboutSomething =
  /(?:pesan suara|voice ?note|vn|jangan (?:di)?kirim(?:in|kan)? (?:dulu|barang\w*|paket\w*|pesanan\w*|lewat|pakai|pake|sebelum|yang|hari|besok|ke alamat)|pesanan\w*|chat (?:admin|cs|yang lain)|info (?:stok|harga|ongkir|resi)|telp(?:on)?|telepon|langsung (?:di)?(?:kirim|proses|antar|bungkus|order))/u;

/** True when the message, of at most 300 characters, declines further messages. */
export function declinesFollowUps(body: string): boolean {
  if (body.length > longest) return false;
  const text = body
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ,.!?;']+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (text === '' || text.endsWith('?')) return false;
  if (bare.test(text) || leaving.test(text)) return true;
  if (socket.test(text) || aboutSomething.test(text)) return false;
  return declining.test(text) || unwilling.test(text) || endsWithStop(text);
}

/** "capek di spam terus, stop ya": a stop word beside words about our messages. */
function endsWithStop(text: string): boolean {
  const clauses = text.split(/[,.!;]/).map((clause) => clause.trim());
  const last = clauses.findLast((clause) => clause !== '') ?? '';
  return bare.test(last) && aboutMessages.test(text);
}

export type Consent = 'out' | 'no-follow-ups' | 'in';

/**
 * Consent expressed by a lead's message:
 * - `out`: no more messages from the bot; a bare STOP or BERHENTI as the whole message;
 * - `no-follow-ups`: no unsolicited messages, in words of their own; questions are still answered;
 * - `in`: all messages again.
 */
export function consentWord(body: string): Consent | null {
  const said = withoutEnd(body.trim(), /[\s.!]/);
  const word = said.length <= consentWordMaxChars ? said.toUpperCase() : '';
  if (word === 'STOP' || word === 'BERHENTI') return 'out';
  if (word === 'MULAI' || word === 'START') return 'in';
  return declinesFollowUps(body) ? 'no-follow-ups' : null;
}
