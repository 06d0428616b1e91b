import { readFileSync } from 'node:fs';
import { readMigrationSettings, readSettings, type Settings } from './config.js';

const readText = (path: string): string => readFileSync(path, 'utf8');

/**
 * The settings of this process, from its environment and from the files that the environment names. Only this
 * function and `migrationEnvironment` read `process.env`. Each program calls one of them once, before anything
 * starts.
 * @param program the program whose own requirements are checked too.
 * @throws SettingsError naming each mistake and how to fix it.
 */
export function readEnvironment(program?: 'server' | 'workers'): Settings {
  return readSettings(process.env, readText, program);
}

/**
 * The settings of the migrations.
 * @throws SettingsError naming each mistake and how to fix it.
 */
export function migrationEnvironment(): ReturnType<typeof readMigrationSettings> {
  return readMigrationSettings(process.env, readText);
}
