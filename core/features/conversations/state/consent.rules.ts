import { withoutEnd } from '#contracts/values/text-ends';

/**
 * Detects whether a lead declines unsolicited messages in words of their own. Only sentences about our
 * messages count: "stop di lampu merah" and "stoknya stop produksi?" are about something else.
 */

/** A message with more words is more than a keyword. */
const consentWordMaxChars = 40;

/** Maximum length in characters. Such a request is short; a longer message is about something else. */
const longest = 300;

const messages =
  '(?:promo\\w*|iklan\\w*|follow(?: ?up\\w*)?|fu|broadcast\\w*|bc|blast\\w*|spam\\w*|chat\\w*|wa|whatsapp|sms|notif\\w*|info\\w*|penawaran\\w*|message\\w*|reminder\\w*|pengingat\\w*|mesej\\w*|dm|pm)';
const write =
  '(?:(?:men?|di|ng?e?)? ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|spam|hubung|kontak|sms|promo|ganggu|mesej|dm|pm|prospek)(?:in|i|kan)?|(?:tawar|nawar|menawar)(?:in|kan)|(?:meng|di)?(?:hubungi|ganggu)|contact(?:ing)?|messag(?:e|ing)|text(?:ing)?)';
/** Indonesian, Betawi ("kagak"), Javanese ("ora usah", "mboten sah"), Sundanese ("teu kedah"), Banjar ("kada") and Minang ("indak"). */
const not =
  '(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak|nda|ndak|ndk|ora|ra|mboten|boten|teu|henteu|kaga|kagak|kada|indak|gausah|gaperlu)';
/** Also Minang ("lai"), Sundanese ("wae") and Balinese ("buin"). */
const again = 'lagi|lg|trs|maneh|meneh|malih|deui|kembali|mulu|melulu|lai|wae|buin';
const no = `(?:jangan(?:lah| ?mi)?|jgn|jng|jang|jan|sampunang|(?<!(?:saya|sy|aku|gue|gw|kami) )(?:stop|berhenti|berenti|brenti|hentikan|setop)|(?:mohon|harap) (?:untuk )?tidak|gausah?|gosah|gaperlu|${not} ?(?:usah|ush|perlu|sah|kedah|kudu)|tolong jangan|udahan|ojo|ampun|mandeg|mandek|ulah|tong|entong|montong|usah(?=.* lai(?: |$))|(?<=^|[,.!;] ?)aja(?=.* (?:maneh|meneh|malih)(?: |$))|don.?t|do not)`;
const address = 'ya|yah|to|toh|tho|lho|loh|sih|napa|atuh|euy|mah|dong|donk|deh|kak|kakak|min|admin|sis|bang|mas|mbak|gan|tolong|please|pls';
const self = 'saya|sy|aku|gue|gw|gua|ane|me|kulo|kula|abdi|ambo|awak';
const filler = `(?:(?:${address}|${again}|terus|trus|${self}|ke|di|untuk|kirim|sending|semua|segala|repot|(?:telp(?:on)?|telepon|call)(?: (?:atau|or))?) )*`;

/** The verbs "send" and "tell" also apply to goods, so a refusal must name their object. */
const send = `(?:(?:(?:men|di|nge?)?kirim|mengirim|ngirim|(?:di)?kabar)(?:in|i|kan)?) ${filler}(?:${messages}|pes[ae]n\\w*|apa(?: ?(?:apa|pun))?)`;

/** Words that may follow a refusal. Any other word is its object: "jangan chat kurirnya", "jangan wa dulu". */
const after = `(?: (?:${address}|${again}|terus|trus|yo|nggih|nya|${self}|ke|nomor|nomer|ini|aja|saja|semua|apa ?apa(?:pun)?|apapun|otomatis|makasih|terima kasih|nuwun|nuhun|thanks|anymore|again|(?:kayak|kaya|kek|seperti) (?:ini|gini|gitu)|begini|ginian|dari (?:toko|kalian|anda|kamu|sini)|${messages}|pes[ae]n))*`;
const clauseEnd = '(?=$| ?[,.!;]| (?:sudah|udah|sdh|udh|soalnya|karena|krn|biar|bikin|mengganggu)(?: |$))';

/**
 * "jangan chat lagi", "ojo wa maneh", "berhenti kirim pesan", "ga usah difollow up", "stop promo". After
 * "lagi", a refusal is complete, whatever follows.
 */
