import { numberWords } from '../number-words.rules.js';

const days = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const;
const dayText = String.raw`senin|selasa|rabu|kamis|jum'?at|sabtu|(?:hari )?(?:minggu|ahad)(?! depan| lalu| ini| lagi)`;
const dayOrRange = new RegExp(
  String.raw`(?<!\p{L})(?!(?<=(?<![.:\d])\d{1,2}[ ])minggu)(${dayText})(?:[ ]?(?:-|–|s\/d|s\.d\.|sd|sampai|hingga)[ ]?(?:hari )?(${dayText}))?(?!\p{L})`,
  'giu',
);
const daily =
  /(?<!\p{L})(?:setiap|tiap)[ ](?:hari)(?![ ](?:kerja|senin|selasa|rabu|kamis|jum|sabtu|minggu))(?!\p{L})|(?<!\p{L})(?:tiap|setiap) saat(?!\p{L})/iu;
const workdays = /(?<!\p{L})hari kerja(?!\p{L})/iu;
const except = /(?<!\p{L})(?:kecuali|selain)(?!\p{L})/iu;

/** Days of the week that a text names, Monday is 0. "tiap hari kecuali Minggu" has six. */
export function daysOf(text: string): number[] {
  const at = text.search(except);
  const named = daysNamed(at < 0 ? text : text.slice(0, at));
  const without = at < 0 ? [] : daysNamed(text.slice(at));
  return [...new Set(named)].filter((day) => !without.includes(day));
}

function daysNamed(text: string): number[] {
  const found = [...text.matchAll(dayOrRange)].flatMap(({ 1: from, 2: to }) => {
    const first = dayOf(from!);
    const last = to === undefined ? first : dayOf(to);
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, at) => (first + at) % 7);
  });
  if (daily.test(text)) found.push(0, 1, 2, 3, 4, 5, 6);
  if (workdays.test(text) && /(?:tiap|setiap|di|pada|selama)[ ]hari kerja/iu.test(text)) found.push(0, 1, 2, 3, 4);
  return found;
}

function dayOf(written: string): number {
  const word = written
    .toLowerCase()
    .replace(/^hari /, '')
    .replace("'", '')
    .replace('ahad', 'minggu');
  return days.indexOf(word as (typeof days)[number]);
}

const clock =
  /(?<!\p{L})(?:jam|pukul|pkl|pk)[.]?[ ]?(\d{1,2})(?:[.:](\d{2}))?(?:[ ]?(?:-|–|s\/d|sd|sampai|hingga)[ ]?(?:jam |pukul )?(\d{1,2})(?:[.:](\d{2}))?)?(?![\d])[ ]?(pagi|siang|sore|malam)?|(?<![\d.,])(\d{1,2})[.:](\d{2})(?![\d])(?:[ ]?(?:-|–|s\/d|sd|sampai|hingga)[ ]?(\d{1,2})[.:](\d{2})(?!\d))?|(?:sampai|hingga|s\/d|dan)[ ](?:jam[ ])?(\d{1,2})[ ]?(pagi|siang|sore|malam)(?!\p{L})/giu;

/** Hours without minutes beside opening words or days: "buka senin-sabtu 8-18", "9 pagi sampai 8 malam". */
const shortHours =
  /(?<![\d.,:\p{L}-])(?:(?:jam|pukul|pkl)[ ]?)?(\d{1,2})(?:[.:](\d{2}))?([ ](?:pagi|siang|sore|malam))?[ ]?(?:-|–|s\/d|sd|sampai|hingga)[ ]?(?:jam |pukul )?(\d{1,2})(?:[.:](\d{2}))?([ ](?:pagi|siang|sore|malam))?(?![\d:]|[.,]\d|[ ]?(?:hari|jam|menit|minggu|bulan|tahun|kg|pcs|cm|orang|rb|ribu|jt|juta|%)(?!\p{L}))/giu;
const hourWords = new RegExp(
  String.raw`(?<!\p{L})(?:buka|jam|pukul|operasional|online|open|(?:tiap|setiap) hari|${dayText})(?!\p{L})`,
  'iu',
);
const half = /(?<!\p{L})(?:jam|pukul)[ ](?:setengah|stengah|1\/2)[ ](\d{1,2}|\p{L}{3,8})(?!\p{L})/giu;

/**
 * Words of a case, such as "Kalau order jam 4 dikirim besok". The customer chooses its time, so it is not one of the
 * shop's hours.
 */
const ofCase =
  /(?<!\p{L})(?:kalau|kalo|klo|kl|jika|bila)[ ](?:(?:order(?:nya)?|pesan|pesen|masuk|transfer|tf|bayar|sudah|udah|udh|lewat|baru)[ ]){0,2}(?:jam|pukul|pkl)[ ]?\d{1,2}(?:[.:]\d{2})?(?!\d)/giu;

export function withoutTimesOfCases(text: string): string {
  return text.replaceAll(ofCase, ' ');
}

