import { hourMs } from '#contracts/values/base/durations';
import { zoneOffsetHours, type TimeZone } from '#contracts/values/time-zones';

/** In UTC: the offset of the shop's zone is added before. */
const whole = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'full', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A moment by the shop's clock: "Sabtu, 21 November 2026 pukul 13.00 WIB". */
export function wholeMoment(at: Date, zone: TimeZone): string {
  return `${whole.format(movedTo(zone, at))} ${zone}`;
}

/** The same in short, without the year: "21 Nov, 13.00". */
export function shortMoment(at: Date, zone: TimeZone): string {
  return short.format(movedTo(zone, at));
}

function movedTo(zone: TimeZone, at: Date): Date {
  return new Date(at.getTime() + zoneOffsetHours[zone] * hourMs);
}
