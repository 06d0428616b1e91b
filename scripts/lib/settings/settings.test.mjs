import { describe, expect, test } from '@jest/globals';
import { bucketSettings, needsSandbox, sandboxSettings } from './settings.mjs';

const sandbox = {
  http: 'http://127.0.0.1:4000',
  whatsapp: 'ws://127.0.0.1:4000/ws/chat',
  whatsappRootKey: 'ab'.repeat(32),
  llm: 'http://127.0.0.1:4000/llm/v1',
  llmModel: 'sandbox-sales',
  midtransSnap: 'http://127.0.0.1:4000/snap',
  midtransApi: 'http://127.0.0.1:4000/core',
  midtransServerKey: 'SB-Mid-server-sandbox',
  midtransClientKey: 'SB-Mid-client-sandbox',
  smtp: 'smtp://127.0.0.1:2525',
};

describe('settings that lead to the sandbox', () => {
  test('every service without its own setting uses the sandbox', () => {
    expect(sandboxSettings(sandbox, {})).toMatchObject({
      WHATSAPP_URL: sandbox.whatsapp,
      WHATSAPP_ROOT_KEY: sandbox.whatsappRootKey,
      LLM_MODEL: 'sandbox-sales',
      MIDTRANS_SERVER_KEY: 'SB-Mid-server-sandbox',
      SMTP_URL: sandbox.smtp,
    });
  });

  test('whatever the sandbox plays is led there', () => {
    /** @type {Required<import('./settings.mjs').SandboxAddresses>} */
    const whole = {
      ...sandbox,
      whatsappMediaCaFile: '/data/ca.pem',
      speech: 'http://127.0.0.1:4000/speech/v1',
      speechModel: 'sandbox-ears',
      shipping: 'http://127.0.0.1:4000/shipping',
      biteship: 'http://127.0.0.1:4000/biteship',
      meta: 'http://127.0.0.1:4000/meta',
      xendit: 'http://127.0.0.1:4000/xendit/api',
      xenditSecretKey: 'xnd_development_sandbox',
      xenditCallbackToken: 'sandbox-callback-token',
      photos: 'http://127.0.0.1:4001',
      push: 'http://127.0.0.1:4002',
      s3: 'http://127.0.0.1:4000/s3',
      s3Bucket: 'files',
      s3Region: 'id-1',
      s3KeyId: 'key',
      s3Secret: 'secret-of-the-bucket',
    };
    const settings = Object.values({ ...sandboxSettings(whole, {}), ...bucketSettings(whole) }).join(' ');
    // no setting is derived from the page's address, nor from the second of the two shipping services
    const { http: _, biteship: __, photos, push, ...led } = whole;
    for (const value of [...Object.values(led), new URL(photos).host, new URL(push).host]) expect(settings).toContain(value);
  });

  test('a real WhatsApp address never gets the simulator’s root key', () => {
    const settings = sandboxSettings(sandbox, { WHATSAPP_URL: 'wss://web.whatsapp.com/ws/chat' });
    expect(settings).not.toHaveProperty('WHATSAPP_ROOT_KEY');
    expect(settings).toHaveProperty('SMTP_URL');
  });

  test('a real key given as a file keeps the whole service real', () => {
    const settings = sandboxSettings(sandbox, { LLM_API_KEY_FILE: '/run/secrets/llm' });
    expect(Object.keys(settings).filter((name) => name.startsWith('LLM_'))).toEqual([]);
  });

  test('the simulator’s media host is trusted only while WhatsApp is the simulator', () => {
    const withMedia = { ...sandbox, whatsappMediaCaFile: '/data/ca.pem' };
    expect(sandboxSettings(withMedia, { NODE_EXTRA_CA_CERTS: '/etc/own.pem' })).toMatchObject({ NODE_EXTRA_CA_CERTS: '/data/ca.pem' });
    expect(sandboxSettings(withMedia, { WHATSAPP_URL: 'wss://web.whatsapp.com/ws/chat' })).not.toHaveProperty('NODE_EXTRA_CA_CERTS');
  });

  test('a simulator that does not run sets nothing', () => {
    expect(sandboxSettings({ http: sandbox.http, smtp: sandbox.smtp }, {})).toEqual({ SMTP_URL: sandbox.smtp });
  });

  test('the sandbox is left out only when every service is real', () => {
    const real = { WHATSAPP_URL: 'wss://x', LLM_BASE_URL: 'https://x', MIDTRANS_SERVER_KEY: 'k' };
    expect(needsSandbox(real)).toBe(true);
    expect(needsSandbox({ ...real, SMTP_URL: 'smtp://mail' })).toBe(false);
    const { MIDTRANS_SERVER_KEY: _midtrans, ...others } = real;
    expect(needsSandbox({ ...others, SMTP_URL: 'smtp://mail' })).toBe(true);
    expect(needsSandbox({ ...others, XENDIT_SECRET_KEY_FILE: '/run/secrets/xendit', SMTP_URL: 'smtp://mail' })).toBe(false);
  });
});
