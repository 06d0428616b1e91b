import type { z } from 'zod';
import type { FormError } from './contract-form.js';

type Issues = { readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };

/**
 * The contracts' schemas with all rules. Fetched once a form is shown, and usually loaded before the owner
 * has typed.
 */
export const loadChecks = () => import('./checks.js');

type Schemas = Awaited<ReturnType<typeof loadChecks>>;

/**
 * The first rule of a contract's schema that the values break. Null when the values break no rule. The message comes
 * from the contract.
 */
export async function schemaError<Values>(name: keyof Schemas, values: Values): Promise<FormError<Values> | null> {
  // When the checks cannot be loaded, the form sends the request. The server applies the same rules.
  const schemas = await loadChecks().catch(() => null);
  if (!schemas) return null;
  const schema: z.ZodType = schemas[name];
  const { issues: [first] = [] } = (await schema['~standard'].validate(values)) as Issues;
  return first ? { field: (first.path ?? []).join('.') as FormError<Values>['field'], text: first.message } : null;
}
