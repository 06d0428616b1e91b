import type { Package } from '#contracts/values/selling/packages';
import { readPublicConfig } from '../../api/public-config.js';
import { installPixel, readConsent, track } from './pixel.js';

/**
 * Records a purchase. Call it only for an order that the server reports as paid: the result of the payment
 * popup can be forged.
 * The event id equals that of the server's report to Meta. Never throws; without consent it does nothing.
 */
export async function trackPurchase(orderId: string, bought: Package): Promise<void> {
  if (readConsent() !== 'yes') return;
  const { metaPixelId } = await readPublicConfig().catch(() => ({ metaPixelId: null }));
  if (metaPixelId) installPixel(metaPixelId);
  const what = { content_ids: [bought.id] as [string], content_name: bought.name, content_type: 'product' } as const;
  track({ name: 'Purchase', value: bought.price, currency: 'IDR', ...what }, `pu-${orderId}`);
}
