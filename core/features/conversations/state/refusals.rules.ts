/*
 * Detects whether a lead declines unsolicited messages, or asks for them again, in any wording. Only sentences about
 * our messages count: "stop di lampu merah" and "stoknya stop produksi?" are about something else.
 *
 * The rules match the tokens of consentTokens(), at most 600 characters. Words without a token are in lower case and
 * without doubled letters ("berlanganan").
 */

/** Words for our messages, also those that mean both "a chat" and "to chat". */
const ours = '(?:WRITE|BOTHER|SPAM|CONTACT|MSG|INFO|OFFER)';
/** Words between a negation and its verb. */
const filler = '(?:(?:AGAIN|ON|ME|YOU|TO|ALL|ANY|DEF|THIS|POLITE|CALL|sering|repot|maksa|ada|sok|atau|or) ){0,5}';
/** Words that may follow a refusal. Any other word is its object: "jangan chat kurirnya", "jangan wa dulu". */
const after = `(?: (?:AGAIN|ON|ME|YOU|TO|FROM|NUMBER|THIS|JUST|ALL|ANY|AUTO|THANKS|DEF|POLITE|PESAN|sini|kesini|mrene|via|lewat|melalui|${ours})){0,10}`;
/** The end of a clause, or the beginning of a reason. */
const end = '(?=$| ,| (?:SUDAH|NOT|bukan|masih|BOTHER)(?: |$))';
/** "lagi" completes a refusal, whatever follows it, except another person, number or time. */
const whole = `(?:${after}${end}|${after} (?:AGAIN|ON)(?= (?!TO |NUMBER|IF|DEF|\\?)))`;
/**
 * Negations that request something: "jangan", "ga usah", "stop". The lead's own "saya berhenti chat" is not a
 * request.
 */
const no = '(?:DONT|NOT NEED|(?<!(?:ME|WHY|DONT|JADI|batal|ME SUDAH) )(?:DI )?STOP(?: JUST| dulu)?)';
const message = '(?:MSG|PESAN|INFO|WRITE|SPAM)';
/** People around the lead, in the spelling of consentTokens(). */
const person =
  '(?:istri|bini|suami|laki|pasangan|pacar|tunangan|mama|mamah|mami|papa|papi|ayah|umi|ortu|orang tua|anak|adik|adek|nenek|kakek|mertua|keponakan|saudara|keluarga|teman|temen|bos|karyawan)';
const sent = `SEND (?:DEF )?${filler}(?:${message}|ANY|(?<=STOP SEND ME )THIS)`;

