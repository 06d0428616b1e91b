import { type Role, damages, fails, goods, isOwnDebit, leavesOpen, mishaps, negates, plans, rolesOf, supposes } from './payment-words.js';

/** Maximum number of sentences of a message, of clauses of a sentence and of words of a clause that are read: a claim of payment is short. */
const sentencesMax = 50;
const clausesMax = 100;
const wordsMax = 60;
/** Maximum number of words between two parts of a claim: "sudah SAYA KAK KEMARIN transfer". */
const betweenMax = 6;

const ends = /(?<!\d)[.](?!\d)|[.](?=\s|$)|[!?\n]/u;
const breaks =
  /(?<!\d),|,(?!\d)|[;()]|[ ][-–—][ ]|[ ](?=(?:tapi|tp|tpi|tetapi|padahal|pdhl|terus|trus|trs|lalu|dan|karena|krn|soalnya|kok|kenapa|knp|but|and)[ ])/iu;

interface Word {
  readonly text: string;
  readonly roles: ReadonlySet<Role>;
}

interface Clause {
  readonly words: readonly Word[];
  readonly isQuestion: boolean;
  /** The words of the next clause of the sentence. */
  readonly next: readonly Word[];
}

/**
 * True when a lead says or shows that they have paid, or asks whether their money arrived: "udah tf ya, kapan dikirim?",
 * "lunas kak, cek", "ini ss tf dp", "uangnya udah masuk belum?". Each clause is read by the roles of its words. A word
 * for a complete action and its word for paying decide together. A question after them in the clause changes nothing.
 */
export function saysPaid(message: string): boolean {
  const isComplaint = damages.test(message);
  return sentencesIn(message).some((sentence) =>
    sentence.some((clause) => claims.some((isClaim) => isClaim(clause)) || (!isComplaint && showsProofAlone(clause))),
  );
}

function sentencesIn(message: string): Clause[][] {
  const spaced = message.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/(?<!\p{L})a(?:\.n\.?|\/n\.?)(?=[ :])/giu, 'atas nama');
  const parts = spaced.split(/(?<=[!?\n])|(?<=(?<!\d)[.])|(?<=[.])(?=\s)/u);
  return parts.slice(0, sentencesMax).map((part) => {
    const isAsked = part.trimEnd().endsWith('?');
    const clauses = part
      .replace(ends, ' ')
      .split(breaks)
      .slice(0, clausesMax)
      .map(wordsIn)
      .filter((words) => words.length > 0);
    return clauses.map((words, at) => ({ words, isQuestion: isAsked && at === clauses.length - 1, next: clauses[at + 1] ?? [] }));
  });
}

function wordsIn(text: string): Word[] {
  const found = text.toLowerCase().match(/\p{L}+|\d[\d.,]*%?/gu) ?? [];
  const words = found.slice(0, wordsMax).map((word) => (word.length > 2 ? word.replace(/(\p{L})\1{1,20}$/u, '$1') : word));
  // Javanese "pun" means "already" only where a clause begins
  const at = words[0] === 'lah' ? 1 : 0;
  if (words[at] === 'pun') words[at] = 'sampun';
  return withNames(words.map((word) => ({ text: word, roles: rolesOf(word) })));
}

const nameMax = 3;
const named: ReadonlySet<Role> = new Set(['filler']);

/** The words of a name after "atas nama" are not part of a claim, so that "tf udah ya atas nama siti" ends with it. */
function withNames(words: Word[]): Word[] {
  let left = 0;
  return words.map((word, at) => {
    if (word.text === 'nama' && words[at - 1]?.text === 'atas') left = nameMax + 1;
    left = word.roles.size > 0 && word.text !== 'nama' ? 0 : Math.max(0, left - 1);
    return word.roles.size === 0 && left > 0 ? { ...word, roles: named } : word;
  });
}

const has = (word: Word | undefined, ...roles: readonly Role[]): boolean => roles.some((role) => word?.roles.has(role) === true);
const isOneOf = (word: Word | undefined, given: ReadonlySet<string>): boolean => word !== undefined && given.has(word.text);

/** Position of the first word from `from` on that has none of the roles. */
function after(words: readonly Word[], from: number, ...roles: readonly Role[]): number {
  let at = from;
  while (at < words.length && at - from < betweenMax && has(words[at], ...roles)) at += 1;
  return at;
}

