import { mistakesIn } from '../../mistake.mjs';

const documents = {
  file: 'core/features/conversations/files/document.rules.ts',
  test: 'core/features/conversations/files/document.rules.test.ts',
};
const opening = {
  file: 'core/outside/whatsapp/attachments/attachments.rules.ts',
  test: 'core/outside/whatsapp/attachments/attachments.rules.test.ts',
};
const storedFiles = { file: 'core/features/membership/stored-files.rules.ts', test: 'core/features/membership/stored-files.rules.test.ts' };
const photos = { file: 'core/features/photos/photos.service.ts', test: 'test/integration/products/product-photos.test.ts' };
const bucket = { file: 'core/outside/storage/s3/s3-storage.ts', test: 'test/conformance/storage.test.ts' };

const fullDisk = 'test/integration/files/full-disk.test.ts';
const sums = 'test/integration/files/storage-sums.test.ts';
const ending = { file: 'client/src/features/settings/delete-account.tsx', test: 'test/browser/chat/chat-files.long.test.ts' };

export const mistakes = [
  ...mistakesIn({ file: 'core/features/storage-use/storage-use.statements.ts', test: sums }, [
    {
      rows: ['12.1.3'],
      breaks: 'space is reserved within the limit',
      before: ' AND bytes + $3::bigint <= $5::bigint RETURNING',
      after: ' AND $5::bigint > 0 RETURNING',
      name: 'files that arrive at the same time at two machines stay within the limit together',
    },
    {
      file: 'core/features/conversations/files/thumbnails.service.ts',
      breaks: 'thumbnails are never more than the stored pictures',
      before: '    if (!isKept) return picture.bytes;\n',
      after: '',
      name: 'a thumbnail is kept only beside its stored picture, and only where it is smaller',
    },
    {
      breaks: 'a lead has a limit per day',
      before: ' AND lead_storage.bytes + EXCLUDED.bytes <= $5::bigint`',
      after: '`',
      name: 'one lead does not fill the space of all others',
    },
    {
      breaks: 'the sum is locked before it is changed',
      before: ' FROM storage_sums WHERE account_id = $1 FOR NO KEY UPDATE`',
      after: ' FROM storage_sums WHERE account_id = $1`',
      name: 'two changes at the same time are both counted',
    },
  ]),
  ...mistakesIn({ file: 'core/features/storage-use/storage-use.service.ts', test: sums }, [
    {
      breaks: 'a file whose reservation fills the space is told',
      before: '    if (sum) await this.set(',
      after: '    if (sum && difference !== 0) await this.set(',
      name: 'the owner is notified once at 80 percent',
    },
    {
      breaks: 'files that come first at the same time are not refused for the missing row',
      before: '    await statements.insertSum(this.database, accountId);\n    return this.tryReserve',
      after: '    if (!(await statements.insertSum(this.database, accountId))) return reserved;\n    return this.tryReserve',
      name: 'in a full account the oldest files make room, but none of the last seven days',
    },
  ]),
  ...mistakesIn({ file: 'core/outside/storage/storage.ts', test: fullDisk }, [
    {
      breaks: 'a disk without space is recognised',
      before: "new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])",
      after: "new Set(['EDQUOT', 'EFBIG'])",
      name: 'what the kernel says of a disk without space counts as full',
    },
  ]),
  ...mistakesIn({ file: 'core/outside/storage/watched-storage.ts', test: fullDisk }, [
    {
      breaks: 'an outage of the storage has one line',
      before: 'if (isStorageUnusable(error) && !this.isOut) {',
      after: 'if (isStorageUnusable(error)) {',
      name: 'one log line per outage, however many files are refused, and one at its end',
    },
  ]),
  ...mistakesIn({ file: 'server/http/filters/error-status.rules.ts', test: fullDisk }, [
    {
      breaks: 'a full disk is told with its own sentence',
      before: "  if (isStorageUnusable(error)) return answer(new AppError('storage_away'));\n",
      after: '  void isStorageUnusable;\n',
      name: 'an upload is refused with a sentence that says what to do, its space is given back, and the next one works',
    },
  ]),
  ...mistakesIn({ file: 'core/features/conversations/files/chat-files.service.ts', test: sums }, [
    {
      breaks: 'a file is cut off at its declared size',
      before: 'maxBytes: reserved.bytes + sealedBytes, signal }',
      after: 'maxBytes: chatFileMaxBytes + sealedBytes, signal }',
      name: 'a file that is larger than its sender declares is cut off, and its space is given back',
    },
  ]),
  ...mistakesIn(ending, [
    {
      breaks: 'chosen files leave the device with the account',
      before: '        await eraseDrafts();\n',
      after: '        void eraseDrafts;\n',
      name: 'is gone from the device with the account',
    },
  ]),
  ...mistakesIn(documents, [
    {
      breaks: 'a name that lies about its file is refused',
      before: "if (said !== found && said in endings) return { problem: 'mismatch' };",
      after: '',
      name: '%s is refused',
    },
    {
      breaks: 'an archive behind another file is refused',
      before: "if (bytes - tail.length + end !== listAt + listBytes) return { problem: 'mixed' };",
      after: '',
      name: '%s is refused',
    },
  ]),
  ...mistakesIn(opening, [
    {
      breaks: 'the seal of an attachment is looked at when it has come',
      before: 'if (held.length < macBytes || !timingSafeEqual(mac.digest().subarray(0, macBytes), held))',
      after: 'if (held.length < macBytes)',
      name: 'a file opens with its key and in no other way, in whatever pieces it comes',
    },
  ]),
  ...mistakesIn(storedFiles, [
    {
      breaks: 'a small picture of a photo of ours stays as long as the photo',
      before: 'return photos.has(id) || chats.has(id);',
      after: 'return chats.has(id);',
      name: '%s: named %s',
    },
    {
      breaks: 'a file of a room that is not known is left alone',
      before: 'const keyPattern = /^[^/]+\\/(photos|chats|thumbnails|exports)\\/([^/]+)$/;',
      after: 'const keyPattern = /^[^/]+\\/([^/]+)\\/([^/]+)$/;',
      name: 'a file of a room that this version does not know is left alone',
    },
  ]),
  ...mistakesIn(photos, [
    {
      breaks: 'the small picture goes with its photo',
      before: 'return [keyOf(accountId, id), keyOfPhotoThumbnail(accountId, id)];',
      after: 'return [keyOf(accountId, id)];',
      name: 'a file in %s that no row names any more is found and removed, whatever left it behind; no other one is',
    },
  ]),
  ...mistakesIn(bucket, [
    {
      breaks: 'a file that could not be removed with the others is not forgotten',
      before: 'if (refused) throw',
      after: 'if (refused && keys.length === 0) throw',
      name: 'that says %s loses the files all the same',
    },
    {
      breaks: 'a reader of a part gets that part, whatever came',
      before: 'return range ? partOf(body, range, ContentRange) : body;',
      after: 'return ContentRange === null ? partOf(body, range!, ContentRange) : body;',
      name: 'that sends the whole of a file instead of a part: the reader gets the part',
    },
    {
      breaks: 'a body that falls silent ends',
      before: 'const body = withoutStalls(Body as Readable, this.limits.stallMs);',
      after: 'const body = withoutStalls(Body as Readable, 3_600_000);',
      name: 'that falls silent within a body does not keep its reader',
    },
  ]),
];
