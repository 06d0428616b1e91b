import type { z } from 'zod';
import type { FormTrouble } from './contract-form.js';

type Issues = { readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };

/** The contracts' schemas with all their rules: fetched once a form stands, and there when somebody has typed. */
export const loadChecks = () => import('./checks.js');

type Schemas = Awaited<ReturnType<typeof loadChecks>>;

/** The first rule of a contract's schema that values break; null when all hold. The words are the contract's own. */
export async function schemaTrouble<Values>(name: keyof Schemas, values: Values): Promise<FormTrouble<Values> | null> {
  // the server holds what is sent against the same rules
  const schemas = await loadChecks().catch(() => null);
  if (!schemas) return null;
  const schema: z.ZodType = schemas[name];
  const { issues: [first] = [] } = (await schema['~standard'].validate(values)) as Issues;
  return first ? { field: (first.path ?? []).join('.') as FormTrouble<Values>['field'], text: first.message } : null;
}
