import { mistakesIn } from '../mistake.mjs';

const documents = {
  file: 'core/features/conversations/documents/document.rules.ts',
  test: 'core/features/conversations/documents/document.rules.test.ts',
};
const opening = {
  file: 'core/outside/whatsapp/attachments/attachments.rules.ts',
  test: 'core/outside/whatsapp/attachments/attachments.rules.test.ts',
};
const bucket = { file: 'core/outside/storage/s3/s3-storage.ts', test: 'test/conformance/storage.test.ts' };

export const mistakes = [
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
  ...mistakesIn(bucket, [
    {
      breaks: 'a file that could not be removed with the others is not forgotten',
      before: 'if (refused) throw',
      after: 'if (refused && keys.length === 0) throw',
      name: 'that says %s loses the files all the same',
    },
    {
      breaks: 'a body that falls silent ends',
      before: 'return withoutStalls(Body as Readable, this.limits.stallMs);',
      after: 'return withoutStalls(Body as Readable, 3_600_000);',
      name: 'that falls silent within a body does not keep its reader',
    },
  ]),
];
