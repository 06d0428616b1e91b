import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '#core/platform/errors/app-error';

const anyMistake = 'Data yang dikirim tidak valid.';

/**
 * Checks one part of a request against its contract: `@Body(parse(blacklist.add.body))`, `@Query(parse(PageQuery))`,
 * `@Param('phoneNumber', parse(PhoneNumber))`. An absent body counts as `{}`; unknown fields are dropped.
 * @throws AppError (400) with the first broken rule's Indonesian sentence.
 */
export function parse<Schema extends z.ZodType>(schema: Schema): PipeTransform<unknown, z.output<Schema>> {
  return {
    transform(value, { type }) {
      const parsed = schema.safeParse(type === 'body' ? (value ?? {}) : value);
      if (parsed.success) return parsed.data;
      throw new AppError('bad_request', sentenceOf(parsed.error.issues[0]), 'invalid');
    },
  };
}

/** Our own sentences stand in the contracts; zod's English ones are for programmers and stay here. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return anyMistake;
  return isOurs(issue) ? issue.message : anyMistake;
}

const ofZod = /^(Invalid|Too (big|small)|Unrecognized|Required)/;

function isOurs(issue: z.core.$ZodIssue): boolean {
  return !ofZod.test(issue.message);
}
