import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { errors } from '#contracts/http/errors';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Each error code must occur in a test. Otherwise a refusal could get another code with the same status, and its
 * cause would be lost unnoticed.
 */

/** Codes that tests check only by their error message, on the page or in the answer. */
const bySentence = [
  ...['export_gone', 'export_running', 'new_chat_not_on_whatsapp', 'new_chat_own_number', 'new_chat_restricted'],
  ...['new_chat_spent', 'quick_reply_gone', 'quick_reply_photo'],
];
/**
 * Codes that tests check only by their status, or not at all. To cause them, a test would need a phone in a certain
 * state, much data, or a page instead of the API.
 */
const unseen = [
  ...['export_too_large', 'file_unknown', 'new_chat_offline', 'new_chat_ramp', 'new_chat_unchecked', 'otp_other', 'passkey_away'],
  ...['passkey_unfit'],
];

test('every error of the API is expected by a test', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n');
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && file !== 'test/rules/error-codes.test.ts');
  const words = new Set(
    [...new Set(tests)].flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\b[a-z]+(?:_[a-z]+)*\b/g) ?? []),
  );
  const missing = Object.keys(errors).filter((code) => !words.has(code));
  expect(missing.toSorted()).toEqual([...bySentence, ...unseen].toSorted());
});