const isRest = (words: readonly Word[], from: number): boolean => words.slice(from).every((word) => has(word, 'filler'));
const isOpen = ({ words }: Clause): boolean => words.some((word) => leavesOpen.has(word.text) || supposes.has(word.text));
const holds = ({ words }: Clause, ...roles: readonly Role[]): boolean => words.some((word) => has(word, ...roles));
const amount = /^\d{4,}|^\d{1,3}[.,]\d{3}/u;
const scale = /^(?:rb|ribu|k|jt|juta)$/u;
const namesAmount = ({ words }: Clause): boolean => words.some(({ text }) => amount.test(text) || scale.test(text));

/** A condition, a habit, a plan, or a rule about everybody who paid ("yang sudah bayar"). */
function isSupposed({ words }: Clause, at: number): boolean {
  if (words.slice(0, at).some(({ text }) => supposes.has(text))) return true;
  if (words.slice(Math.max(0, at - 2), at).some(({ text }) => plans.has(text))) return true;
  const isRelative = /^(?:yang|yg)$/u.test(words[at - 1]?.text ?? '');
  return isRelative && !words.some(({ text }) => /^(?:saya|aku|ak|sy|gw|gua|gue|kami|ku|tadi|td|kemarin)$/u.test(text));
}

/** A complaint about prices: "sudah bayar mahal tetap mengecewakan". */
const dear = /^(?:mahal|larang|murah|awis|mael|maha|expensively|much|large)$/u;

/** The words after the verb show that nothing was paid, or that the question is where and how much to pay. */
function isUndone({ words, next }: Clause, at: number): boolean {
  const rest = words.slice(at + 1);
  const isRefused = (list: readonly Word[]): boolean =>
    list.some(
      (word, place) =>
        isOneOf(word, fails) || (isOneOf(word, negates) && /^(?:bisa|bs|berhasil|jadi|sukses|jalan)$/u.test(list[place + 1]?.text ?? '')),
    );
  const then = next.filter(({ text }) => !/^(?:tapi|tp|tpi|tetapi|kok|malah|masih|terus|selalu)$/u.test(text));
  if (isRefused(rest) || isRefused(then.slice(0, 2))) return true;
  if (words.slice(at + 1, at + 4).some(({ text }) => dear.test(text))) return true;
  const behind = after(words, at + 1, 'filler', 'channel');
  const [asked = '', unit = ''] = [words[behind]?.text, words[behind + 1]?.text];
  if (/^(?:siapa|mana|kemana|kmn)$/u.test(asked)) return true;
  if (/^(?:berapa|brp)$/u.test(asked) && !/^(?:lama|hari|jam|minggu|kali)$/u.test(unit)) return true;
  return words[at]!.text.startsWith('di') && /^(?:penjual|seller|toko|tokonya)(?:nya)?$/u.test(words[at + 1]?.text ?? '');
}

/** "barang sudah lunas dikirim semua": the paid goods, not a report. */
function isAttribute({ words }: Clause, done: number, verb: number): boolean {
  const [subject = '', next = ''] = [words[done - 1]?.text, words[verb + 1]?.text];
  return /^(?:barang|pesanan|order)$/u.test(subject) && /^(?:di\p{L}{3,}|bisa|boleh)$/u.test(next);
}

/** A word that says that the action is complete; "habis" does so only right before the verb and without an object before. */
function isDone(words: readonly Word[], at: number): boolean {
  if (has(words[at], 'done')) return true;
  if (/^(?:baru|br|bru)$/u.test(words[at]?.text ?? '')) return /^(?:aja|saja)$/u.test(words[at + 1]?.text ?? '');
  const isFirst = words.slice(0, at).every((word) => has(word, 'filler'));
  if (!isFirst || !/^(?:habis|abis|hbs)$/u.test(words[at]?.text ?? '') || !has(words[at + 1], 'pay')) return false;
  return !words.some(({ text }) => leavesOpen.has(text));
}

const doing = /^(?:melakukan|lakukan|kulakukan|menyelesaikan|selesaikan|made)$/u;

