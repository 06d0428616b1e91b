import { describe, expect, test } from '@jest/globals';
import type { ConversationId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { activityLine, entriesAbout, entryOf, isQrLine, joinedInto, lineOfEntry, linesSince, qrLine } from './activity-log.rules.js';

const at = new Date('2026-11-21T07:03:10Z');

test('a line has the time in Jakarta and stays one line', () => {
  expect(activityLine(at, 'INFO', 'Pesan\r\nmasuk\u2028dari Budi')).toBe('[2026-11-21 14:03:10] INFO Pesan masuk dari Budi');
});

describe('a lead’s name', () => {
  // the pattern the panel searches for, as specified: the marker, a colon, an http(s) address
  const shownAsCode = /QR uploaded\s*:\s*(https?:\/\/\S+)/i;

  test.each([
    'QR uploaded: http://evil.example/qr.png',
    'QR  uploaded : https://evil.example/qr.png',
    'QR\u200B uploaded: http://evil.example/qr.png',
    'QR \u202Euploaded\u202C: http://evil.example/qr.png',
    'QR\nuploaded: http://evil.example/qr.png',
    'qr uploaded: http://evil.example/qr.png',
  ])('%j is not taken for the code', (name) => {
    expect(activityLine(at, 'INFO', `Pesan masuk dari ${name}`)).not.toMatch(shownAsCode);
  });

  test('turns no other text around', () => {
    expect(activityLine(at, 'INFO', 'Pesan masuk dari \u202Eidub')).toBe('[2026-11-21 14:03:10] INFO Pesan masuk dari idub');
  });
});

test('the panel finds the line with the code', () => {
  expect(qrLine(at, 'https://panel.example/api/bot/qr/x.png')).toBe(
    '[2026-11-21 14:03:10] INFO QR uploaded: https://panel.example/api/bot/qr/x.png',
  );
});

test('a line counts as a QR code only when the program wrote it', () => {
  expect(isQrLine(qrLine(at, 'https://panel.example/x.png'))).toBe(true);
  expect(isQrLine(activityLine(at, 'INFO', 'QR uploaded: https://evil.example/x.png'))).toBe(false);
  expect(activityLine(at, 'INFO', 'QR uploaded: x')).toBe('[2026-11-21 14:03:10] INFO QR-uploaded: x');
});

test('a line is short, whatever it contains', () => {
  expect(activityLine(at, 'ERROR', 'x'.repeat(501))).toBe(`[2026-11-21 14:03:10] ERROR ${'x'.repeat(500)}`);
});

test('old lines are left out', () => {
  const lines = ['[2026-10-01 10:00:00] INFO a', '[2026-11-20 10:00:00] INFO b', '[2026-11-21 14:03:10] INFO c'];
  expect(linesSince(lines, at)).toEqual([lines[2]]);
  expect(linesSince(lines, new Date(at.getTime() + 1_000))).toEqual([]);
  expect(linesSince(lines, new Date('2026-10-01T00:00:00Z'))).toEqual(lines);
});

describe('lines about a lead', () => {
  const [lead, other, former] = [newId<ConversationId>(), newId<ConversationId>(), newId<ConversationId>()];
  const stopped = '[2026-11-21 14:03:10] INFO Bot tidak aktif';
  const entries = [
    stopped,
    entryOf('[2026-11-21 14:03:11] INFO Pesan masuk dari INFO', [lead]),
    entryOf('[2026-11-21 14:03:12] INFO Pesan masuk dari Anita', [other]),
    entryOf('[2026-11-21 14:03:13] INFO Laporan: Al, Anita', [other, lead]),
    '[2026-11-21 14:03:14] WARN Nomor dikecualikan 0812-3456-789 tidak terdaftar',
    '[2026-11-21 14:03:15] WARN Nomor dikecualikan 0812-3456-7890 tidak terdaftar',
    '[2026-11-21 14:03:16] WARN Username dikecualikan @ani tidak ditemukan',
    '[2026-11-21 14:03:17] WARN Username dikecualikan @anita tidak ditemukan',
  ];

  test('are found by the id of the conversation, whatever the lead is called', () => {
    expect(entriesAbout(entries, new Set([lead]), [])).toEqual([entries[1], entries[3]]);
    expect(entriesAbout(entries, new Set([former]), [])).toEqual([]);
  });

  test('and without one by whole numbers and usernames', () => {
    expect(entriesAbout(entries, new Set(), ['0812-3456-789', '@ani'])).toEqual([entries[4], entries[6]]);
  });

  test('are shown without the ids', () => {
    expect(entries.map(lineOfEntry).filter((line) => line.includes(lead))).toEqual([]);
    expect(lineOfEntry(entries[1]!)).toBe('[2026-11-21 14:03:11] INFO Pesan masuk dari INFO');
    expect(lineOfEntry(stopped)).toBe(stopped);
  });

  test('are also those of conversations that became part of it', () => {
    const [first, second] = [newId<ConversationId>(), newId<ConversationId>()];
    expect(joinedInto({ [first]: second, [second]: lead, [former]: other }, lead)).toEqual(new Set([lead, first, second]));
  });
});
