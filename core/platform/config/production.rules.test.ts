import { describe, expect, test } from '@jest/globals';
import { readSettings, SettingsError } from './config.js';
import { isWeak } from './production.rules.js';

const good = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://panel:x@postgres:5432/panel',
  REDIS_URL: 'redis://:x@redis:6379',
  APP_SECRET: 'kX3vQ9mPz7Lw2RtY8uBn5HsJ4fGd6CaE',
  TRIAL_SECRET: 'pB7dN2kF5sX9wV3hT6jQ8zM4cL1gR0yE',
  ENCRYPTION_KEY: 'Zq8Wn4Tb6Ym2Kc9Rv5Jx7Ls3Hd1Fg0Pa',
  SMTP_URL: 'smtp://mail.example.com:587',
  PUBLIC_URL: 'https://panel.example.com',
  OPS_PASSWORD: 'vT6yH2mQ9xKp4Wz8',
};

function sentences(env: Record<string, string>): readonly string[] {
  try {
    readSettings({ ...good, ...env }, () => '');
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}

test('a proper production starts, also with stand-ins or models in its own network', () => {
  expect(sentences({})).toEqual([]);
  expect(sentences({ LLM_BASE_URL: 'http://ollama:11434/v1', SPEECH_BASE_URL: 'http://10.0.0.7/v1' })).toEqual([]);
  expect(sentences({ PUBLIC_URL: 'http://localhost:3000', WHATSAPP_URL: 'ws://127.0.0.1:4000' })).toEqual([]);
});

describe('production refuses, in one sentence each,', () => {
  test.each([
    [{ RATE_LIMITS: 'false' }, 'RATE_LIMITS'],
    [{ PACING: 'off' }, 'PACING'],
    [{ PUBLIC_URL: 'http://panel.example.com' }, 'PUBLIC_URL'],
    [{ WHATSAPP_URL: 'ws://web.example.com/ws' }, 'WHATSAPP_URL'],
    [{ LLM_BASE_URL: 'http://api.example.com/v1' }, 'LLM_BASE_URL'],
    [{ SPEECH_BASE_URL: 'http://172.32.0.1/v1' }, 'SPEECH_BASE_URL'],
    [{ SHIPPING_BASE_URL: 'http://rajaongkir.example.com' }, 'SHIPPING_BASE_URL'],
    [{ META_GRAPH_URL: 'http://graph.example.com' }, 'META_GRAPH_URL'],
    [{ MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_SNAP_URL: 'https://app.midtrans.com/snap' }, 'MIDTRANS_SNAP_URL'],
    [{ MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc', MIDTRANS_API_URL: 'https://api.midtrans.com' }, 'MIDTRANS_API_URL'],
    [{ MIDTRANS_SERVER_KEY: 'Mid-server-abc', MIDTRANS_API_URL: 'https://api.midtrans.com' }, 'MIDTRANS_SNAP_URL'],
    [{ APP_SECRET: 'changeme-changeme-changeme-changeme' }, 'APP_SECRET'],
    [{ ENCRYPTION_KEY: `${good.ENCRYPTION_KEY},${'ab12'.repeat(9)}` }, 'ENCRYPTION_KEY'],
    [{ OPS_PASSWORD: 'operator-password' }, 'OPS_PASSWORD'],
    [{ OPS_PASSWORD: 'vT6yH2mQ9xKp4Wz' }, 'at least 16 characters'],
    [{ APP_SECRET: good.ENCRYPTION_KEY }, 'APP_SECRET'],
    [{ TRIAL_SECRET: '' }, 'TRIAL_SECRET is missing'],
    [{ TRIAL_SECRET: 'short' }, 'TRIAL_SECRET must have at least 32'],
    [{ TRIAL_SECRET: 'changeme-changeme-changeme-changeme' }, 'TRIAL_SECRET'],
    [{ TRIAL_SECRET: good.APP_SECRET }, 'TRIAL_SECRET'],
  ])('%j', (env, named) => {
    const told = sentences(env as Record<string, string>);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(named);
  });

  test('and only production does', () => {
    expect(
      sentences({ NODE_ENV: 'development', RATE_LIMITS: 'false', PACING: 'off', TRIAL_SECRET: '', PUBLIC_URL: 'http://panel.example.com' }),
    ).toEqual([]);
  });
});

test('random secrets are not weak, samples and repetitions are', () => {
  expect(isWeak(good.APP_SECRET)).toBe(false);
  expect(isWeak('9f2c1e7a4b8d6053f1a2c3e4d5b6978a')).toBe(false);
  for (const weak of [
    'a'.repeat(40),
    'abcabcabcabcabcabcabcabcabcabcabc',
    'my-own-secret-of-thirty-two-chars!',
    '0123456789012345678901234567890123',
  ])
    expect(isWeak(weak)).toBe(true);
});
