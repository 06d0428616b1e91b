import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const statementLimitMark = 'route:statement-limit';

/** How long one statement of this route may take, where it is not the usual (`server/http/base/request-scope.ts`). */
export function StatementLimit(limitMs: number): CustomDecorator {
  return SetMetadata(statementLimitMark, limitMs);
}
