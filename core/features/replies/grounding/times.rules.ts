import { durationsIn } from './fact-claims.rules.js';

const days = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const;
const dayText = String.raw`senin|selasa|rabu|kamis|jum'?at|sabtu|(?:hari )?(?:minggu|ahad)(?! depan| lalu| ini)`;
const dayOrRange = new RegExp(String.raw`(?<!\p{L}|\d )(${dayText})(?:[ ]?(?:-|–|s\/d|sd|sampai|hingga)[ ]?(${dayText}))?(?!\p{L})`, 'giu');
const opens = /(?<!\p{L})(?:buka|bukanya|operasional|melayani|jam kerja|jam toko|online)(?!\p{L})/iu;
const closes = /(?<!\p{L})(?:tutup|libur|off)(?!\p{L})/iu;
const clock =
  /(?<!\p{L})(?:jam|pukul|pkl|pk)[.]?[ ]?(\d{1,2})(?:[.:](\d{2}))?(?:[ ]?(?:-|–|s\/d|sd|sampai|hingga)[ ]?(?:jam |pukul )?(\d{1,2})(?:[.:](\d{2}))?)?(?![\d])[ ]?(pagi|siang|sore|malam)?|(?<![\d.,])(\d{1,2})[.:](\d{2})(?![\d])/giu;
const arrives =
  /(?<!\p{L})(?:sampai|sampe|nyampe|tiba|dikirim|kirim|kami kirim|diantar|antar|selesai|jadi(?! *(?:rp|total|\d|semua))|rampung|beres|pengiriman|estimasi|proses|diproses|pengerjaan|siap|ambil|diambil|po|preorder|pre-order)(?:nya)?(?!\p{L})/iu;
const soon =
  /(?<!\p{L})(?:hari ini|besok|lusa|malam ini|sore ini|siang ini|pagi ini|minggu depan|minggu ini|same ?day|instan|instant|hari yang sama|hari itu juga|langsung hari ini)(?!\p{L})/giu;

const same: readonly (readonly string[])[] = [
  ['hari ini', 'same day', 'sameday', 'hari yang sama', 'hari itu juga', 'langsung hari ini', 'instan', 'instant'],
];

function soonIn(text: string): string[] {
  return [...text.matchAll(soon)].map(([words]) => {
    const word = words.toLowerCase();
    return same.find((group) => group.includes(word))?.[0] ?? word;
  });
}

function dayOf(written: string): number {
  const word = written
    .toLowerCase()
    .replace(/^hari /, '')
    .replace("'", '')
    .replace('ahad', 'minggu');
  return days.indexOf(word as (typeof days)[number]);
}

function daysIn(text: string): number[] {
  return [...text.matchAll(dayOrRange)].flatMap(({ 1: from, 2: to }) => {
    const first = dayOf(from!);
    const last = to === undefined ? first : dayOf(to);
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, at) => (first + at) % 7);
  });
}

/** Times of day as minutes on a twelve-hour dial: shops write 17.00 and say "jam 5 sore". */
function clocksIn(text: string): number[] {
  return [...text.matchAll(clock)].flatMap(({ 1: h, 2: m, 3: h2, 4: m2, 6: h3, 7: m3 }) =>
    [
      [h ?? h3, h === undefined ? m3 : m],
      [h2, m2],
    ].flatMap(([hour, minute]) => (hour === undefined ? [] : [(Number(hour) % 12) * 60 + Number(minute ?? 0)])),
  );
}

/** Opening hours and delivery times in the texts of the owner and of tools. */
export class StatedTimes {
  private readonly clocks: ReadonlySet<number>;
  private readonly spans: ReadonlySet<string>;
  private readonly soon: ReadonlySet<string>;
  private readonly open = new Set<number>();
  private readonly closed = new Set<number>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text.toLowerCase();
    this.clocks = new Set(clocksIn(text.replaceAll(/(?<=\d)[ ]?(?:-|–)[ ]?(?=\d)/g, ' – ')));
    this.spans = new Set(durationsIn(text));
    this.soon = new Set(soonIn(text));
    for (const part of text.split(/[.;,\n(](?!\d)/u)) {
      for (const day of daysIn(part)) (closes.test(part) ? this.closed : this.open).add(day);
      if (/(?<!\p{L})(?:setiap|tiap) hari(?!\p{L})/iu.test(part) && !closes.test(part))
        for (let day = 0; day < 7; day += 1) this.open.add(day);
    }
    for (const day of this.closed) this.open.delete(day);
  }

  /** The part of a clause about times that the texts do not support; null when there is none. */
  refusedIn(clause: string): string | null {
    if (opens.test(clause) || closes.test(clause)) {
      if (/24[ ]?jam/i.test(clause) && !/24[ ]?jam/.test(this.text)) return 'jam buka';
      if (clocksIn(clause).some((minutes) => !this.clocks.has(minutes))) return 'jam buka';
      const isClosed = closes.test(clause);
      if (daysIn(clause).some((day) => (isClosed ? this.open.has(day) : !this.open.has(day)))) return 'hari buka';
      if (!isClosed && /(?<!\p{L})(?:setiap|tiap) hari(?!\p{L})/iu.test(clause) && this.open.size < 7) return 'hari buka';
    }
    if (!arrives.test(clause)) return null;
    if (durationsIn(clause).some((span) => !this.hasSpan(span))) return 'waktu pengiriman';
    return soonIn(clause).some((word) => !this.soon.has(word)) ? 'waktu pengiriman' : null;
  }

  /** A "2-3 hari" from a tool is also a ground for "3 hari" and "2 hari". */
  private hasSpan(span: string): boolean {
    if (this.spans.has(span)) return true;
    const [, from, to = from, unit] = /^(\d+)(?:-(\d+))? (.+)$/.exec(span) ?? [];
    return [...this.spans].some((known) => {
      const [, least, most = least, knownUnit] = /^(\d+)(?:-(\d+))? (.+)$/.exec(known) ?? [];
      return knownUnit === unit && Number(from) >= Number(least) && Number(to) <= Number(most);
    });
  }
}

/** True when a sentence is about opening hours or delivery. */
export function speaksOfTimes(sentence: string): boolean {
  return (
    opens.test(sentence) ||
    closes.test(sentence) ||
    (arrives.test(sentence) && (durationsIn(sentence).length > 0 || soonIn(sentence).length > 0))
  );
}