const declines: readonly RegExp[] = [
  // "jangan chat lagi", "ojo wa maneh", "berhenti kirim pesan", "ga usah difollow up", "stop promo"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )${no} ${filler}(?:DI )?(?:${ours}|${sent})${whole}`, 'u'),
  // "jangan nawarin produk lagi", "stop nawarin saya barang"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )${no} ${filler}(?:DI )?OFFER(?: (?:DEF|ME|produk|barang|jualan|dagangan)){1,3}${whole}`, 'u'),
  // "jangan kirimin saya katalog lagi", "berhenti ngirim voucher"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )(?:${no} (?=[^,]*(?:AGAIN|ON)(?: |$))|STOP )${filler}(?:DI )?SEND (?:DEF )?${filler}PAPER${after}${end}`, 'u'),
  // "jangan diterusin chatnya"
  /(?:^| )(?:DONT|NOT NEED) GO_ON (?:WRITE|SPAM|MSG)(?: DEF| THIS)?(?= ,|$)/u,
  // "saya ga pernah minta dikirimi pesan"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )NOT minta (?:DI )?(?:${ours}|${sent})${whole}`, 'u'),
  // "hentikan pesan promo", "stop semua pesan", "saya mau berhenti menerima pesan ini"; "stop pesan" is about an order
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(
    `(?:^| )STOP (?:(?:ALL|THIS) PESAN|(?:pengiriman )?PESAN(?= (?:ALL|THIS|MSG|AUTO|FROM))|pengiriman ${message}|GET ${filler}${message}|CALL)${whole}`,
    'u',
  ),
  // "promonya stop ya", "chatnya distop", "tolong promonya dihentikan"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(
    `(?:^| )(?:WRITE|SPAM|MSG|PESAN (?=THIS|MSG|AUTO|FROM))(?:(?: (?:DEF|ME|YOU|TO|FROM|THIS|AUTO|MSG|POLITE|ON)){0,5}) (?:DI )?STOP(?: (?:JUST|POLITE|THANKS|AGAIN)){0,3}${end}`,
    'u',
  ),
  // "promonya jangan dikirim ke saya lagi", "promo jangan masuk ke wa saya"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(
    `(?:^| )(?:WRITE (?=DEF|THIS|YOU|FROM)|SPAM |MSG |PESAN (?=DEF FROM|THIS|MSG|AUTO|FROM))(?:(?:DEF|ME|YOU|TO|FROM|THIS|AUTO|MSG|POLITE) ){0,5}(?:DONT|NOT NEED) (?:DI )?(?:SEND|PUT|masuk)(?: DEF)?${whole}`,
    'u',
  ),
  // "promo promo, udah stop"
  /^(?:MSG|SPAM) , (?:SUDAH )?STOP$/u,
  // "sudah cukup ya chatnya", "cukup sudah promonya"; "cukup chat" means that a chat will do
  /(?:^| )ENOUGH (?:SUDAH )?(?:WRITE|MSG|SPAM) (?:DEF|THIS)(?=$| )|(?:^| )(?:WRITE|MSG|SPAM) DEF (?:SUDAH )?ENOUGH(?= ,|$)/u,
  // "saya tidak mau dihubungi lagi", "ga mau terima promo", "wegah diwa terus"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(
    `(?:^| )(?:(?:NOT|DONT) (?:WANT|INTEREST|AT_EASE)|rather NOT|UNWILLING|ANNOYED) ${filler}(?:DI ${ours}|OFFER|DI ${sent}|GET ${filler}${message}|DI (?:TELL|ASK|REMIND|CALL)(?= AGAIN| ON))${whole}`,
    'u',
  ),
  // "I don't want any texts"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )DONT (?:WANT|NEED) ${filler}(?:WRITE|MSG)${whole}`, 'u'),
  // "ga usah ditanyain lagi", "jangan telepon saya lagi": only with "lagi" and no object
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )${no} ${filler}(?:DI )?(?:ASK|TELL|CALL)${after} (?:AGAIN|ON)${after}${end}`, 'u'),
  // "ga usah ngingetin"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )${no} ${filler}(?:DI )?REMIND${after}${end}`, 'u'),
  // "jangan chat istri saya lagi"
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(
    `(?:^| )${no} ${filler}(?:DI )?(?:WRITE|BOTHER|SPAM|CONTACT|CALL) (?:TO )?(?:(?:NUMBER|WRITE|hp) )?${person}(?:ku| ME)${after} (?:AGAIN|ON)${after}${end}`,
    'u',
  ),
  // "jangan kirim2 lagi"; "jangan kirim lagi" may be about goods
  // slow-pattern: reads at most 600 characters (consentTokens)
  new RegExp(`(?:^| )${no} ${filler}(?:DI )?SEND (?:DEF )?ON(?: (?:AGAIN|POLITE|TO|ME|NUMBER|THIS|JUST|THANKS)){0,5}(?=$| ,)`, 'u'),
];

