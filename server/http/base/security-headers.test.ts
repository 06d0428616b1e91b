import { expect, test } from '@jest/globals';
import { readSettings } from '#core/platform/config/config';
import { securityHeaders } from './security-headers.js';

function policyOf(env: Record<string, string> = {}, hashes: string[] = []): Map<string, string> {
  const needed = {
    DATABASE_URL: 'postgres://x/x',
    REDIS_URL: 'redis://x',
    SMTP_URL: 'smtp://x',
    APP_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: 'x'.repeat(32),
  };
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value), removeHeader: () => undefined };
  const handle = securityHeaders(
    readSettings({ ...needed, ...env }, () => ''),
    hashes,
  );
  // cast: Express' request and response, of which these two functions are used
  handle({} as never, response as never, () => undefined);
  const policy = headers.get('content-security-policy')!;
  const directives = policy.split(';').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)] as const);
  return new Map([
    ...directives,
    ['hsts', headers.get('strict-transport-security') ?? 'none'],
    ['permissions', headers.get('permissions-policy') ?? 'none'],
  ]);
}

test('without payment and pixel only our own pages may load anything', () => {
  const policy = policyOf();
  expect(policy.get('default-src')).toBe("'self'");
  expect(policy.get('script-src')).toBe("'self'");
  for (const closed of ['frame-src', 'frame-ancestors', 'object-src', 'base-uri', 'script-src-attr'])
    expect([closed, policy.get(closed)]).toEqual([closed, "'none'"]);
  for (const [name, value] of policy)
    if (name.endsWith('-src'))
      expect([name, value.replace('http://127.0.0.1:3000', "'self'")]).toEqual([name, expect.not.stringMatching(/https?:|\*|unsafe-eval/)]);
  expect(policy.get('connect-src')).toBe("'self' ws://127.0.0.1:3000");
  expect(policy.get('hsts')).toBe('none');
});

test('features that our pages never use are forbidden; payments are for us and the payment popup only', () => {
  const permissions = policyOf({ MIDTRANS_CLIENT_KEY: 'k', MIDTRANS_SNAP_URL: 'http://127.0.0.1:9000/snap' }).get('permissions')!;
  expect(permissions.split(', ')).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'usb=()']));
  expect(permissions).toContain('payment=(self "http://127.0.0.1:9000")');
});

test('inline scripts of the built pages are known by hash', () => {
  expect(policyOf({}, ["'sha256-abc'"]).get('script-src')).toBe("'self' 'sha256-abc'");
});

test('the payment popup comes from the configured address, for the real one also from where its assets are', () => {
  const local = policyOf({ MIDTRANS_CLIENT_KEY: 'k', MIDTRANS_SNAP_URL: 'http://127.0.0.1:9000/snap' });
  expect(local.get('script-src')).toBe("'self' http://127.0.0.1:9000");
  expect(local.get('frame-src')).toBe('http://127.0.0.1:9000');
  expect(policyOf({ MIDTRANS_CLIENT_KEY: 'k' }).get('frame-src')).toContain('https://*.midtrans.com');
});

test('Meta is allowed while a pixel is configured', () => {
  const policy = policyOf({ META_PIXEL_ID: '123' });
  expect(policy.get('script-src')).toBe("'self' https://connect.facebook.net");
  expect(policy.get('img-src')).toContain('https://www.facebook.com');
});

test('a public https address makes browsers insist on it', () => {
  const policy = policyOf({ PUBLIC_URL: 'https://panel.example.com' });
  expect(policy.get('connect-src')).toContain('wss://panel.example.com');
  expect(policy.get('hsts')).toContain('max-age=31536000');
});