/** "sudah saya transfer", "udah dp", "sudah melakukan pembayaran", "sudah kirim uangnya". */
function saysDone(clause: Clause): boolean {
  const { words } = clause;
  return words.some((_, at) => {
    if (!isDone(words, at) || isSupposed(clause, at)) return false;
    let verb = at + 1;
    while (verb < words.length && verb - at <= betweenMax && !has(words[verb], 'pay') && has(words[verb], 'filler', 'done', 'money')) {
      if (doing.test(words[verb]!.text) && has(words[after(words, verb + 1, 'filler')], 'money')) return true;
      if (words[verb]!.text === 'dp') break;
      verb += 1;
    }
    const word = words[verb];
    if (word === undefined || isUndone(clause, verb)) return false;
    if (has(word, 'pay')) return !isAttribute(clause, at, verb);
    if (has(word, 'send')) return isOfMoney(clause);
    if (word.text === 'dp') return true;
    if (has(word, 'means')) return !clause.isQuestion && !isOpen(clause) && words[verb + 1]?.text !== 'nya';
    return (
      has(word, 'result') &&
      has(words[after(words, verb + 1, 'filler')], 'pay', 'money') &&
      /^(?:beres|selesai|kelar|berhasil|sukses|done)$/u.test(word.text)
    );
  });
}

function isOfMoney(clause: Clause): boolean {
  if (clause.words.some((word) => isOneOf(word, goods))) return false;
  return holds(clause, 'money', 'channel') || namesAmount(clause) || clause.words.some(({ text }) => text === 'tunai');
}

/** Bills and balances are asked about before paying: "cek tagihan", "sisanya sudah?". */
const owed = /^(?:tagihan|transaksi|nominal|sisa)/u;
const arrives = /^(?:masuk|diterima|received|keterima|nyampe|sampai|sampe|cair|mlebu|asup)$/u;

/** "dp udah ya", "uangnya udah masuk belum", "tf berhasil", "pembayaran sudah saya lakukan". */
function saysMoneyIsThere(clause: Clause): boolean {
  const { words } = clause;
  return words.some((word, at) => {
    if (!has(word, 'money') || isSupposed(clause, at)) return false;
    const mark = after(words, at + 1, 'filler', 'money', 'channel');
    const state = words[mark];
    if (isDone(words, mark)) {
      const then = after(words, mark + 1, 'filler', 'done');
      if (words.length === then || isRest(words, mark + 1)) return !owed.test(word.text);
      if (has(words[then], 'check')) return !owed.test(word.text);
      return (has(words[then], 'result', 'pay', 'send') || doing.test(words[then]!.text)) && !isUndone(clause, then);
    }
    // a word for the time may have been passed over as a word between
    if (mark === words.length)
      return !clause.isQuestion && !owed.test(word.text) && words.slice(at + 1).some((one) => has(one, 'past')) && !isOpen(clause);
    if (!has(state, 'result')) return false;
    const tail = words.slice(mark + 1);
    if (arrives.test(state!.text))
      return tail.every((one) => has(one, 'filler', 'channel') || /^(?:belum|blm|blom|ga|gak|apa)$/u.test(one.text));
    if (state!.text === 'lunas' && !isRest(words, mark + 1)) return false;
    return !clause.isQuestion && !isOpen(clause) && !tail.some((one) => isOneOf(one, fails));
  });
}

/** "sudah masuk belum uangnya", "barusan masuk ke bca", "I paid". */
function saysArrived(clause: Clause): boolean {
  const { words } = clause;
  return words.some((word, at) => {
    if (isSupposed(clause, at)) return false;
    if (word.text === 'paid' || word.text === 'transferred' || word.text === 'sent')
      return /^(?:i|we)$/u.test(words[at - 1]?.text ?? '') && (word.text !== 'sent' || holds(clause, 'money')) && !isUndone(clause, at);
    if (!arrives.test(word.text) || !has(words[at - 1], 'done', 'past', 'filler')) return false;
    if (!words.slice(0, at).some((one) => has(one, 'done', 'past')) || words.some((one) => isOneOf(one, goods))) return false;
    const behind = words.slice(at + 1, at + 1 + betweenMax);
    return (
      isOfAmount(words.slice(0, at)) ||
      has(
        behind.find((one) => !has(one, 'filler') || has(one, 'money')),
        'channel',
      ) ||
      behind.some((one) => has(one, 'money') && !has(one, 'channel'))
    );
  });
}

/** "kak 300 udah" before "masuk": the clause is about nothing but an amount. */
function isOfAmount(before: readonly Word[]): boolean {
  return (
    before.some(({ text }) => /^\d{3,}|^\d{1,3}[.,]\d{3}/u.test(text) || scale.test(text)) &&
    before.every((word) => has(word, 'filler', 'done', 'past'))
  );
}

