import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const statementLimitMark = 'route:statement-limit';

/**
 * Time limit of one SQL statement of this route, where it differs from the default
 * (`server/http/base/request-scope.ts`).
 */
export function StatementLimit(limitMs: number): CustomDecorator {
  return SetMetadata(statementLimitMark, limitMs);
}