// slow-pattern: reads at most 300 characters (longest)
const declining = new RegExp(
  `(?:^|[ ,.!;])${no} ${filler}(?:${write}|${messages}|${send}|(?<=hentikan |(?:stop|berhenti|hentikan) semua |hentikan pengiriman )pesan|(?<=hentikan )pengiriman (?:${messages}|pesan))(?:${after}${clauseEnd}|${after} (?:${again})(?= ))`,
  'u',
);
/** "saya tidak mau dihubungi lagi", "ga mau terima promo". */
const unwilling = new RegExp(
  `(?:^|[ ,.!;])${not} (?:mau|ingin|pengen|bersedia|purun|gelem|arep|hoyong|daek) ${filler}(?:di ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|spam|kontak|sms|ganggu)(?:in|i|kan)?|dihubungi|(?:terima|dapat|nerima|menerima) (?:${messages}|pesan))${after}${clauseEnd}`,
  'u',
);
/** "risih di chat terus", "males di follow up mulu". */
const annoyed =
  /(?:^|[ ,.!;])(?:risih?|males|malas|cape|capek|terganggu|keberatan|bosan|bosen|muak|kesel|sebel) (?:\w+ )?(?:di ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|spam|hubung|kontak|sms)(?:in|i|kan)?) (?:terus|trus|mulu|melulu|wae|tiap hari|setiap hari)(?=$|[ ,.!;])/u;
/**
 * "ga usah ditanyain lagi", "jangan diingatkan lagi", "jangan japri lagi": only as a whole clause, because these verbs
 * take other objects too.
 */
// slow-pattern: reads at most 300 characters (longest)
const pressing = new RegExp(
  `(?:^|[ ,.!;])${no} ${filler}(?:di ?|nge? ?|meng?)?(?:tanya|nanya|ingat|inget|japri|tagih|nagih|kabar)(?: ?(?:tanya|nanya))?(?:in|i|kan)?${after} (?:${again})${after}$`,
  'u',
);
/** "saya mau berhenti menerima pesan ini". */
const receiving = new RegExp(
  `(?:^|[ ,.!;])(?:stop|berhenti|berenti) (?:me)?(?:terima|nerima|dapat|dapet) (?:${messages}|pesan)${after}${clauseEnd}`,
  'u',
);
/** "unsubscribe", "remove my number", "keluarkan nomor saya dari daftar", "no more messages". */
const leaving =
  /(?:^| )(?:unsubs?(?:cribe)?|opt ?out|leave me alone|(?:quit|stop) (?:messaging|texting|contacting|bothering|calling|spamming)|(?:matikan|matiin|nonaktifkan|disable) (?:notif\w*|pesan otomatis|promo\w*|broadcast\w*|follow ?up\w*)|don.?t want (?:to (?:receive|get) )?(?:any |your )?(?:more )?(?:messages?|texts?|promos?)|(?:blokir|block|blok) (?:aja |saja )?(?:nomorku|(?:nomor|no|nomer|kontak) (?:saya|aku|ini))|no more (?:messages?|texts?|promos?|ads)|no (?:more )?(?:messages?|texts?|promos?|ads|follow ?ups?|spam)(?=$|[,.!]| (?:please|pls))|remove (?:me|my (?:number|contact))|take me off (?:your|the|this) list|(?:hapus|keluarkan|keluarin) (?:nomor|no|nomer|kontak|saya|aku)(?: \w+){0,3} dari (?:daftar|list|grup broadcast|broadcast|kontak)|(?:jangan|jgn|ga usah|gausah) (?:di)?(?:masuk|tambah|add)(?:in|kan)? (?:\w+ ){0,2}(?:ke|di) (?:dalam )?(?:daftar|list|broadcast|bc)|(?:tolong )?hapus (?:nomor|no|nomer|kontak) (?:saya|aku)(?: (?:ya|dong|kak|min|aja))*(?=$|[,.!]))(?=$|[ ,.!?])/u;