/** Requests about the lead's own number and subscription. */
const leaves: readonly RegExp[] = [
  /(?:^| )(?<!(?:DONT|how|cara) )UNSUB(?= (?:[A-Z]|masih|tetap)| ,|$)/u,
  /^(?:POLITE |ME |WANT ){0,3}STOP (?:FROM )?(?:CUSTOMER|berlanganan)(?: (?:INFO|MSG|WRITE|PESAN (?:MSG|THIS))(?: [A-Z_]+){0,3})?$/u,
  // "hapus nomor saya dari daftar", "delete my number", "take me off your list"
  /(?<!(?:DONT|NEED|DI) )(?:DI )?(?:REMOVE|take(?! ME LIST)) (?:JUST )?(?!ME FROM waiting)(?:(?:NUMBER|CONTACT|data)(?: WRITE)? ME|ME(?: NUMBER| CONTACT)?)(?:(?: [^\s,]+){0,2}(?: FROM)?(?: YOU| THIS)?(?: LIST| CONTACT| WRITE| MSG| SEND| sistem| hp){1,3}(?= (?:YOU|DEF|THIS|POLITE|JUST|AGAIN)| ,|$)|(?: (?:JUST|POLITE|FROM sini))*(?= ,|$))/u,
  // "mohon nomor saya dihapus dari daftar"
  /(?<!DONT )NUMBER (?:WRITE )?ME (?:POLITE |DI ){0,2}REMOVE(?: JUST| POLITE){0,2}(?= ,|$| (?:ON |JUST )?(?:FROM )?(?:YOU )?(?:LIST|CONTACT|WRITE)(?! pesanan))/u,
  // "nomor saya jangan dipakai buat promo"
  /NUMBER ME (?:DONT|NOT NEED) (?:dipakai|digunakan|dipake) (?:TO )?(?:WRITE|MSG|SPAM|SEND (?:WRITE|MSG|PESAN))(?= |$)/u,
  // "jangan masukin saya ke broadcast"
  /(?:DONT|NOT NEED) (?:DI )?PUT (?:(?:NUMBER )?ME (?:[^\s,]+ ){0,2}(?:LIST|WRITE)|(?:TO )?(?:LIST )?WRITE)(?= (?:WRITE|MSG|YOU|DEF|AGAIN)| ,|$)/u,
  // "matikan notifikasi promo"; "saya matikan notif" is the lead's own phone
  /(?:^|, |POLITE |CAN )OFF (?:ALL |JUST ){0,2}(?:MSG|WRITE|(?:PESAN )?AUTO)(?: (?:MSG|WRITE|AUTO|THIS|DEF|JUST|FROM|YOU|POLITE|TO|ME|NUMBER)){0,5}(?= ,|$)/u,
  // "blokir aja nomor saya"
  /(?<!(?:DONT|NEED) )BLOCK (?:JUST )?(?:NUMBER|CONTACT) ME|^(?:SUDAH |POLITE ){0,2}BLOCK (?:JUST )?NUMBER THIS(?: JUST)?$/u,
  // "sekali lagi chat saya blok"
  /(?:^|, )AGAIN (?:WRITE|SPAM|BOTHER|CONTACT|MSG|CALL)(?: (?:TO|YOU|PESAN|MSG)){0,2} (?:, )?ME (?:langsung |auto |AUTO ){0,2}(?:BLOCK|REPORT)(?= ,|$)/u,
  // "saya ingin keluar dari daftar broadcast"
  /(?:^| )WANT keluar FROM (?:LIST|WRITE)(?: (?:LIST|WRITE|MSG|THIS|YOU|DEF)){0,3}(?= ,|$)/u,
  // "chat lagi saya blokir", "saya block ya kalau chat lagi"
  /(?:WRITE|SPAM|BOTHER|CONTACT|MSG|CALL)(?: (?:ME|TO|YOU|PESAN|MSG)){0,2} (?:AGAIN|ON)(?: ME)? (?:, )?(?:ME |langsung |auto |AUTO ){1,2}(?:BLOCK|REPORT)(?= |$)/u,
  /IF (?:(?:YOU|SUDAH|AGAIN|ON|masih|tetap|DI) ){0,4}(?:WRITE|SPAM|BOTHER|CONTACT|MSG|SEND(?: [^\s,]+)? (?:MSG|PESAN|WRITE))(?: (?!NOT )[^\s,]+){0,3} (?:, )?ME (?:JUST |AUTO |langsung ){0,2}(?:BLOCK|REPORT)(?= |$)/u,
  /ME (?:JUST |AUTO )?(?:BLOCK|REPORT)(?: [^\s,]+){0,3}(?: ,)? IF (?:(?:YOU|AGAIN|masih) ){0,3}(?:DI )?(?:(?<=(?:YOU|AGAIN|masih|DI) )(?:WRITE|SPAM|BOTHER|CONTACT|MSG|SEND (?:MSG|PESAN|WRITE))|(?<=masih )SEND(?: ON)?(?= ,|$)|(?:WRITE|SPAM|BOTHER|CONTACT|MSG|SEND (?:MSG|PESAN|WRITE))(?: ME| MSG)? (?:AGAIN|ON))(?= |$)/u,
];

/** Words before a bare "stop". */
const lead = '(?:(?:SUDAH|POLITE|ENOUGH|ME|bilang|minta|WANT) ){0,4}(?:, )?(?:(?:SUDAH|POLITE) ){0,2}';
const stop = '(?:DI )?STOP(?: (?:JUST|ON|THANKS|POLITE|THIS|STOP)| , STOP| , THANKS){0,4}';
/** Only a stop word and words of address: "stop ya kak". */
const bare = new RegExp(`^${lead}${stop}$`, 'u');
const ownReason =
  '(?:ME )?(?:SUDAH )?(?:NOT (?:WANT )?INTEREST|NOT (?:JADI|NEED|WANT)(?= ,|$)|NOT (?:kenal|order|beli|PESAN|belanja|CUSTOMER|LIST|signed|subscribe)|bukan CUSTOMER|(?<=ME )bukan [^\\s,]+(?= ,|$)|(?:cuma|hanya|iseng) (?:ASK|iseng|liat|lihat)|salah (?:NUMBER|sambung|orang)|SUDAH (?:beli|dapat|GET)|BOTHER)';