/** "aku tf kemarin", "tadi saya bayar": without a word for a complete action only when the clause leaves nothing open. */
function saysBefore(clause: Clause): boolean {
  const { words } = clause;
  if (clause.isQuestion || isOpen(clause)) return false;
  return words.some((word, at) => {
    if (!has(word, 'past')) return false;
    const verb = after(words, at + 1, 'filler');
    const found = words.findIndex((one, place) => place > at && place <= verb && has(one, 'pay'));
    if (found >= 0) return !isUndone(clause, found);
    for (let before = at - 1; before >= Math.max(0, at - 1 - betweenMax); before -= 1) {
      if (has(words[before], 'pay')) return !isUndone(clause, before);
      if (!has(words[before], 'filler')) return false;
    }
    return false;
  });
}

/** "done tf", "selesai bayar kak". */
function saysFinished(clause: Clause): boolean {
  const { words } = clause;
  if (clause.isQuestion || isOpen(clause)) return false;
  return words.some(
    ({ text }, at) =>
      /^(?:beres|selesai|kelar|berhasil|sukses|done)$/u.test(text) &&
      has(words[after(words, at + 1, 'filler')], 'pay', 'money') &&
      !isUndone(clause, at),
  );
}

/** "cek mutasi kak", "tolong cek pembayaran saya", "sudah cek belum transferan saya". */
function asksToCheck({ words }: Clause): boolean {
  if (words.some(({ text }) => /^(?:cara|caranya|gimana|gmn|bagaimana)$/u.test(text) || supposes.has(text))) return false;
  return words.some((word, at) => {
    if (!has(word, 'check')) return false;
    let of = at + 1;
    while (
      of < words.length &&
      of - at <= betweenMax &&
      /^(?:belum|blm|apakah|apa|masuknya|ada)$|^(?!total)/u.test(words[of]!.text) &&
      has(words[of], 'filler', 'done')
    )
      of += 1;
    if (/^(?:belum|blm|apakah)$/u.test(words[of]?.text ?? '')) of = after(words, of + 1, 'filler');
    const object = words[of];
    if (object?.text.startsWith('mutasi')) return true;
    if (/^(?:rekening|rekeningnya|rek|reknya)$/u.test(object?.text ?? '')) return isRest(words, of + 1);
    return (
      /^(?:transfer|transferan|tf|tfan|pembayaran|uang|duit|dana|payment)(?:nya|ku|e)?$/u.test(object?.text ?? '') &&
      !isOpenRest(words, of + 1)
    );
  });
}

const isOpenRest = (words: readonly Word[], from: number): boolean =>
  words.slice(from).some(({ text }) => leavesOpen.has(text) && !/^(?:belum|blm|apa|ada|apakah)$/u.test(text));
const somewhere = /^(?:nomor|no|mana|sini|siapa|nmr)$/u;

/** "ini ss tf dp", "bukti transfernya sudah saya kirim". A proof of anything else ("bukti rusaknya") does not count. */
function showsProof(clause: Clause): boolean {
  const { words } = clause;
  return words.some((word, at) => {
    if (!has(word, 'proof') || isSupposed(clause, at)) return false;
    const of = words[at + 1]?.text === 'nya' ? at + 2 : at + 1;
    const isSent = (from: number): boolean => {
      const mark = after(words, from, 'filler');
      return (
        words.slice(from, mark + 1).some((one) => has(one, 'done')) &&
        has(words[after(words, mark, 'filler', 'done')], 'send', 'result', 'filler')
      );
    };
    if (!has(words[of], 'pay', 'money') && !/^(?:dp|qris)$/u.test(words[of]?.text ?? '')) return false;
    if (isSent(of + 1)) return true;
    const isElsewhere = words.some(
      ({ text }, place) => place > of && somewhere.test(text) && /^(?:ke|di)$/u.test(words[place - 1]?.text ?? ''),
    );
    return !isElsewhere && !isSentWhere(words) && !isOpen(clause);
  });
}

/** "bukti transfer kirim di sini", "dikirim lewat chat": where a proof is to be sent, not that it was. */
function isSentWhere(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      /^(?:di)?kirim(?:kan|in)?$/u.test(text) &&
      /^(?:ke|di|lewat|lwt|via)$/u.test(words[at + 1]?.text ?? '') &&
      !/^(?:saya|aku|ak|sy|gw|gua|kami|ku|tak)$/u.test(words[at - 1]?.text ?? '') &&
      !has(words[at - 1], 'done'),
  );
}

const shown = /^(?:ini|nih|ni|berikut|terlampir|tuh|itu)$/u;
const proofAlone = /^(?:bukti|struk|slip)(?:nya)?$/u;

