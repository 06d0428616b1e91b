import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { productionSettings } from '../../scripts/lib/settings/production-settings.mjs';
import { isInside } from '#core/platform/config/addresses.rules';
import { settings } from '#core/platform/config/config';
import { Api } from '../support/api.ts';
import { readComposition, type Service } from '../support/composition/compose-file.ts';
import { RunningComposition } from '../support/composition/run-composition.ts';
import { freshPhone, linkOwner, registerOwner } from '../support/owners.ts';
import { Sandbox } from '../support/sandbox.ts';

const production = productionSettings({
  address: 'panel.toko.id',
  smtpUrl: 'smtps://toko:kata-sandi@mail.toko.id:465',
  llmKey: 'sk-1',
  midtransKeys: '',
  supportWhatsapp: '62812345678',
});

describe('docker compose --profile sandbox up, in a clone without .env', () => {
  const composition = new RunningComposition(without(readComposition({}, ['sandbox']), ['balancer', 'proxy']));
  beforeAll(() => composition.start());
  afterAll(() => composition.stop());

  test('runs the whole product: an owner registers, links a number, and a lead is answered', async () => {
    const sandbox = Sandbox.at(`http://127.0.0.1:${composition.ports.sandbox}`);
    const place = { sandbox, api: (token?: string) => new Api(`http://127.0.0.1:${composition.ports.server}`, token) };
    const owner = await registerOwner(place);
    const number = await linkOwner(place, owner);
    const lead = await sandbox.phone(freshPhone(), 'Budi');
    expect((await lead.ask(number, 'Halo, ada kaos?')).reply.text).not.toBe('');
  });

  test('and each program has only its own secrets', () => {
    const secretsOf = (name: string) => {
      const env = composition.environments.get(name)!;
      const listed = spawnSync('sh', [join(root, 'docker/with-settings.sh'), 'HOME_OF_NOTHING', 'env'], { env, encoding: 'utf8' });
      return listed.stdout
        .split('\n')
        .filter((line) => /(PASSWORD|SECRET|_KEY|SMTP_URL|DATABASE_URL)=./.test(line))
        .map((line) => line.split('=')[0]!)
        .sort();
    };
    expect(secretsOf('migrate')).toEqual(['DATABASE_URL', 'MIGRATION_DATABASE_URL']);
    expect(secretsOf('redis')).toEqual(['REDIS_PASSWORD']);
    expect(secretsOf('server')).not.toEqual(expect.arrayContaining(['SMTP_URL']));
    expect(secretsOf('server')).not.toContain('VAPID_PRIVATE_KEY');
    expect(secretsOf('server')).not.toContain('MIGRATION_DATABASE_URL');
    expect(secretsOf('workers')).not.toContain('OPS_PASSWORD');
    expect(secretsOf('workers')).toEqual(expect.arrayContaining(['SMTP_URL', 'VAPID_PRIVATE_KEY']));
  });
});