/** The text with full times: "8-18" becomes "jam 8 - jam 18", and "setengah 10 malam" becomes "9.30 malam". */
function withMinutes(text: string): string {
  const halves = text.replaceAll(half, (whole, hour: string) => {
    const value = /^\d/.test(hour) ? Number(hour) : numberWords[hour.toLowerCase()];
    return value === undefined ? whole : `jam ${value === 1 ? 12 : value - 1}.30`;
  });
  if (!hourWords.test(halves)) return halves;
  return halves.replaceAll(shortHours, (_, from: string, fromMinutes: string | undefined, fromPart: string | undefined, ...rest) => {
    const [to, toMinutes, toPart] = rest as [string, string | undefined, string | undefined];
    const isLate = Number(to) >= 13 || toMinutes !== undefined;
    const minutes = fromMinutes ?? (isLate && fromPart === undefined ? '00' : undefined);
    return ` jam ${isLate ? from.padStart(2, '0') : from}${minutes === undefined ? '' : `.${minutes}`}${fromPart ?? ''} sampai jam ${to}${toMinutes === undefined ? '' : `.${toMinutes}`}${toPart ?? ''}`;
  });
}

/**
 * A time of day, in minutes after midnight. An ambiguous time such as "jam 8" has both readings (morning and
 * evening).
 */
export type TimeOfDay = readonly number[];

type Written = readonly [hour: string, minute: string | undefined, part: string | undefined];

/** A time range. Its start and its end may each have two readings. */
export interface TimeRange {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
}

const countedBehind = /^ ?(?:kg|kilo|hari|orang|org|pcs|box|lembar|pasang|meter|km)(?!\p{L})/iu;

/**
 * Times of day in a text. Times with two digits for minutes use the 24-hour clock if one of the text's times shows
 * that it does.
 */
export function clocksOf(text: string): TimeOfDay[] {
  return timesRead(text).flatMap(({ times }) => times);
}

/** The time ranges in a text: "08.00-16.00", "jam 10 pagi sampai 8 malam". */
export function rangesOf(text: string): TimeRange[] {
  const read = timesRead(text);
  return read.flatMap(({ times: [from, to], isEnd }, at) => {
    if (from !== undefined && to !== undefined) return [{ from, to }];
    const begin = read[at - 1]?.times.at(-1);
    return isEnd && from !== undefined && begin !== undefined ? [{ from: begin, to: from }] : [];
  });
}

const early = /(?<!\p{L})(?:subuh|dini hari)(?!\p{L})/giu;
const until = /(?<!\p{L})(?:sampe|ampe)(?!\p{L})/giu;

/**
 * The times at each position of the text. `isEnd` is true for a position that only ends a range that began earlier.
 */
function timesRead(text: string): { readonly times: readonly TimeOfDay[]; readonly isEnd: boolean }[] {
  const written = withMinutes(text.replaceAll(early, 'pagi').replaceAll(until, 'sampai'));
  // "express 6 jam 3 kg" names no time of day
  const clocks = [...written.matchAll(clock)].filter(({ index, 0: whole }) => !countedBehind.test(written.slice(index + whole.length)));
  const found = clocks.map((match): { written: readonly Written[]; isEnd: boolean } => {
    const { 0: whole, 1: h, 2: m, 3: h2, 4: m2, 5: part, 6: h3, 7: m3, 8: h4, 9: m4, 10: h5, 11: part5 } = match;
    if (h5 !== undefined) return { written: [[h5, undefined, part5]], isEnd: !whole.toLowerCase().startsWith('dan') };
    if (h3 !== undefined)
      return { written: [[h3, m3, undefined], ...(h4 === undefined ? [] : [[h4, m4, undefined] as Written])], isEnd: false };
    const first: Written = [h!, m, h2 === undefined ? part : undefined];
    return { written: h2 === undefined ? [first] : [first, [h2, m2, part]], isEnd: false };
  });
  const isOn24 = found.some(({ written }) =>
    written.some(([hour, minute]) => Number(hour) >= 13 || (minute !== undefined && hour.startsWith('0'))),
  );
  return found.map(({ written, isEnd }) => ({ times: written.flatMap((one) => timeOf(one, isOn24)), isEnd }));
}

function timeOf([hour, minute, part]: Written, isOn24: boolean): TimeOfDay[] {
  const value = Number(hour) % 24;
  if (Number(hour) > 24) return [];
  const minutes = Number(minute ?? 0);
  return [readingsOf(value, { part: part?.toLowerCase(), isOn24: isOn24 && minute !== undefined }).map((one) => one * 60 + minutes)];
}

function readingsOf(hour: number, { part, isOn24 }: { part: string | undefined; isOn24: boolean }): number[] {
  if (hour > 12 || hour === 0) return [hour];
  if (part === 'pagi') return [hour % 12];
  if (part === 'siang') return [hour >= 10 ? hour : hour + 12];
  if (part !== undefined) return [(hour % 12) + 12];
  return isOn24 ? [hour] : [hour, (hour + 12) % 24];
}
