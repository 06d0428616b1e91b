import { clocksOf, rangesOf, type TimeOfDay } from '../schedules.rules.js';

const allDay = /(?:^|[^\p{L}\d])24 ?jam(?!\p{L})/iu;
const works = /(?:^|[^\p{L}])(?:buka|(?:me|di)?layani|operasional|tutup)(?:nya)?(?!\p{L})/iu;
const until = /(?:^|[^\p{L}])(?:sampai|sampe|hingga|s\/d|sd|tutup)(?:nya)? (?:jam|pukul|pkl) ?\d/iu;
const denies = /(?:^|[^\p{L}])(?:tidak|tdk|ga|gak|nggak|ngga|belum|blm|bukan|kecuali|khusus)(?!\p{L})/iu;
const morning = 6 * 60;
const evening = 18 * 60;
const hourMinutes = 60;
const noon = 12;

/** True for a sentence with a closing time: "kami buka sampai jam 5 sore". */
export function saysClosing(sentence: string): boolean {
  return works.test(sentence) && until.test(sentence) && !denies.test(sentence) && !sentence.trimEnd().endsWith('?');
}

/** The closing times of an owner. */
export class ClosingTimes {
  private readonly clocks: readonly TimeOfDay[];
  private readonly hasHours: boolean;

  constructor(private readonly text: string) {
    this.hasHours = !allDay.test(text) && rangesOf(text).length > 0;
    this.clocks = this.hasHours ? clocksOf(text).map(usualOf) : [];
  }

  /** True for a closing time that the owner does not name at all. */
  isRefused(sentence: string): boolean {
    const last = this.hasHours ? clocksOf(sentence).at(-1) : undefined;
    if (last === undefined) return false;
    return !last.some((minutes) => this.clocks.some((one) => one.includes(minutes)) || this.isWritten(minutes));
  }

  /** True when the owner's text contains this time in one of its spellings, for example "Tutup 9 malam". */
  private isWritten(minutes: number): boolean {
    const hour = Math.floor(minutes / hourMinutes);
    const spoken = hour % noon === 0 ? noon : hour % noon;
    return new RegExp(
      String.raw`(?:^|\D)(?:${String(hour)}[.:]|0?${String(spoken)} ?(?:${partOf(hour)})|(?:tutup|sampai|sampe|hingga|s/d|sd|-) ?(?:jam )?${String(spoken)}(?![\d.:]))`,
      'iu',
    ).test(this.text);
  }
}

/**
 * The likely reading of a time without "pagi" or "malam". An owner's "Jam 9" means the morning, because shops are
 * open then.
 */
function usualOf(time: TimeOfDay): TimeOfDay {
  const usual = time.filter((minutes) => minutes >= morning && minutes <= evening);
  return usual.length > 0 ? usual : time;
}

function partOf(hour: number): string {
  if (hour < noon) return 'pagi|siang|subuh';
  return hour < evening / hourMinutes ? 'siang|sore' : 'malam|malem|mlm|sore';
}