/** Only a stop word and a form of address: "stop ya kak". */
const bare = new RegExp(
  `^(?:(?:${address}|udah|sudah|sdh|cukup|mohon) ){0,4}(?:stop|setop)(?: (?:${address}|aja|saja|makasih|terima kasih|stop|setop))*[.! ]*$|^(?:(?:tolong|please|pls) )?berhenti(?: (?:${address}|aja|makasih|terima kasih))*[.! ]*$|^berhenti (?:ber)?langganan[.! ]*$`,
  'u',
);
const aboutMessages = new RegExp(`(?:^| )(?:${write}|${messages}|pesan)(?=$|[ ,.!;])`, 'u');
/** "jangan kirim2 lagi", "mohon dihentikan" at the end of words about our messages. */
// slow-pattern: reads at most 300 characters (longest)
const ending = new RegExp(
  `(?:^|[ ,.!;])(?:${no} ${filler}(?:di)?kirim(?: ?kirim)?(?:in|i|kan)? (?:lagi|lg|maneh|deui)|(?:mohon|tolong|harap|please) (?:untuk )?(?:di)?hentikan)(?: (?:${address}))*[.! ]*$`,
  'u',
);
/** "jangan hapus nomor saya". */
const keeping = /(?:jangan|jgn|jng|ga usah|gak usah|gausah) (?:di ?)?(?:blokir|block|blok|hapus|keluarkan|keluarin)/u;
/** "Stop kontak" (a socket) is a product. */
const socket = /(?:^| )(?:stop|setop) ?kontak(?! (?:saya|aku|gue|gw|ke|lagi))/u;
/**
 * A request to send differently or later is no refusal: "jangan kirim pesan suara", "jangan kirim dulu
 * sebelum saya transfer", "jangan wa, telepon saja", "ga usah info lagi, langsung kirim".
 */
const aboutSomething =
  /(?:pesan suara|voice ?note|vn|jangan (?:di)?kirim(?:in|kan)? (?:dulu|barang\w*|paket\w*|pesanan\w*|lewat|pakai|pake|sebelum|yang|hari|besok|ke alamat)|pesanan\w*|chat (?:admin|cs|yang lain)|info (?:stok|harga|ongkir|resi)|telp(?:on)?(?= |$|[,.!;])(?! atau| (?:wa|chat) (?:saya|aku|gue|gw|lagi))|telepon(?! atau)|langsung (?:di)?(?:kirim|proses|antar|bungkus|order))/u;

/** "jangan berhenti kirim promo", "kok berhenti chat kak": the sender wants them to go on. */
const wantsMore =
  /(?:^|[ ,.!;])(?:jangan|jgn|jng|ojo|kok|kenapa|knp|mengapa) (?:pernah |sampai |sampe |dulu |udah |sudah )?(?:stop|setop|berhenti|berenti|brenti|hentikan)(?= |$)/u;
/** "jangan wa, dm aja", "ga usah chat, ketemu langsung", "jangan ke nomor ini, ke nomor baru": the lead asks for another channel. */
const elsewhere =
  /(?:^|[ ,.!;])(?:dm|japri|pm|ig|instagram|email|telegram|tele|ketemu|ketemuan|datang|nelpon|telfon|telpon|telepon|call|sms)(?: \w+)? (?:aja|saja|langsung)(?=$|[ ,.!;])|(?:nomor|no|nomer)(?: wa)? (?:baru|lain|satunya|yang lain|yg lain)/u;

