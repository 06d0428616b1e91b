export type InvoiceStatus = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED';

export interface CreateInvoice {
  external_id: string;
  amount: number;
  payer_email?: string;
  description?: string;
  invoice_duration?: number;
  success_redirect_url?: string;
  failure_redirect_url?: string;
  currency?: string;
  items?: { name: string; quantity: number; price: number }[];
  customer?: { given_names?: string; email?: string };
  locale?: string;
  should_send_email?: boolean;
  metadata?: unknown;
}

export interface Refund {
  id: string;
  invoice_id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  reason: string;
  reference_id: string | null;
  channel_code: string;
  country: 'ID';
  failure_code: string | null;
  refund_fee_amount: number | null;
  created: string;
  updated: string;
  metadata: unknown;
}

/** One invoice, in memory. */
export interface Invoice {
  /** 24 hex digits, like Xendit's ids. */
  id: string;
  externalId: string;
  amount: number;
  paidAmount: number | null;
  status: InvoiceStatus;
  channel: string | null;
  createdAt: number;
  updatedAt: number;
  paidAt: number | null;
  expiresAt: number;
  refunds: Refund[];
  request: CreateInvoice;
}

const methods: Readonly<Record<string, string>> = { QRIS: 'QR_CODE', OVO: 'EWALLET', DANA: 'EWALLET', ALFAMART: 'RETAIL_OUTLET' };
export const channels = ['QRIS', 'BCA', 'BNI', 'BRI', 'MANDIRI', 'OVO', 'DANA', 'ALFAMART', 'CREDIT_CARD'];

function methodOf(channel: string): string {
  return channel === 'CREDIT_CARD' ? channel : (methods[channel] ?? 'BANK_TRANSFER');
}

const iso = (at: number): string => new Date(at).toISOString();

/** An invoice in the format of the API's answers. */
export function invoiceBody(invoice: Invoice, pageBase: string): Record<string, unknown> {
  const { request } = invoice;
  return {
    id: invoice.id,
    external_id: invoice.externalId,
    user_id: '5f27a14a9bf05c73dd040bc8',
    status: invoice.status,
    merchant_name: 'Toko Sandbox',
    merchant_profile_picture_url: 'https://example.com/logo.png',
    amount: invoice.amount,
    currency: request.currency ?? 'IDR',
    ...optional(request, [
      'payer_email',
      'description',
      'success_redirect_url',
      'failure_redirect_url',
      'items',
      'customer',
      'locale',
      'metadata',
    ]),
    expiry_date: iso(invoice.expiresAt),
    invoice_url: `${pageBase}/${invoice.id}`,
    available_banks: [],
    available_retail_outlets: [],
    available_ewallets: [],
    available_qr_codes: [{ qr_code_type: 'QRIS' }],
    available_direct_debits: [],
    available_paylaters: [],
    should_exclude_credit_card: false,
    should_send_email: request.should_send_email ?? false,
    created: iso(invoice.createdAt),
    updated: iso(invoice.updatedAt),
    ...paymentFields(invoice),
  };
}

/** The body of an invoice's callback. */
export function callbackBody(invoice: Invoice): Record<string, unknown> {
  const { request } = invoice;
  return {
    id: invoice.id,
    external_id: invoice.externalId,
    user_id: '5f27a14a9bf05c73dd040bc8',
    is_high: false,
    status: invoice.status,
    merchant_name: 'Toko Sandbox',
    amount: invoice.amount,
    currency: request.currency ?? 'IDR',
    ...optional(request, ['payer_email', 'description', 'success_redirect_url', 'failure_redirect_url', 'items']),
    created: iso(invoice.createdAt),
    updated: iso(invoice.updatedAt),
    ...paymentFields(invoice),
  };
}

function paymentFields({ id, paidAt, paidAmount, channel }: Invoice): Record<string, unknown> {
  if (paidAt === null || channel === null) return {};
  return {
    paid_amount: paidAmount,
    paid_at: iso(paidAt),
    payment_method: methodOf(channel),
    payment_channel: channel,
    payment_id: `pymt-${id}`,
    ...(methodOf(channel) === 'BANK_TRANSFER' ? { bank_code: channel, payment_destination: '8860861087714' } : {}),
  };
}

function optional(request: CreateInvoice, names: (keyof CreateInvoice)[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => request[name] !== undefined).map((name) => [name, request[name]]));
}