/** "ini buktinya kak", "struknya udah saya foto": a proof of which nothing else is said. */
function showsProofAlone(clause: Clause): boolean {
  const { words } = clause;
  const at = words.findIndex(({ text }) => proofAlone.test(text));
  if (at < 0 || isSupposed(clause, at) || clause.isQuestion) return false;
  const mark = after(words, at + 1, 'filler');
  if (isDone(words, mark))
    return /^(?:kirim|ngirim|foto|upload|lampirkan|share|kirimkan)$/u.test(words[after(words, mark + 1, 'filler')]?.text ?? '');
  return (
    words.some(({ text }) => shown.test(text)) && words.every((word, place) => place === at || shown.test(word.text) || has(word, 'filler'))
  );
}

/** "tf dari mandiri atas nama dewi, tolong dicek ya": a payment that is named only, and that the shop is to look for. */
function namesPaymentToCheck(clause: Clause): boolean {
  const { words, next, isQuestion } = clause;
  const at = words.findIndex((word) => !has(word, 'filler'));
  if (isQuestion || isOpen(clause) || !has(words[at], 'pay', 'money') || words.some((word) => isOneOf(word, fails) || word.text === 'kan'))
    return false;
  return next.some((word) => has(word, 'check')) && next.every((word) => has(word, 'check', 'filler'));
}

/** "saldo ovo saya udah kepotong", "aku salah transfer", "transfernya kelebihan 20rb": what only happens to somebody who has paid. */
function suffersFromPaying(clause: Clause): boolean {
  const { words } = clause;
  if (isOpen(clause) || words.some((word) => isOneOf(word, goods))) return false;
  return words.some((word, at) => {
    if (mishaps.debited.test(word.text)) return isOwnDebit(words, holds(clause, 'money', 'channel'));
    const isFeared = words.slice(Math.max(0, at - 3), at).some(({ text }) => mishaps.fears.test(text));
    if (!mishaps.mistaken.test(word.text) || clause.isQuestion || isFeared) return false;
    if (has(words[at + 1], 'pay')) return !isUndone(clause, at + 1);
    return word.text !== 'salah' && words.slice(0, at).some((one) => has(one, 'money')) && namesAmount(clause);
  });
}

const alone = /^(?:lunas|paid|terbayar|tertransfer)$/u;

/** "lunas kak, cek ya", "oke, paid". */
function saysPaidAlone({ words, isQuestion }: Clause): boolean {
  const at = words.findIndex(({ text }) => !/^(?:ok|oke|okay|sip|siap)$/u.test(text));
  return !isQuestion && alone.test(words[at]?.text ?? '') && isRest(words, at + 1) && words.every(({ text }) => text !== 'dulu');
}

const claims = [
  saysDone,
  saysMoneyIsThere,
  saysArrived,
  saysBefore,
  saysFinished,
  asksToCheck,
  showsProof,
  saysPaidAlone,
  namesPaymentToCheck,
  suffersFromPaying,
];

/** True for "sudah ya kak", "done" and "udah masuk kan?": that something is done or has arrived, but not what. */
export function saysDoneAlone(message: string): boolean {
  const isDoneWord = (word: Word): boolean => has(word, 'done') || /^(?:beres|selesai|kelar)$/u.test(word.text);
  const saysOnly = (words: readonly Word[], isOther: (word: Word) => boolean): boolean =>
    words.some(isDoneWord) && words.every((word) => isDoneWord(word) || has(word, 'filler') || isOther(word));
  if (!message.includes('?') && saysOnly(wordsIn(message), ({ text }) => agrees.test(text))) return true;
  return sentencesIn(message)
    .flat()
    .some(({ words }) => words.some(({ text }) => arrives.test(text)) && saysOnly(words, ({ text }) => mayArrive.test(text)));
}

const agrees = /^(?:ok|oke|okay|sip|siap)$/u;
const mayArrive = /^(?:masuk|diterima|received|keterima|nyampe|sampai|sampe|cair|mlebu|asup|belum|blm|blom|apa|apakah|ga|gak)$/u;

const asksToPay =
  /(?<!\p{L})(?:transfer|tf|rekening|norek|bayar|pembayaran|qris|dana|ovo|gopay|shopeepay|bca|bri|bni|mandiri|bsi|dp)(?!\p{L})/iu;

/**
 * True when the shop gave payment instructions: a picture that follows counts as a receipt.
 * @param message what the bot or the owner wrote before the lead's picture.
 */
export function tellsWhereToPay(message: string): boolean {
  return asksToPay.test(message) && (/\d{8}/.test(message.replaceAll(/[ .-]/g, '')) || /qris|bukti|buktinya|struk/iu.test(message));
}
