import { normalizeText } from '#contracts/values/base/normalize-text';

/**
 * Maximum length of a message in characters. A lead states consent in one sentence, so a longer message is about
 * something else.
 */
const longest = 600;

/** Words by their token. */
const words: Readonly<Record<string, string>> = {
  /** Also Javanese, Sundanese, Ambonese ("jang") and Balinese ("sampunang"). */
  DONT: 'dilarang jangan janganlah jangn jgan jgn jng jngn jang jan ojo ojok ampun sampunang ulah tong entong montong dont',
  /** Also Betawi ("kagak"), Javanese ("ora"), Sundanese ("teu"), Banjar ("kada") and Minang ("indak"). */
  NOT: 'ga gak gk g nggak ngga nggk enggak engga tidak tdk tak gag kaga kagak kgk nda ndak ndk ora ra mboten boten teu henteu kada indak not never',
  NEED: 'perlu sah kedah kudu butuh need',
  USAH: 'usah ush usa',
  WANT: 'mau mo ingin pengen pingin pgn pengin bersedia berkenan sudi purun gelem arep kerso kersa hoyong daek hayang want wish',
  UNWILLING: 'ogah emoh moh wegah embung alim males malas',
  ANNOYED:
    'risi risih cape capek terganggu keberatan bosan bosen muak kesel sebel kesal enek pusing eneg ngeselin berisik brisik annoying ngapain done',
  GET: 'terima dapat nerima menerima dapet dapetin nampi receive get getting receiving',
  AT_EASE: 'nyaman demen suka seneng senang like',
  /** Also Minang ("lai") and Balinese ("buin"). */
  AGAIN: 'lagi lg maneh neh meneh malih deui kembali lai buin again anymore',
  ON: 'terus trus trs teros mulu melulu wae everyday',
  ME: 'saya sy aku gue gua gw gwe ane aye me my kulo kula abdi ambo awak aq ak urang kami kita i im',
  TO: 'ke kepada kpd untuk utk buat bwt nang marang dateng dumateng',
  FROM: 'dari dr from seko soko saking ti tina teko',
  NUMBER: 'nomor nomer nmr number no',
  LIST: 'daftar list database grup milis',
  THIS: 'ini gini ginian begini beginian begituan gituan gitu kayak kaya kek seperti kyk this these that those iki niki ieu sini such it',
  JUST: 'saja aja ae mawon just',
  ALL: 'semua segala all',
  ANY: 'apa apapun anything any things stuff nanaon opo',
  YOU: 'kalian anda kamu lu lo toko kau your you u ente sampeyan njenengan',
  SUDAH: 'sudah udah udeh sdh udh uda wis wes uwis sampun mpun atos tos entos enggeus geus parantos already',
  ENOUGH: 'cukup cekap enough',
  THANKS: 'makasih mksh trimakasih terimakasih trims thanks tq thx nuwun nuhun suwun',
  PESAN: 'pesan pesen',
  INFO: 'info informasi',
  MSG: 'ads promotions',
  /** Things that a shop sends besides its messages. */
  PAPER: 'katalog voucher vocer kupon brosur flyer',
  AUTO: 'otomatis automatic auto',
  INTEREST: 'minat berminat tertarik interested',
  JADI: 'jadi sido janten',
  UNSUB: 'unsub unsubs unsubscribe optout',
  POLITE: 'tolong tlg tlong please pls plis plz tulung',
  WISH: 'mohon mhn harap',
  INVITE: 'boleh silakan silahkan monggo mangga',
  CAN: 'bisa bs bisakah can could',
  WHY: 'kok kenapa knp mengapa why',
  IF: 'kalau kalo klo kl jika yen lamun if',
  SO_THAT: 'agar supaya biar spy',
  BUT: 'karena krn karna soalnya soale soalna bikin tapi tp tetapi because sebab but',
  OFFER: 'ditawar ditawaran ditawani nawani',
  WRITE: 'nyapa menyapa',
  CALL: 'ring ringing',
  REMOVE: 'delete remove keluarkan keluarin dikeluarkan dikeluarin',
  PUT: 'masukin masukkan dimasukin dimasukkan tambahin tambahkan ditambahin add',
  GO_ON: 'diterusin diteruskan terusin teruskan dilanjutin dilanjutkan lanjutin lanjutkan',
  OFF: 'matikan matiin mateni dimatikan dimatiin nonaktifkan nonaktifin disable',
  BLOCK: 'blokir blok block blockir',
  REPORT: 'laporin laporkan report',
  BUY: 'transfer tf trf rekening norek rek rekeningnya ambil resi resinya checkout cod bayar bungkus qris',
  CUSTOMER: 'pelanggan customer pembeli konsumen langganan',
  GOODS:
    'harga harganya rega regane piro pinten berapa brp ready redi stok stock ukuran size warna warnanya depan parkiran lokasi sampai sampe nyampe ongkir ongkirnya otw jemput totalnya total rasa menu sabaraha lunas',
  CHANNEL: 'ig instagram email telegram tele ketemu ketemuan datang shopee',
};
/** Words of address, particles and articles. They are dropped, because they do not change the meaning here. */
const empty =
  'ya yah yo yak ye yaa iya to tho lho loh sih napa atuh euy mah dong donk deh dah kak kakak ka kk min sis bang mas mbak mba gan om bro bos bu pak ah eh nih ni lah pada nggih njih inggih sorry sori maaf mf punten hai halo hi hello hey the with of sekali banget bgt dek neng kang ibu bapak pokoknya pernah tuh kan teh tau mi ki o';
