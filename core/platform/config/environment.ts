import { readFileSync } from 'node:fs';
import { readSettings, type Settings } from './config.js';

/**
 * The settings of this process, from its environment and the files it names. The only reader of `process.env`.
 * @throws SettingsError naming each mistake and how to mend it.
 */
export function readEnvironment(): Settings {
  return readSettings(process.env, (path) => readFileSync(path, 'utf8'));
}
