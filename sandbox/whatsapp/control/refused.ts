import type { Request } from 'express';
import { digitsOf } from '../wire/jid.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';

/** A request that cannot be carried out. The answer is `{error}` with this error's `status`. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The phone in the path. */
export function phoneOf(world: World, request: Request): Phone {
  return knownPhone(world, request.params.number);
}

/** The phone with this number. 404 when there is none. */
export function knownPhone(world: World, number: unknown): Phone {
  const digits = digitsOf(typeof number === 'string' || typeof number === 'number' ? String(number) : '');
  const phone = world.byNumber(digits);
  if (!phone) throw new Refused(404, `no phone ${digits || '(none given)'}: make it with POST /phones`);
  return phone;
}

/** A required text field of the body. */
export function text(body: unknown, field: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[field];
  if (typeof value !== 'string' || value === '') throw new Refused(400, `"${field}" is missing`);
  return value;
}

/** An optional number field of the body, with its default. */
export function numberOr(body: unknown, field: string, fallback: number): number {
  const value = (body as Record<string, unknown> | undefined)?.[field];
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Refused(400, `"${field}" is not a number`);
  return value;
}
