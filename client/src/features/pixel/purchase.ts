import type { Package } from '#contracts/values/selling/packages';
import { readPublicConfig } from '../../api/public-config.js';
import { installPixel, readConsent, track } from './pixel.js';

/**
 * Records a purchase. Only for an order that the server says is paid: what the payment popup tells can be forged.
 * The event id is the one of the server's report to Meta. Never fails; without consent nothing happens.
 */
export async function trackPurchase(orderId: string, bought: Package): Promise<void> {
  if (readConsent() !== 'yes') return;
  const { metaPixelId } = await readPublicConfig().catch(() => ({ metaPixelId: null }));
  if (metaPixelId) installPixel(metaPixelId);
  const what = { content_ids: [bought.id] as [string], content_name: bought.name, content_type: 'product' } as const;
  track({ name: 'Purchase', value: bought.price, currency: 'IDR', ...what }, `pu-${orderId}`);
}
