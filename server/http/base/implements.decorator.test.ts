import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Catch, Controller, Module, type ArgumentsHost, type ExceptionFilter, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import { z } from 'zod';
import { route, type Route } from '#contracts/http/route';
import { AppError } from '#core/platform/errors/app-error';
import { Implements, type Input } from './implements.decorator.js';

const things = {
  change: route('PUT', '/things/:id/parts/:part', {
    scope: 'public',
    params: { part: z.string().regex(/^\d+$/, { error: 'Bagian harus angka.' }).transform(Number) },
    query: z.object({ limit: z.coerce.number().max(5).optional() }),
    body: z.object({ name: z.string().min(1, { error: 'Nama wajib diisi.' }).optional() }),
    reply: z.unknown(),
  }),
  save: route('POST', '/things/:id', {
    scope: 'account',
    needs: 'training.write',
    body: z.object({ days: z.array(z.object({ hour: z.int({ error: 'Pilih jam antara 0 dan 23.' }) })) }),
    reply: z.unknown(),
  }),
  add: { ...route('POST', '/things', { scope: 'public', reply: z.object({ ok: z.boolean() }) }), status: 201 },
};

@Controller()
class ThingsController {
  @Implements(things.change)
  change(input: Input<typeof things.change>): unknown {
    return input;
  }

  @Implements(things.save)
  save(input: Input<typeof things.save>): unknown {
    return input;
  }

  @Implements(things.add)
  add(): { ok: boolean } {
    return { ok: true };
  }
}

@Catch(AppError)
class TellFilter implements ExceptionFilter {
  catch(error: AppError, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().status(400).json({ told: error.text });
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

describe('a handler', () => {
  let app: INestApplication;
  beforeAll(async () => {
    app = await NestFactory.create(ThingsModule, { logger: false });
    app.useGlobalFilters(new TellFilter());
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  async function call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const init = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${await app.getUrl()}${path}`, { method, ...init });
    return { status: answer.status, body: await answer.json() };
  }

  test('is given what its contract names, transformed, and nothing else', async () => {
    const { body } = await call('PUT', '/things/a%2Fb/parts/12?limit=3&more=x', { name: 'n', isAdmin: true });
    expect(body).toEqual({ params: { id: 'a/b', part: 12 }, query: { limit: 3 }, body: { name: 'n' } });
  });

  test('is given an empty body where none came', async () => {
    expect((await call('PUT', '/things/a/parts/1')).body).toMatchObject({ body: {} });
  });

  test('answers with the status of its contract', async () => {
    expect(await call('POST', '/things')).toEqual({ status: 201, body: { ok: true } });
  });

  const general = 'Data yang dikirim tidak valid. Muat ulang halaman ini, lalu coba lagi.';
  test.each([
    ['the sentence of the rule that is broken', '/things/a/parts/1', { name: '' }, 'Nama wajib diisi.'],
    ['that of the first one', '/things/a/parts/x', { name: '' }, 'Bagian harus angka.'],
    ['a general one for a rule that has none', '/things/a/parts/1?limit=9', {}, general],
    ['a general one for another type', '/things/a/parts/1', { name: 7 }, general],
  ])('tells %s', async (_what, path, body, told) => {
    expect(await call('PUT', path, body)).toEqual({ status: 400, body: { told } });
  });

  test.each([
    ['to reload a page that does not know a field', {}, general],
    ['the same of a field within a list', { days: [{ hour: 8 }, {}] }, general],
    ['the rule of a field that was sent', { days: [{ hour: 'x' }, {}] }, 'Pilih jam antara 0 dan 23.'],
  ])('tells %s', async (_what, body, told) => {
    expect(await call('POST', '/things/a', body)).toEqual({ status: 400, body: { told } });
  });
});

describe('the contracts', () => {
  const room = new URL('../', import.meta.url);
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.controller.ts'))
    .map((name) => readFileSync(new URL(name, room), 'utf8'));

  test('have one handler for each route, and there is no other route', async () => {
    const folder = new URL('../../../contracts/http/', import.meta.url);
    const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts'));
    const modules = await Promise.all(files.map((name) => import(new URL(name, folder).pathname) as Promise<Record<string, unknown>>));
    const routes = modules.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, value]) =>
        Object.entries((value ?? {}) as Record<string, Partial<Route>>).flatMap(([word, one]) => (one?.path ? [`${name}.${word}`] : [])),
      ),
    );
    const handled = sources.flatMap((text) => Array.from(text.matchAll(/@Implements\((\w+\.\w+)\)/g), ([, name]) => name));
    expect(handled.toSorted()).toEqual(routes.toSorted());
    expect(routes.length).toBeGreaterThan(40);
  });

  test('are the only source of methods, paths and input', () => {
    expect(sources.flatMap((text) => text.match(/@(Get|Post|Put|Patch|Delete|All|HttpCode|Body|Query|Param)\(/g) ?? [])).toEqual([]);
  });
});
