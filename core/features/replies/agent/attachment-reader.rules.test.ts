import { describe, expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { newId } from '../../../platform/crypto/ids.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { earlierPictures, isRecording, isTooLong, recordingTypeOf, tidyText } from './attachment-reader.rules.js';

const bytes = (head: string) => Buffer.from(head, 'latin1');

test.each([
  ['Ogg', 'OggS\0\0'],
  ['MP3 with its tags', 'ID3\x04'],
  ['MP3 and AAC without tags', '\xff\xfb\x90\x00'],
  ['AAC', '\xff\xe0\x00\x00'],
  ['M4A and MP4', '\0\0\0\x18ftypM4A '],
  ['WAV', 'RIFF\x10\0\0\0WAVE'],
  ['AMR', '#!AMR\n'],
  ['FLAC', 'fLaC\0'],
  ['Matroska', '\x1a\x45\xdf\xa3'],
])('%s is a recording', (_, head) => {
  expect(isRecording(bytes(head))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a picture', '\xff\xd8\xff\xe0'],
  ['bits alone', '\xff\xff\xff\xff'],
  ['half a frame', '\xff\xfb\x90'],
  ['a page', '<html>'],
  ['a frame that begins later', 'x\xff\xfb\x90\x00'],
  ['another first byte', '\xfe\xfb\x90\x00'],
  ['a mark in another place', 'xOggS'],
])('%s is none', (_, head) => {
  expect(isRecording(bytes(head))).toBe(false);
});

/**
 * A voice note with this number of frames. A frame lasts 20 ms and has one byte of sound. A page holds 250 frames.
 */
function note(frames: number): Buffer {
  const page = (head: string, lacing: number[], body: Buffer) =>
    Buffer.concat([Buffer.from(head.padEnd(26, '\0'), 'latin1'), Buffer.from([lacing.length, ...lacing]), body]);
  const sound = page('OggS', Array<number>(250).fill(1), Buffer.alloc(250, 0xf8));
  return Buffer.concat([page('OggS', [8], Buffer.from('OpusHead')), ...Array<Buffer>(frames / 250).fill(sound)]);
}

test('a recording of a quarter of an hour is transcribed, and no longer one', () => {
  expect(isTooLong(note(45_000))).toBe(false);
  expect(isTooLong(note(45_250))).toBe(true);
  // 45 kB
  expect(note(45_250).length).toBeLessThan(100_000);
});

test('a recording whose length is not counted is bounded by its size', () => {
  const song = (size: number) => Buffer.concat([bytes('ID3\x04'), Buffer.alloc(size - 4)]);
  expect(isTooLong(song(6_000_000))).toBe(false);
  expect(isTooLong(song(6_000_001))).toBe(true);
});

test.each([
  ['OggS\0\0', 'AUD-1', 'audio/ogg'],
  ['ID3\x04', 'lagu', 'audio/mpeg'],
  ['\0\0\0\x18ftypM4A ', 'Rekaman', 'audio/mp4'],
  ['\0\0\0\x18ftypmp42', 'Rekaman 5.m4a', 'audio/mp4'],
  ['\xff\xfb\x90\x00', 'pesan.MP3', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'pesan.aac', 'audio/aac'],
  ['RIFF\x10\0\0\0WAVE', null, 'audio/wav'],
  ['fLaC\0', null, 'audio/flac'],
  ['#!AMR\n', null, 'audio/amr'],
])('a file that begins with %j and is called %j is a recording: %s', (head, name, type) => {
  expect(recordingTypeOf(bytes(head), name)).toBe(type);
});

test.each([
  ['a film', '\0\0\0\x18ftypmp42', 'VID-1.mp4'],
  ['a photo in a container', '\0\0\0\x18ftypheic', 'IMG.heic'],
  ['a photo that is called a recording', '\0\0\0\x18ftypheic', 'IMG.m4a'],
  ['a text in UTF-16', '\xff\xfeH\0', 'daftar.txt'],
  ['a document', '%PDF-1.7', 'pesan.mp3'],
  ['a film in Matroska', '\x1a\x45\xdf\xa3', 'film.mkv'],
])('%s is no recording', (_, head, name) => {
  expect(recordingTypeOf(bytes(head), name)).toBeNull();
});

test('the text of a file loses blank lines and the spaces of its layout', () => {
  expect(tidyText(' Kaos   12\t pcs \n\n \n\u202ETotal\u0000  3\n')).toBe('Kaos 12 pcs\nTotal 3');
});

describe('earlier pictures of a lead', () => {
  const hour = 3_600_000;
  let seq = 0;
  const at = (turn: number, fields: Partial<ThreadMessage> = {}): ThreadMessage => ({
    ...{ id: newId<MessageId>(), sender: 'lead', kind: 'text', body: '', transcript: null, quoted: null, hasFile: false },
    ...{ seq: (seq += 1), turn, storedAtMs: seq * 1_000, ...fields },
  });
  const picture = (turn: number, fields: Partial<ThreadMessage> = {}) => at(turn, { kind: 'image', hasFile: true, ...fields });
  const quoteOf = ({ kind, body, seq: place }: ThreadMessage) => ({ kind, body, sender: 'lead' as const, proved: true, seq: place });

  test('are those of the last three turns, and two of them', () => {
    const [first, second, third] = [picture(1), picture(2), picture(2)];
    const history = [first, at(1, { sender: 'bot' }), second, third, at(2, { sender: 'bot' })];
    expect(earlierPictures(history, [at(3)])).toEqual([second, third]);
    expect(earlierPictures([first, at(2), at(3)], [at(4)])).toEqual([first]);
    expect(earlierPictures([first, at(2), at(3), at(4)], [at(5)])).toEqual([]);
  });

  test('are those that an open message quotes, however old, before others', () => {
    const old = picture(1, { body: 'yang ini' });
    const history = [old, at(2), at(3), at(4), picture(4), picture(4)];
    expect(earlierPictures(history, [at(5, { quoted: quoteOf(old) })])).toEqual([old, history.at(-1)]);
  });

  test('leave room for the pictures of the open turn', () => {
    const history = [picture(1), picture(1)];
    expect(earlierPictures(history, [picture(2), picture(2), picture(2)])).toEqual([history[1]]);
    expect(earlierPictures(history, [picture(2), picture(2), picture(2), picture(2)])).toEqual([]);
  });

  test('are not those of yesterday, of others, without a file, deleted, or quoted in invented words', () => {
    const open = [at(9, { storedAtMs: 100 * hour })];
    expect(earlierPictures([picture(8, { storedAtMs: 75 * hour })], open)).toEqual([]);
    const others = [picture(8, { sender: 'owner' }), picture(8, { hasFile: false }), picture(8, { kind: 'deleted' })];
    expect(
      earlierPictures(
        others.map((one) => ({ ...one, storedAtMs: 99 * hour })),
        open,
      ),
    ).toEqual([]);
    const old = picture(1);
    const invented = { ...quoteOf(old), proved: false };
    expect(earlierPictures([old, at(2), at(3), at(4)], [at(5, { quoted: invented })])).toEqual([]);
  });
});
