import { z } from 'zod';

/** Topics that customers ask about and that single words reveal. */
export const ReportTopic = z.enum(['price', 'shipping', 'stock', 'size', 'payment', 'place', 'parcel']);
export type ReportTopic = z.infer<typeof ReportTopic>;

/** Names of the topics for the owner. */
export const topicNames: Readonly<Record<ReportTopic, string>> = {
  price: 'Harga',
  shipping: 'Ongkir',
  stock: 'Stok',
  size: 'Ukuran',
  payment: 'Cara bayar',
  place: 'Alamat dan jam buka',
  parcel: 'Pesanan yang sudah dikirim',
};
