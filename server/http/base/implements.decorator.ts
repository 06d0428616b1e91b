import {
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  StandardSchemaValidationPipe,
  type ExecutionContext,
} from '@nestjs/common';
import { z } from 'zod';
import { errors } from '#contracts/http/errors';
import { botPath, type Route } from '#contracts/http/route';
import { AppError } from '#core/platform/errors/app-error';
import type { ApiRequest } from './api-request.js';

type AnyRoute = Route<string, z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
type Parts<R extends AnyRoute> = {
  params: z.output<NonNullable<R['params']>>;
  query: z.output<NonNullable<R['query']>>;
  body: z.output<NonNullable<R['body']>>;
};

/** The validated input of a route: those parts among `params`, `query` and `body` that its contract declares. */
export type Input<R extends AnyRoute> = { [Part in keyof Parts<R> as [Parts<R>[Part]] extends [never] ? never : Part]: Parts<R>[Part] };

type Sent<Value> = Value extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;
type Answer<R extends AnyRoute> = Sent<z.input<R['reply']>> | Promise<Sent<z.input<R['reply']>>>;
type Handler<R extends AnyRoute> = keyof Input<R> extends never
  ? (...rest: never[]) => Answer<R>
  : (input: Input<R>, ...rest: never[]) => Answer<R>;

const anyMistake = errors.invalid.sentence({});
const partNames = ['params', 'query', 'body'] as const;

/** Validates the input. The error answer has the sentence of the first broken rule. */
const checkInput = new StandardSchemaValidationPipe({
  validateCustomDecorators: true,
  exceptionFactory: ([issue]) => new AppError('invalid', { rule: issue?.message }),
});

/** An absent body counts as `{}`. */
const RequestInput = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { params, query, body = {} } = context.switchToHttp().getRequest<Pick<ApiRequest, 'params' | 'query'> & { body?: unknown }>();
  return { params, query, body };
});

/** Metadata of a handler: the `access` of its contract. */
export const accessMark = 'route:access';

/** Every route that has a handler in this process. The OpenAPI document is generated from this list. */
export const handledRoutes: { readonly route: Route; readonly controller: object; readonly name: string }[] = [];

/**
 * Makes a method the handler of a route. Method, paths, access and status come from the contract. If the contract
 * declares input, the first parameter is the validated {@link Input} without unknown fields, and invalid input is
 * answered with 400. The types tie the handler to the contract's input and reply.
 *
 * `@Implements(chat.send) send({ params, body }: Input<typeof chat.send>, @Me() me: Actor): Promise<MessageView>`
 */
export function Implements<R extends AnyRoute>(route: R) {
  const schema = inputSchema(route);
  return <H extends Handler<R>>(controller: object, name: string, method: TypedPropertyDescriptor<H>): void => {
    handledRoutes.push({ route: route as unknown as Route, controller, name });
    const ofBot = botPath(route);
    RequestMapping({ method: RequestMethod[route.method], path: ofBot ? [route.path, ofBot] : route.path })(controller, name, method);
    SetMetadata(accessMark, route.access)(controller, name, method);
    HttpCode(route.status)(controller, name, method);
    if (schema) RequestInput({ schema, pipes: [checkInput] })(controller, name, 0);
  };
}

/**
 * The declared parts as one schema; undefined for a route without input. A rule without its own error text gets the
 * general text. A panel request that lacks a field also gets the general text: its form was loaded before the field
 * existed, so a text about the field's value would not tell the owner what to do.
 */
function inputSchema(route: AnyRoute) {
  const parts = Object.fromEntries(partNames.flatMap((name) => (route[name] ? [[name, route[name]]] : [])));
  if (Object.keys(parts).length === 0) return undefined;
  const whole = z.object(parts);
  const isOfPanel = route.access.scope !== 'public';
  const validate = (value: unknown) => {
    const { data, error } = whole.safeParse(value, { error: () => anyMistake });
    if (!error) return { value: data };
    const [first] = error.issues;
    return { issues: isOfPanel && first && isAbsent(value, first.path) ? [{ ...first, message: anyMistake }] : error.issues };
  };
  return { '~standard': { version: 1 as const, vendor: 'zod', validate } };
}

/** True for the path of a field that the body lacks. */
function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return path[0] === 'body' && value === undefined;
}
