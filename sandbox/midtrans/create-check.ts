import type { CreateRequest } from './order.ts';

const maxId = 50;
const unitMs: Record<string, number> = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Sentences for `error_messages`, in Snap's wording. Empty when the request is valid. */
export function createMistakes(body: unknown, isUsed: (orderId: string) => boolean): string[] {
  const request = (typeof body === 'object' && body !== null ? body : {}) as CreateRequest;
  const { order_id: orderId, gross_amount: amount } = request.transaction_details ?? ({} as Partial<CreateRequest['transaction_details']>);
  const mistakes: string[] = [];
  if (typeof orderId !== 'string' || orderId === '') mistakes.push('transaction_details.order_id is required');
  else if (orderId.length > maxId) mistakes.push('transaction_details.order_id too long');
  else if (!/^[\w~.-]+$/.test(orderId))
    mistakes.push(
      'transaction_details.order_id contains invalid characters; only letters, digits, dash, underscore, tilde and dot are allowed',
    );
  else if (isUsed(orderId)) mistakes.push('transaction_details.order_id sudah digunakan');
  if (amount === undefined || amount === null) mistakes.push('transaction_details.gross_amount is required');
  else if (typeof amount !== 'number' || !Number.isFinite(amount)) mistakes.push('transaction_details.gross_amount is not a number');
  else if (!Number.isInteger(amount)) mistakes.push('transaction_details.gross_amount must be an integer for IDR');
  else if (amount < 1) mistakes.push('transaction_details.gross_amount must be greater than or equal to 0.01');
  else mistakes.push(...itemMistakes(request, amount));
  mistakes.push(...fieldMistakes(request), ...expiryMistakes(request));
  return mistakes;
}

function itemMistakes({ item_details: items }: CreateRequest, amount: number): string[] {
  if (items === undefined) return [];
  if (!Array.isArray(items) || items.length === 0) return ['item_details must be a non-empty array'];
  const mistakes = items.flatMap((item, at) => {
    const wrong = [];
    if (typeof item?.name !== 'string' || item.name === '') wrong.push(`item_details[${at}].name is required`);
    else if (item.name.length > 50) wrong.push(`item_details[${at}].name too long`);
    if (typeof item?.id === 'string' && item.id.length > maxId) wrong.push(`item_details[${at}].id too long`);
    if (typeof item?.price !== 'number') wrong.push(`item_details[${at}].price is not a number`);
    if (!Number.isInteger(item?.quantity) || item.quantity < 1) wrong.push(`item_details[${at}].quantity must be a positive integer`);
    return wrong;
  });
  if (mistakes.length > 0) return mistakes;
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return sum === amount ? [] : ['transaction_details.gross_amount is not equal to the sum of item_details'];
}

function fieldMistakes(request: CreateRequest): string[] {
  const mistakes = [];
  for (const [name, value] of Object.entries(request.customer_details ?? {})) {
    if (typeof value === 'string' && value.length > 255) mistakes.push(`customer_details.${name} too long`);
  }
  const { email } = request.customer_details ?? {};
  if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) mistakes.push('customer_details.email format is invalid');
  for (const name of ['custom_field1', 'custom_field2', 'custom_field3'] as const) {
    if ((request[name]?.length ?? 0) > 255) mistakes.push(`${name} too long`);
  }
  if ((request.callbacks?.finish?.length ?? 0) > 255) mistakes.push('callbacks.finish too long');
  if (request.enabled_payments !== undefined && !Array.isArray(request.enabled_payments))
    mistakes.push('enabled_payments must be an array');
  return mistakes;
}

function expiryMistakes({ expiry, page_expiry: page }: CreateRequest): string[] {
  const mistakes = [];
  for (const [name, value] of Object.entries({ expiry, page_expiry: page })) {
    if (value === undefined) continue;
    if (!unitMs[unitOf(value.unit)]) mistakes.push(`${name}.unit is invalid`);
    if (!Number.isInteger(value.duration) || value.duration < 1) mistakes.push(`${name}.duration must be a positive integer`);
  }
  if (expiry?.start_time !== undefined && Number.isNaN(startTime(expiry.start_time))) mistakes.push('expiry.start_time format is invalid');
  if (page && lifetimeMs(page) > 7 * 86_400_000) mistakes.push('page_expiry must not be longer than 7 days');
  return mistakes;
}

/** A `{unit, duration}` in milliseconds. */
export function lifetimeMs({ unit, duration }: { unit: string; duration: number }): number {
  return (unitMs[unitOf(unit)] ?? 0) * duration;
}

/** Parses "2026-11-21 14:00:00 +0700" to milliseconds since 1970. NaN for any other format. */
export function startTime(text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(text);
  return parts ? Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4]}`) : Number.NaN;
}

function unitOf(unit: unknown): string {
  return String(unit).toLowerCase().replace(/s$/, '');
}