describe('docker-compose.yml', () => {
  const everything = readComposition(production, ['sandbox']);

  test.each(Object.entries(everything))('%s has no privilege that it does not need', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.env_file).toBeUndefined();
    expect(service.logging?.options).toEqual({ 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d$/) });
  });

  test('pins the images of others by digest', () => {
    const foreign = Object.values(everything).filter((service) => !service.image?.startsWith('whatsapp-bot-ai'));
    expect(foreign.length).toBeGreaterThan(2);
    for (const { image } of foreign) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
  });

  test('lets only the proxy be reached from outside', () => {
    const published = Object.entries(readComposition(production)).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  test.each(['server', 'workers'])('has the files on their way of %s on disk, not in memory', (name) => {
    const { environment, volumes = [], tmpfs = [] } = readComposition(production)[name]!;
    const folder = environment!['TMPDIR']!;
    expect(volumes.map((volume) => volume.split(':')[1])).toContain(folder);
    expect(tmpfs).not.toContain(folder);
    // a volume gets the owner of the image's folder, which has to be the user that runs the programs
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toMatch(new RegExp(`chown node .*\\b${basename(folder)}\\b`));
  });

  test('has names in its network that no program takes for an address of the internet', () => {
    const aliases = Object.values(everything).flatMap(({ networks = {} }) => Object.values(networks).flatMap((one) => one.aliases ?? []));
    expect(aliases.length).toBeGreaterThan(1);
    for (const name of [...Object.keys(everything), ...aliases]) expect([name, isInside(`http://${name}:4000`)]).toEqual([name, true]);
  });

  test('gives the stores passwords', () => {
    const { redis, postgres, server } = readComposition(production);
    expect(redis!.command!.join('\n')).toMatch(/^ *requirepass "\$+REDIS_PASSWORD"$/m);
    expect(postgres!.environment).not.toHaveProperty('POSTGRES_HOST_AUTH_METHOD');
    for (const [name, of] of [
      ['DATABASE_URL', /^postgres:\/\/panel_app:[^@]{16,}@/],
      ['REDIS_URL', /^redis:\/\/:[^@]{16,}@/],
    ] as const)
      expect(server!.environment![name]).toMatch(of);
  });

  test('publishes nothing beyond this machine until .env says so', () => {
    const ports = Object.values(readComposition({}, ['sandbox'])).flatMap((service: Service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(1);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  /** Settings used only by tests and development. */
  const notForContainers = [
    'NODE_ENV',
    'PHOTO_FETCH_ALLOW',
    'PUSH_ALLOW',
    'RATE_LIMITS',
    'PACING',
    'PACING_SPEED',
    'CLOCK_SHIFT_MINUTES',
    'SESSION_WATCH_SPEED',
    'WHATSAPP_ROOT_KEY',
  ];

  test('passes every setting of production to a program', () => {
    const passed = new Set(Object.values(readComposition(production)).flatMap((service) => Object.keys(service.environment ?? {})));
    const missing = Object.keys(settings.shape).filter((name) => !passed.has(name) && !notForContainers.includes(name));
    expect(missing).toEqual([]);
  });

  test('runs as many servers and workers as .env says, and the balancer has a place for each server', () => {
    const counts = ({ server, workers }: ReturnType<typeof readComposition>) => [server!.scale, workers!.scale];
    expect(counts(readComposition(production))).toEqual(['1', '1']);
    expect(counts(readComposition({ ...production, SERVER_COUNT: '2', WORKERS_COUNT: '3' }))).toEqual(['2', '3']);
    const places = [...readFileSync(join(root, 'docker/haproxy.cfg'), 'utf8').matchAll(/^\tserver-template server- (\d+) /gm)];
    expect(places.map(([, count]) => count)).toEqual(['20', '20']);
  });

  test('serves https at the address of PUBLIC_URL', () => {
    expect(readComposition(production)['proxy']?.environment).toMatchObject({ SITE_ADDRESS: 'https://panel.toko.id' });
  });
});

describe('the sandbox beside settings of production', () => {
  const own = Object.entries(readComposition(production, ['sandbox'])).filter(([, { profiles }]) => profiles?.includes('sandbox'));

  test.each(['stores', 'programs'])('is refused before the settings of the %s are written', (step) => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/development-settings.mjs'), '/nowhere', step, '/nowhere'], {
      env: { PUBLIC_URL: 'https://panel.toko.id' },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('.env has PUBLIC_URL') });
  });

  test('is refused by each container that writes settings', () => {
    const writers = own.filter(([, { command = [] }]) => command.includes('scripts/development-settings.mjs'));
    expect(writers).toHaveLength(2);
    for (const [, { environment }] of writers) expect(environment).toMatchObject({ PUBLIC_URL: 'https://panel.toko.id' });
  });

  test('starts nothing of its own after the refusal: Compose goes on after an optional dependency that failed', () => {
    const needed = new Map(own.map(([name, { depends_on: needs = {} }]) => [name, Object.entries(needs)]));
    expect(needed.get('sandbox')).toEqual([['development-stores', { condition: 'service_completed_successfully' }]]);
    for (const [name, dependencies] of needed)
      for (const [dependency, { required }] of dependencies) expect([name, dependency, required]).toEqual([name, dependency, undefined]);
  });
});

test.each([
  ['1g', '716mb'],
  ['512m', '358mb'],
])('Redis with %s of memory refuses writes above %s instead of being ended by the kernel', (memory, stored) => {
  const { command, mem_limit: limit, environment } = readComposition({ ...production, REDIS_MEMORY: memory })['redis']!;
  expect([limit, environment!['REDIS_MEMORY']]).toEqual([memory, memory]);
  const folder = mkdtempSync(join(tmpdir(), 'redis-settings-'));
  // prints the settings that Redis reads from its standard input
  writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\ncat\n', { mode: 0o755 });
  const script = command!.at(-1)!.replaceAll('$$', '$');
  const env = { PATH: `${folder}:${process.env['PATH']}`, REDIS_PASSWORD: 'abc', REDIS_MEMORY: memory };
  const { stdout } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([`maxmemory ${stored}`, 'maxmemory-policy noeviction', 'requirepass "abc"']),
  );
});

describe('a program of the composition', () => {
  const folder = mkdtempSync(join(tmpdir(), 'with-settings-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const start = (env: Record<string, string>) =>
    spawnSync('sh', [join(root, 'docker/with-settings.sh'), 'REDIS_PASSWORD', 'sh', '-c', 'echo "$REDIS_PASSWORD"'], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      encoding: 'utf8',
    });

  test('says what to do when its settings are missing', () => {
    const { status, stderr } = start({});
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Setting REDIS_PASSWORD is missing\. Run 'npm run setup'/),
    });
  });

  test('starts with those of production', () => {
    expect(start({ REDIS_PASSWORD: 'abc' })).toMatchObject({ status: 0, stdout: 'abc\n' });
  });

  test('refuses to run production on the volumes of the sandbox', () => {
    const file = join(folder, 'settings.env');
    writeFileSync(file, "REDIS_PASSWORD='generated'\n");
    expect(start({ DEVELOPMENT_SETTINGS: file })).toMatchObject({ status: 0, stdout: 'generated\n' });
    const both = start({ DEVELOPMENT_SETTINGS: file, REDIS_PASSWORD: 'abc' });
    expect(both).toMatchObject({ status: 1, stdout: '' });
    // the volumes may contain production data
    expect(both.stderr).toContain('--project-name');
    expect(both.stderr).not.toContain('--volumes');
  });
});

function without(services: ReturnType<typeof readComposition>, names: readonly string[]): ReturnType<typeof readComposition> {
  return Object.fromEntries(Object.entries(services).filter(([key]) => !names.includes(key)));
}
