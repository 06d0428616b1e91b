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
  '(?:(?:men?|di|ng?e?)? ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|spam|hubung|kontak|sms|promo)(?:in|i|kan)?|(?:meng|di)?hubungi|contact(?:ing)?|messag(?:e|ing)|text(?:ing)?)';
const no =
  '(?:jangan(?:lah)?|jgn|jng|stop|berhenti|setop|gausah|ga ?usah|gak ?usah|nggak ?usah|ngga ?usah|g ?usah|tidak usah|tdk usah|tak usah|tolong jangan|udahan|don.?t|do not)';
const filler =
  '(?:(?:ya|yah|dong|donk|deh|lagi|lg|terus|trus|saya|sy|aku|gue|gw|ke|kak|kakak|min|admin|sis|bang|mas|mbak|gan|tolong|please|pls|untuk|kirim|me|sending|semua|segala) )*';

/** The verb "send" also applies to goods, so its object has to be named. */
const send = `(?:(?:men|di|nge?)?kirim|mengirim)(?:in|i|kan)? ${filler}(?:${messages}|pesan\\w*|apa ?(?:apa|pun))`;

/** "jangan chat lagi", "berhenti kirim pesan", "ga usah difollow up", "stop promo". */
// slow-pattern: reads at most 300 characters (longest)
const declining = new RegExp(`(?:^|[ ,.!;])${no} ${filler}(?:${write}|${messages}|${send})(?=$|[ ,.!?;])`, 'u');
/** "unsubscribe", "keluarkan nomor saya dari daftar". */
const leaving =
  /(?:^| )(?:unsubs?(?:cribe)?|opt ?out|(?:hapus|keluarkan) (?:nomor|no|nomer|kontak|saya|aku)(?: \w+){0,3} dari (?:daftar|list|grup broadcast|broadcast))(?=$|[ ,.!?])/u;
/** Only a stop word and a form of address: "stop ya kak". */
const bare =
  /^(?:tolong )?(?:stop|berhenti|setop|cukup stop|udah stop|sudah stop)(?: (?:ya|yah|dong|donk|deh|aja|kak|kakak|min|admin|sis|bang|mas|mbak|gan|please|pls|makasih|terima kasih))*[.! ]*$/u;
/**
 * A request to send differently or later is no refusal: "jangan kirim pesan suara", "jangan kirim dulu
 * sebelum saya transfer".
 */
const aboutSomething =
  /(?:pesan suara|voice ?note|vn|jangan (?:di)?kirim(?:in|kan)? (?:dulu|barang\w*|paket\w*|pesanan\w*|lewat|pakai|pake|sebelum|yang|hari|besok|ke alamat)|pesanan\w*|chat (?:admin|cs|yang lain)|info (?:stok|harga|ongkir|resi))/u;

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
  return declining.test(text) && !aboutSomething.test(text);
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
