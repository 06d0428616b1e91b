import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '#core/platform/config/config';

const metaPages = { scripts: 'https://connect.facebook.net', tracker: 'https://www.facebook.com' } as const;

/**
 * Headers of every response. The content security policy lists only the sources that our pages load: our own,
 * Midtrans' popup (whose assets come from further hosts of Midtrans), and Meta's pixel only if one is configured.
 * @param scriptHashes of the inline scripts in the built pages, as `'sha256-…'`.
 */
export function securityHeaders(config: Config, scriptHashes: readonly string[]): RequestHandler {
  const secure = config.PUBLIC_URL.startsWith('https:');
  const own = new URL(config.PUBLIC_URL);
  const payment = paymentSources(config);
  const pixel = config.META_PIXEL_ID ? metaPages : null;
  const meta = pixel ? [pixel.scripts, pixel.tracker] : [];
  const common = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'", ...payment],
        'script-src': ["'self'", ...scriptHashes, ...payment, ...(pixel ? [pixel.scripts] : [])],
        'script-src-attr': ["'none'"],
        // Radix and React set style elements and attributes at run time
        'style-src': ["'self'", "'unsafe-inline'", ...payment],
        'img-src': ["'self'", own.origin, 'data:', 'blob:', ...payment, ...(pixel ? [pixel.tracker] : [])],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", `${secure ? 'wss' : 'ws'}://${own.host}`, ...payment, ...meta],
        'frame-src': payment.length > 0 ? payment : ["'none'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    // Midtrans opens banks' pages in windows that must be able to return to ours
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const features = permissionsPolicy(payment);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', features);
    common(request, response, next);
  };
}

/** Browser features that our pages never use. Payment requests are allowed to the payment popup only. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function permissionsPolicy(payment: readonly string[]): string {
  const allowed = payment.map((source) => ` "${source}"`).join('');
  return [...unusedFeatures.map((feature) => `${feature}=()`), `payment=(self${allowed})`].join(', ');
}

/**
 * Hosts of Midtrans' popup: its own and the delivery network of its assets (seen in merchants' policies).
 * Xendit's page opens in its own window and loads nothing into ours.
 */
const midtransHosts = ['https://*.midtrans.com', 'https://snap-assets.al-pc-id-b.cdn.gtflabs.io'];

function paymentSources(config: Config): string[] {
  if (config.PAYMENT_PROVIDER === 'xendit' || !config.MIDTRANS_CLIENT_KEY) return [];
  const { origin, hostname } = new URL(config.MIDTRANS_SNAP_URL);
  return hostname.endsWith('.midtrans.com') ? midtransHosts : [origin];
}