/** Stems by their token. They take prefixes and suffixes, also written apart: "di chat", "nge-wa", "promonya". */
const stems: Readonly<Record<string, string>> = {
  WRITE:
    'ping chat cht wa whatsapp wasap folowup fu bc broadcast blast hubung ubung hub sms dm pm prospek mesej japri text txt msg message messag contact',
  BOTHER: 'ganggu usik colek senggol bother bug harass pester',
  SPAM: 'spam epam teror neror bom',
  CONTACT: 'kontak ontak',
  MSG: 'promo promosi iklan notif notifikasi penawaran reminder pengingat newsletter',
  SEND: 'kirim irim krm send',
  TELL: 'kabar abar',
  ASK: 'tanya anya',
  /** Indonesian "ingat" without a suffix is to remember. */
  REMIND: 'ingat inget eling remind',
  /** Without a suffix, "tawar" is bargaining. */
  OFFER: 'tawar awar',
  REMOVE: 'hapus apus busak coret cabut',
  CALL: 'telp telpon telepon telfon elpon elp call',
  STOP: 'stop setop henti mandeg mandek leren eureun udahan udahin sudahi quit',
  CEASE: 'berhenti berenti brenti',
};

const prefixes = ['dipun', 'di', 'd', 'meng', 'nga', 'mem', 'men', 'me', 'm', 'nge', 'ng', 'ny', 'n', ''];
const suffixes = ['', 'in', 'i', 'kan', 'an', 'ing', 's', 'ake', 'aken', 'keun', 'o', 'ed'];
const clitics = ['', 'nya', 'nye', 'ne', 'e', 'na'];
const passive = new Set(['dipun', 'di', 'd']);
/** With "-an" and no prefix these verbs become nouns of another meaning: "gangguan", "kiriman", "tagihan". */
const nounsInAn = new Set(['BOTHER', 'SEND', 'TELL', 'ASK', 'REMIND']);
/** Words that keep their meaning with the suffix "-nya". */
const owned = new Set(['PESAN', 'AUTO', 'PAPER']);
/** Maximum number of words between the beginning of a wish and "agar tidak". */
const wishWords = 6;
/**
 * Maximum length of a short stem. Short stems take only a few suffixes, because with other suffixes they form
 * unrelated words: "wani", "fun".
 */
const shortStem = 2;
const suffixesOfShort = new Set(['', 'in']);
const cliticsOfShort = new Set(['', 'nya']);

/**
 * Reduces repeated letters to one, because people lengthen and double letters at will: "stopp" becomes "stop",
 * "jangaan" becomes "jangan".
 */