/** A stop word followed by the lead's reason: "stop ga minat", "stop, saya bukan pelanggan". */
// slow-pattern: reads at most 600 characters (consentTokens)
const withReason = new RegExp(`^${lead}STOP(?: (?:JUST|THANKS|POLITE|THIS)){0,2} (?:, )?${ownReason}`, 'u');
/** A stop word as the first clause: "stop it, too many messages". */
const firstStop = new RegExp(`^${lead}${stop}(?= ,)`, 'u');
/** A stop word as the last clause: "capek di spam terus, stop ya", "ga minat, stop". */
const lastStop = new RegExp(
  `(?:, |(?<=(?:ON|AGAIN|JADI) )|(?=POLITE ))(?:(?:SUDAH|POLITE|ENOUGH|ME|WANT|JUST|JADI|BUT) ){0,3}(?:${stop}|STOP SEND|DONT AGAIN)(?=$| , (?:ME )?(?:BOTHER|ANNOYED))`,
  'u',
);
const pestered = /(?:ANNOYED|UNWILLING|BOTHER|SPAM|ON|many|banyak|kebanyakan|penuh|ENOUGH (?:WRITE|MSG) SUDAH)(?= |$)/u;
const uninterested = /NOT (?:WANT )?(?:INTEREST|LIST|order|kenal|minta|signed|subscribe)|bukan CUSTOMER|salah NUMBER/u;
const mentions = /(?:WRITE|BOTHER|SPAM|CONTACT|MSG|PESAN|CALL|REMIND|GET THIS)(?= |$)/u;
/** A reminder of an earlier refusal: "masih chat terus, kan sudah saya bilang jangan". */
const forbade = /SUDAH (?:ME )?(?:bilang|minta|ngomong)(?: YOU)? DONT(?= ,|$)/u;
/** A refusal whose verb has no object: "skip promo, jangan kirim lagi". */
// slow-pattern: reads at most 600 characters (consentTokens)
const sentAgain = new RegExp(
  `(?:DONT|NOT NEED|STOP) ${filler}(?:DI )?SEND (?:DEF )?(?:ON )?AGAIN(?: (?:POLITE|TO|JUST|THANKS)){0,3}(?= ,|$| ME| SUDAH)`,
  'u',
);

/** "bagaimana cara berhenti menerima pesan ini?" asks how to stop the messages, so the lead wants them to stop. */
const asksHow = /(?:^| )(?:cara|how)(?: TO)? (?:STOP|CEASE) GET (?:[^\s,]+ )?(?:MSG|PESAN|INFO|WRITE|SPAM|THIS)(?= |$)/u;

/**
 * A question where we have the number from, followed by a request to delete it: "dapet nomor saya dari mana? hapus".
 */
const asksWhence = /NUMBER ME FROM (?:mana|siapa)(?: [^\s,?]+)?(?: \?)? , (?:POLITE )?REMOVE(?= ,|$)/u;

/** Sentences that resemble a refusal but have another meaning. */
const others: readonly RegExp[] = [
  // "when does the promo stop"
  /(?:^| )(?:when|kapan) [^,]{0,40}STOP(?= |$)/u,
  // "stop kontak" (a socket)
  /STOP CONTACT(?! (?:ME|TO|AGAIN|ON))/u,
  // "jangan berhenti kirim promo", "kok berhenti chat kak": the sender wants the messages to continue
  /(?:DONT|WHY|batal|NOT JADI) (?:sampai |sampe |dulu |SUDAH ){0,2}(?:DI )?(?:STOP|CEASE)(?= |$)/u,
  // "jangan wa, dm aja", "stop calling, just text me", "ga usah chat, ketemu langsung"
  /(?:^|, )(?:BUT |ME |langsung |lewat |via |mending |POLITE |TO ){0,3}(?:WRITE|CALL|CHANNEL|INFO|TELL)(?: TO)?(?: [^\s,]+)? (?:JUST|langsung)(?! ON| AGAIN)/u,
  /, [^,]{0,40}TO (?:THIS|(?:NUMBER )?ME) JUST(?= ,|$)/u,
  /(?<!masih |STOP )JUST (?:WRITE|CALL)(?= |$)/u,
  /NUMBER(?: WRITE)?(?: ME)?(?: yang| yg)? (?:baru|lain|satunya|satu)(?= |$)|, TO \p{N}+|hangus/u,
];
/** The lead continues with the order, or has given the requested data. */
const buys = /(?:^| )(?:BUY|WANT beli|lanjut|ME SUDAH (?:SEND|TELL|ASK|isi))(?= |$)/u;
const aboutGoods = /(?:^| )(?:BUY|GOODS|WANT beli|lanjut)(?= |$)/u;
/**
 * Words about goods that are a reason to decline, so they do not show that the lead buys: "beli di tempat lain",
 * "harganya kemahalan".
 */
