import type { z } from 'zod';
import type { FormTrouble } from './contract-form.js';

type Issues = { readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };

/** The first rule of a contract's schema that values break; null when all hold. The words are the contract's own. */
export async function schemaTrouble<Values>(schema: z.ZodType, values: Values): Promise<FormTrouble<Values> | null> {
  const { issues: [first] = [] } = (await schema['~standard'].validate(values)) as Issues;
  return first ? { field: (first.path ?? []).join('.') as FormTrouble<Values>['field'], text: first.message } : null;
}