const single = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');
const tokensOf = (table: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(table).flatMap(([token, list]) => list.split(' ').map((word) => [single(word), token] as const)));
const wordTokens = tokensOf(words);
const stemTokens = tokensOf(stems);
const emptyWords = new Set(empty.split(' ').map(single));
const objects = new Set([
  'WRITE',
  'BOTHER',
  'SPAM',
  'CONTACT',
  'MSG',
  'SEND',
  'TELL',
  'ASK',
  'REMIND',
  'CALL',
  'STOP',
  'CEASE',
  'OFFER',
  'REMOVE',
  'PUT',
  'BLOCK',
]);
/** Negations written as one word with the word that they negate: "gausah", "gamau". */
const denied = /^(ga|gak|gk|go|g|nga|ngak|tak|tdk|ra|teu|kaga|kagak|nda|ndak)(usah|ush|usa|sah|perlu|mau|jadi|minat|butuh|suka|nyaman)$/u;
/** Groups of words with one meaning, and the word that replaces them. In the spelling of {@link single}. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/folow(?:ing)? up/gu, 'folowup'],
  [/\bdi ?up\b/gu, 'difolowup'],
  [/\bdo not\b/gu, 'dont'],
  [/\b(?:opt out|leave me alone)\b/gu, 'unsub'],
  // "kirim kirim", "ngirim ngirimin": again and again
  [/\b(ki?rim|ngirim|krm) \1(in|i|an|)\b/gu, '$1$2 mulu'],
  // "diingat ingatkan"
  [/\bdi? ?(?:ingat|inget) (?=(?:ingat|inget)(?:in|kan)\b)/gu, 'di'],
  // a suffix that is written apart: "di reminder in"
  [/(?<=\bdi \p{L}{2,12}) in\b/gu, ''],
  [/\b(?:ngasih|kasih|kasi|beri) (?:tahu|tau)\b/gu, 'kabarin'],
  // "nawar nawarin"
  [/(?<!\p{L})(\p{L}{3,20}) (?=\1\p{L})/gu, ''],
  [/\bgsh\b/gu, 'gausah'],
  // Sundanese; elsewhere "nga" is a negation
  [/\b(tong|ulah) nga (?=wa|chat|sms|kirim)/gu, '$1 '],
  // "krim" alone is a cream
  [/\b(?:krim|kirm)(?= (?:promo|pesan|pesen|wa|chat|iklan|info)(?:nya)?\b)/gu, 'kirim'],
  // in these phrases the lead is on the way to the shop: "toko" does not mean the sender of messages
  [/\b(?:di|ke|sampai|sampe|nyampe) toko\b/gu, 'depan'],
  [/\bbe (?=contacted|mesaged|texted|caled|spam\p{L}*|bothered)/gu, 'di '],
  // English; "no wa" is the abbreviation of a number
  [/\bno (?:more|ned)\b(?: to\b)?/gu, 'gausah'],
  [/\bno (?=folowup|mesage|text|promo|spam|ads\b|iklan|broadcast)/gu, 'gausah '],
  [/\bany ?more\b/gu, 'again'],
  [/\benough (?:with|of)\b/gu, 'stop'],
  [/\b(?:terima kasih|thank you|hatur nuhun)\b/gu, 'makasih'],
  [/\b(?:(?:se)?tiap|saben|unggal|every) (?:hari|dino|dinten|poe|minggu|saat|waktu|jam|day|time)\b/gu, 'terus'],
  [/\blangsung (?:di)?(?:kirim|proses|antar|bungkus|order)\b/gu, 'bungkus'],
];

/**
 * True for stems that have the token's meaning only with a suffix: "tawar" alone is bargaining, and "ingat" alone is
 * to remember. Javanese "ngelingne" has its suffix from the clitics.
 */
const needsSuffix = (token: string, stem: string): boolean => token === 'OFFER' || (token === 'REMIND' && stem !== 'remind');

/**
 * The token of a word's stem, after removing prefix, suffix and clitic. The token gets DI in front for a passive, and
 * DEF behind for "-nya". Undefined for an unknown stem.
 */
function stemToken(word: string): string | undefined {
  for (const clitic of clitics) {
    if (!word.endsWith(clitic)) continue;
    const bare = word.slice(0, word.length - clitic.length);
    for (const suffix of suffixes) {
      if (!bare.endsWith(suffix)) continue;
      const form = bare.slice(0, bare.length - suffix.length);
      for (const prefix of prefixes) {
        const stem = form.slice(prefix.length);
        const token = form.startsWith(prefix) ? stemTokens.get(stem) : undefined;
        if (token === undefined || (suffix === '' && clitic !== 'ne' && needsSuffix(token, stem))) continue;
        if (suffix === 'an' && prefix === '' && nounsInAn.has(token)) continue;
        if (stem.length <= shortStem && !(suffixesOfShort.has(suffix) && cliticsOfShort.has(clitic))) continue;
        return `${passive.has(prefix) ? 'DI ' : ''}${token}${clitic === '' ? '' : ' DEF'}`;
      }
    }
  }
  return undefined;
}

/** Tokens of one word; empty for a word without a meaning of its own. */
function wordToken(word: string): string {
  if (emptyWords.has(word)) return '';
  const both = denied.exec(word);
  if (both) return `NOT ${wordTokens.get(both[2]!) ?? both[2]!}`;
  const known = wordTokens.get(word);
  if (known !== undefined) return known;
  if (/^(?:nomor|nomer|no)ku$/u.test(word)) return 'NUMBER ME';
  if (word === 'nya') return 'DEF';
  // Doubled letters are single here: "iklannya" ends in "nya", and its base may have lost its last "n".
  const bases = word.endsWith('nya') ? [word.slice(0, -3), `${word.slice(0, -3)}n`] : [];
  const base = bases.map((one) => wordTokens.get(one)).find((token) => token !== undefined && owned.has(token));
  if (base !== undefined) return `${base} DEF`;
  const stem = stemToken(word);
  if (stem !== undefined) return stem;
  const restored = bases[1] === undefined ? undefined : stemToken(bases[1]);
  return restored === undefined ? word : `${restored} DEF`;
}

