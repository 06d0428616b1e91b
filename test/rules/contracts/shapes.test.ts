import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { domainEvents } from '../../../contracts/events/catalogue.ts';
import { jobs } from '../../../contracts/jobs/catalogue.ts';
import { panelEvents } from '../../../contracts/realtime/events.ts';
import { permissions } from '../../../contracts/values/people/permissions.ts';
import { contractRoutes } from '../../support/routes.ts';
import { shapeLines } from './shapes-shown.ts';

/*
 * The wire format between programs and browsers, field by field. The test detects a field that accidentally became
 * optional or nullable, or lost its bound: each change must be confirmed in the list. `WRITE_SHAPES=yes npm test --
 * rules/contracts` writes the lists; review their changes.
 */

const isShape = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
const ofRecord = (shapes: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(shapes).flatMap(([name, shape]) => shapeLines(name, shape));

const lists: Readonly<Record<string, () => string[]>> = {
  routes: () =>
    contractRoutes
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(({ name, method, path, access, status, reply, ...given }) => [
        `${name}: ${method} ${path} ${status}, ${access.scope}${'needs' in access ? ` ${access.needs}` : ''}`,
        ...(['params', 'query', 'body'] as const).flatMap((part) => {
          const shape = given[part];
          return isShape(shape) && !(shape instanceof z.ZodNever) ? shapeLines(`${name} ${part}`, shape) : [];
        }),
        ...(isShape(reply) ? shapeLines(`${name} reply`, reply) : []),
      ]),
  'domain-events': () => ofRecord(domainEvents),
  'panel-events': () => ofRecord(panelEvents),
  jobs: () =>
    Object.entries(jobs).flatMap(([name, { payload, ...policy }]) => [`${name}: ${JSON.stringify(policy)}`, ...shapeLines(name, payload)]),
  permissions: () => Object.entries(permissions).map(([action, roles]) => `${action}: ${roles.join(', ')}`),
};

test.each(Object.entries(lists))('the list of %s equals the contracts', (name, read) => {
  const file = join(import.meta.dirname, `${name}.txt`);
  const shown = read();
  if (process.env['WRITE_SHAPES']) writeFileSync(file, `${shown.join('\n')}\n`);
  expect(shown).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
});