const againstGoods =
  /NOT (?:BUY|GOODS|JADI|WANT|NEED|SUDAH|ada|cocok|sesuai)|(?:^| )(?:bukan|lain|batal|salah|penuh|habis|ke?mahal\w*)(?= |$)/u;
const clausesOf = (line: string): string[] => line.split(/ ?, ?/u);

/** True when the lead continues to buy and declines only a detail: "ga usah promo, saya ambil 2". */
function goesOnBuying(before: string, refusal: string, rest: string): boolean {
  if (clausesOf(rest).some((clause) => aboutGoods.test(clause) && !againstGoods.test(clause))) return true;
  return (
    (!refusal.includes(' AGAIN') || /TELL|ASK|REMIND|INFO/u.test(refusal)) &&
    clausesOf(before).some((clause) => buys.test(clause) && !againstGoods.test(clause))
  );
}

/** True when a line of consentTokens() declines further messages. */
export function declinesFollowUps(line: string): boolean {
  // "bisa stop kirim promo?" is a request, other questions are not
  const asked = clausesOf(line)
    .map((clause) => (clause.endsWith(' ?') && /^(?:ANY |POLITE )?CAN /u.test(clause) ? clause.slice(0, -2) : clause))
    .join(' , ');
  const told = clausesOf(asked)
    .filter((clause) => !clause.endsWith('?'))
    .join(' , ');
  if (asksHow.test(asked) || asksWhence.test(asked) || leaves.some((request) => request.test(told))) return true;
  if (bare.test(asked) || withReason.test(asked)) return !aboutGoods.test(asked);
  if (others.some((other) => other.test(asked))) return false;
  for (const refusal of [...declines, ...(mentions.test(asked.replace(sentAgain, '')) ? [sentAgain] : [])]) {
    const found = refusal.exec(asked);
    if (found && !goesOnBuying(asked.slice(0, found.index), found[0], asked.slice(found.index + found[0].length))) return true;
  }
  const isPestered = mentions.test(asked) && pestered.test(asked);
  if (firstStop.test(asked) && isPestered && !aboutGoods.test(asked)) return true;
  const isLast = lastStop.test(asked) || (forbade.test(asked) && mentions.test(asked));
  return isLast && (isPestered || uninterested.test(asked)) && !buys.test(asked);
}

/**
 * An invitation to send messages again: "boleh follow up lagi", "silakan kirim promo lagi ya". "mau chat lagi" does
 * not count, because it announces the lead's own message.
 */
// slow-pattern: reads at most 600 characters (consentTokens)
const inviting = new RegExp(
  `(?:^| )(?:(?:INVITE|POLITE) ${filler}(?:DI )?(?:${ours}|${sent}|TELL)|(?<!NOT )WANT ${filler}(?:DI (?:${ours}|TELL)|GET ${filler}${message}))${after} AGAIN${after}(?=$| ,| (?:IF|besok|nanti)(?: |$))`,
  'u',
);
/** A request to resume messages: "mulai lagi ya kak", "ga jadi stop", "jangan berhenti kirim promo". */
// slow-pattern: reads at most 600 characters (consentTokens)
const resuming = new RegExp(
  `^(?:POLITE ){0,2}(?:mulai|start|subscribe|aktifkan|berlanganan)(?: (?:AGAIN|POLITE)){0,2}$|(?:^| )(?:NOT JADI|batal) STOP(?= ,|$)|(?:^| )DONT (?:sampai |sampe )?STOP ${filler}(?:${ours}|${sent})`,
  'u',
);

/** True when a line of consentTokens() asks for messages again. */
export const wantsFollowUps = (line: string): boolean => !line.endsWith('?') && (inviting.test(line) || resuming.test(line));
