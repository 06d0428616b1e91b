import { hourMs } from '#contracts/values/base/durations';
import { zoneOffsetHours, type TimeZone } from '#contracts/values/time-zones';

/** These formats use UTC. The offset of the shop's time zone is added to the date before. */
const whole = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'full', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Date and time in the shop's time zone: "Sabtu, 21 November 2026 pukul 13.00 WIB". */
export function wholeMoment(at: Date, zone: TimeZone): string {
  return `${whole.format(movedTo(zone, at))} ${zone}`;
}

/** Date and time in the shop's time zone in short form, without the year: "21 Nov, 13.00". */
export function shortMoment(at: Date, zone: TimeZone): string {
  return short.format(movedTo(zone, at));
}

function movedTo(zone: TimeZone, at: Date): Date {
  return new Date(at.getTime() + zoneOffsetHours[zone] * hourMs);
}
