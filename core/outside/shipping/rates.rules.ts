import type { Rate } from './shipping.types.js';

/**
 * Services for ordinary parcels, per courier. Only these services are quoted. Answers also contain freight from ten
 * kilograms and motorcycle transport, and their prices would mislead. A courier may append a number to a name
 * ("REG23").
 */
const parcelServices: Readonly<Record<string, RegExp>> = {
  jne: /^(reg|oke|yes|ctc)/,
  jnt: /^(ez|eco|reg)/,
  sicepat: /^(reg|siunt|best|halu)/,
  anteraja: /^(reg|nd|sd|next|same)/,
  pos: /^(pos[ _]?(reguler|nextday|sameday|ekspres|express)|reguler|240|next|same)/,
  tiki: /^(reg|eco|ons|trc)/,
  ninja: /^(standard|reg|next)/,
  lion: /^(reg|one|jago)/,
  ide: /^(std|standard|reg|idlite|lite)/,
  sap: /^(reg|ods|udr|sds)/,
  wahana: /^(normal|reg|express)/,
  rex: /^(rex[- ]?1\b|reg|exp)/,
};

export function isParcelService(courier: string, service: string): boolean {
  return parcelServices[courier.toLowerCase()]?.test(service.trim().toLowerCase()) ?? false;
}

const units: Readonly<Record<string, string>> = { day: 'hari', hari: 'hari', hour: 'jam', jam: 'jam' };

/**
 * Parses the delivery time from free text such as "2-3 day" or "1 - 3 Hours". Null for "", "0-0 day" and any other
 * text.
 */
export function deliveryTime(text: string | null | undefined): string | null {
  const found = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*(day|hari|hour|jam)?s?$/i.exec(text?.trim() ?? '');
  if (!found) return null;
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
  const unit = units[found[3]?.toLowerCase() ?? 'day']!;
  if (to === 0) return null;
  return from < to ? `${from}-${to} ${unit}` : `${to} ${unit}`;
}

export function cheapestFirst(rates: readonly Rate[]): Rate[] {
  return rates.toSorted((one, other) => one.cost - other.cost);
}
