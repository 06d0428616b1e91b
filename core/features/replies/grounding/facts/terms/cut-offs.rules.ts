import { clausesOf } from '../../clauses.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { clocksOf, type TimeOfDay } from '../schedules.rules.js';

/**
 * Words of a deadline for orders of the same day: "Order sebelum jam 3 dikirim hari itu", "same day cut off 15.00".
 */
const lastOrder =
  /(?<!\p{L})(?:cut[ -]?off|batas (?:order|pesan)|(?:order|pesan|pesen|pesanan|orderan|masuk|transfer|bayar)(?:an|nya)?[ ](?:max|maks|maksimal|sebelum|sblm|paling lambat|paling telat|sampai|sampe))(?!\p{L})/iu;
const sameDay =
  /(?<!\p{L})(?:hari (?:ini|itu|yang sama)|same ?day|sore ini|malam ini|siang ini|langsung (?:kirim|dikirim|antar|diantar))(?!\p{L})/iu;
/** Words earlier in the sentence than the deadline, such as opening hours: "order jam 10-20, same day cut off 15.00". */
const grants =
  /(?<!\p{L})(?:bisa|boleh|masih|tetap|tetep|kami|kita|langsung|(?:di)?kirim|(?:di)?antar|sampai|nyampe|keburu|aman|siap)(?!\p{L})/iu;
const conditional = /(?<!\p{L})(?:sebelum|sblm|maks(?:imal)?|max|paling lambat|cut[ -]?off)(?!\p{L})/iu;
const midnight = 24 * 60;
const noon = 12 * 60;
const leadChars = 200;

/** The last time of the day for orders that leave on that day. */
export class CutOffs {
  /** The deadline in minutes after midnight; null when the texts name none. */
  private readonly latest: number | null;

  constructor(text: string) {
    const found = sentencesOf(text).flatMap(({ text: sentence }) => {
      const at = sentence.search(lastOrder);
      const [clock] = at < 0 || !sameDay.test(sentence) ? [] : clocksOf(sentence.slice(at));
      return clock === undefined ? [] : [deadlineOf(clock)];
    });
    this.latest = found.length === 0 ? null : Math.max(...found);
  }

  /**
   * True for a promise after the deadline: "jam 6 sore masih bisa same day" when the owner takes orders for the same
   * day until 15.00.
   */
  isRefused(sentence: string, lead: string): boolean {
    const { latest } = this;
    if (latest === null || conditional.test(sentence) || !sameDay.test(sentence)) return false;
    const clocks = [sentence, lead.slice(-leadChars)].map((text) => clocksOf(text)).find(({ length }) => length > 0) ?? [];
    const isLate = clocks.length > 0 && clocks.every((time) => deadlineOf(time) > latest);
    return isLate && clausesOf(sentence).some(({ text, isNegative, isOpen }) => !isNegative && !isOpen && grants.test(text));
  }
}

/** The likely reading of a deadline: "Jam 3" is in the afternoon, "jam 11" in the morning. */
function deadlineOf(clock: TimeOfDay): number {
  const early = 8 * 60;
  return clock.filter((minutes) => minutes >= early && minutes < midnight).at(0) ?? Math.max(noon, ...clock);
}

/** True when a sentence promises something for the same day. */
export function promisesSameDay(sentence: string): boolean {
  return sameDay.test(sentence) && grants.test(sentence);
}