/** The words of a short message, in normalised spelling; empty for a longer one. */
function plainText(body: string): string {
  if (body.length > longest) return '';
  return (
    body
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ,.!?;']+/gu, ' ')
      // "kirim2 promo", "chat²": a digit for a repeated word
      .replace(/(?<=\p{L}{2})2(?!\p{N})/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** True when the message, of at most 300 characters, declines further messages. */
export function declinesFollowUps(body: string): boolean {
  const text = plainText(body);
  if (text === '' || text.endsWith('?')) return false;
  if (bare.test(text) || (leaving.test(text) && !keeping.test(text))) return true;
  if ([socket, aboutSomething, wantsMore, elsewhere].some((other) => other.test(text))) return false;
  return [declining, unwilling, annoyed, pressing, receiving].some((refusal) => refusal.test(text)) || endsTalk(text);
}

/** "capek di spam terus, stop ya": a stop word beside words about our messages. */
function endsTalk(text: string): boolean {
  if (aboutMessages.test(text.replace(ending, '')) && ending.test(text)) return true;
  const clauses = text.split(/[,.!;]/).map((clause) => clause.trim());
  const last = clauses.findLast((clause) => clause !== '') ?? '';
  return bare.test(last) && aboutMessages.test(text);
}

/** "boleh follow up lagi", "silakan kirim promo lagi ya": an invitation with "again". "mau chat lagi" announces the lead's own message. */
// slow-pattern: reads at most 300 characters (longest)
const inviting = new RegExp(
  `(?:^|[ ,.!;])(?:(?:boleh|silah?kan|monggo|mangga|tolong|please) ${filler}(?:${write}|${send}|${messages}|(?:di)?kabar(?:i|in))|(?:mau|ingin|pengen|purun|hoyong) ${filler}(?:di ?(?:chat|wa|whatsapp|follow ?up|fu|broadcast|hubungi|kabari|kabarin)(?:in)?|(?:terima|dapat|nerima|menerima) (?:${messages}|pesan)))(?: (?:${messages}))?${after} (?:lagi|lg|maneh|meneh|malih|deui)${after}(?=$|[,.!;]| (?:kalau|kalo|klo|kl|jika|besok|nanti)(?: |$))`,
  'u',
);
/** "mulai lagi ya kak", "ga jadi stop", "jangan berhenti kirim promo". */
// slow-pattern: reads at most 300 characters (longest)
const resuming = new RegExp(
  `^(?:(?:${address}) ){0,3}(?:mulai|start|subscribe|aktifkan|berlangganan)(?: (?:${address}|lagi|lg|again))*[.! ]*$|(?:^|[ ,.!;])(?:${not} jadi|batal) (?:stop|setop|berhenti)(?=$|[ ,.!;])|(?:^|[ ,.!;])(?:jangan|jgn|ojo) (?:pernah |sampai |sampe )?(?:stop|setop|berhenti|berenti|hentikan) ${filler}(?:${write}|${messages}|${send})`,
  'u',
);

/** True when the message, of at most 300 characters, asks for messages again. */
function wantsFollowUps(body: string): boolean {
  const text = plainText(body);
  return text !== '' && !text.endsWith('?') && (inviting.test(text) || resuming.test(text));
}

export type Consent = 'out' | 'no-follow-ups' | 'in';

/**
 * Consent expressed by a lead's message:
 * - `out`: no more messages from the bot; a bare STOP or BERHENTI as the whole message;
 * - `no-follow-ups`: no unsolicited messages, in words of their own; questions are still answered;
 * - `in`: all messages again, also in words of their own.
 */
export function consentWord(body: string): Consent | null {
  const said = withoutEnd(body.trim(), /[\s.!]/);
  const word = said.length <= consentWordMaxChars ? said.toUpperCase() : '';
  if (word === 'STOP' || word === 'BERHENTI') return 'out';
  if (word === 'MULAI' || word === 'START') return 'in';
  if (declinesFollowUps(body)) return 'no-follow-ups';
  return wantsFollowUps(body) ? 'in' : null;
}

/** Times of the last consent words of a conversation, in ms; null when there is none or a later word ended it. */
interface Consents {
  readonly optedInAt: number | null;
  readonly optedOutAt: number | null;
  readonly noFollowUpsAt: number | null;
}

const latest = (...times: readonly (number | null)[]): number | null =>
  times.reduce((one, other) => (one === null ? other : other === null ? one : Math.max(one, other)), null);

/**
 * The times after a word of the lead. A refusal is never before an earlier MULAI and MULAI never before what it ends:
 * their order in the chat holds although their times come from WhatsApp.
 */
export function consented({ optedInAt, optedOutAt, noFollowUpsAt }: Consents, consent: Consent | null, at: number): Consents {
  if (consent === 'in') return { optedInAt: latest(optedInAt, optedOutAt, noFollowUpsAt, at), optedOutAt: null, noFollowUpsAt: null };
  return {
    optedInAt,
    optedOutAt: consent === 'out' ? latest(optedOutAt, optedInAt, at) : optedOutAt,
    noFollowUpsAt: consent === 'no-follow-ups' ? latest(noFollowUpsAt, optedInAt, at) : noFollowUpsAt,
  };
}

/** The times of two conversations of one person: the later word counts, and of two in one moment the refusal. */
export function joinedConsents(one: Consents, other: Consents): Consents {
  const optedInAt = latest(one.optedInAt, other.optedInAt);
  const standing = (refusal: number | null): number | null =>
    refusal !== null && optedInAt !== null && optedInAt > refusal ? null : refusal;
  return {
    optedInAt,
    optedOutAt: standing(latest(one.optedOutAt, other.optedOutAt)),
    noFollowUpsAt: standing(latest(one.noFollowUpsAt, other.noFollowUpsAt)),
  };
}