/** Replaces the token of a word whose meaning depends on its neighbours. */
function inContext(tokens: readonly string[], at: number): string {
  const token = tokens[at]!;
  const next = tokens[at + 1] ?? '';
  const previous = tokens[at - 1] ?? ',';
  if (token === 'di' || token === 'd' || token === 'dipun') return objects.has(next) ? 'DI' : token === 'di' ? 'TO' : token;
  if (['nge', 'ng', 'meng'].includes(token)) return objects.has(next) ? '' : token;
  // in Minang and Malay, "usah" is itself a negation: "usah chat lagi"
  if (token === 'USAH') return previous === 'NOT' ? 'NEED' : 'DONT';
  // Javanese "aja" before a verb means "do not"; the Indonesian word means "just"
  if (token === 'JUST' && (previous === ',' || previous === 'SUDAH') && (objects.has(next) || next === 'DI')) {
    const end = tokens.indexOf(',', at);
    return tokens.slice(at, end === -1 ? undefined : end).some((one) => one === 'AGAIN' || one === 'ON') ? 'DONT' : token;
  }
  // "saya mohon agar tidak dikirimi pesan"
  if (
    token === 'NOT' &&
    previous === 'SO_THAT' &&
    tokens.slice(Math.max(0, at - wishWords), at).some((one) => one === 'WISH' || one === 'POLITE')
  )
    return 'DONT';
  if (token === 'NOT' && previous === 'TO' && tokens[at - 2] === 'WISH') return 'DONT';
  if (token === 'WISH') return next === 'NOT' && !['NEED', 'USAH'].includes(tokens[at + 2] ?? '') ? 'DONT' : 'POLITE';
  if (token === 'NOT' && previous === 'WISH' && next !== 'NEED' && next !== 'USAH') return '';
  // "sudah berhenti", "chatnya berhenti" state that something ended; "udah stop" asks for it
  if (token === 'CEASE') return ['SUDAH', 'DEF', 'ME'].includes(previous) || objects.has(previous) ? token : 'STOP';
  // "ambil 2", "pesan 3 kaos"
  if (token === 'PESAN' && /^[\p{N}]/u.test(next)) return 'BUY';
  // "jangan chat admin"
  if (token === 'admin') return (objects.has(previous) && previous !== 'STOP') || previous === 'TO' ? token : '';
  return token === 'BUT' || token === 'SO_THAT' ? ', BUT' : token;
}

/**
 * Converts a lead's message to a line of tokens. Spellings, affixes and languages with one meaning become one token:
 * "jgn diwa lg" and "aja WA maneh" are both `DONT … WRITE AGAIN`. Clauses are separated by `,`, and a question ends
 * with `?`. Words without a token stay as they are, so that a rule sees that a request has another object. Empty for
 * a message longer than the limit.
 */
export function consentTokens(body: string): string {
  if (body.length > longest) return '';
  const text = normalizeText(body, 'NFKC')
    .toLowerCase()
    .replace(/['’`]/gu, '')
    .replace(/[,.!;:\n…\p{Extended_Pictographic}]/gu, ' , ')
    .replace(/\?/gu, ' ? , ')
    .replace(/[^\p{L}\p{N},?]+/gu, ' ')
    // "jangan kirim2 lagi": again and again
    .replace(/(?<=\b(?:di|di |me|nge)?(?:ki?rim|ngirim|krm)(?:in|i|an)?)2(?!\p{N})/gu, ' mulu')
    // "promo2", "chat²": a digit for a repeated word
    .replace(/(?<=\p{L}{2})2(?!\p{N})/gu, '');
  const plain = phrases.reduce((one, [phrase, word]) => one.replace(phrase, word), single(text));
  const tokens = plain.split(' ').flatMap((word) => (word === '' ? [] : wordToken(word).split(' ')));
  const known = tokens.filter((token) => token !== '');
  const line = known.flatMap((_, at) => inContext(known, at).split(' ')).filter((token) => token !== '');
  return line
    .filter((token, at) => token !== line[at - 1] && !(token === ',' && at === 0))
    .join(' ')
    .replace(/ ,$/u, '');
}
