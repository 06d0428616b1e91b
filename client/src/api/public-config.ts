import { publicConfig, type PublicConfig } from '#contracts/http/public-config';
import { call } from './client.js';

/** Operator settings that are visible without a login. */
export function readPublicConfig(signal?: AbortSignal): Promise<PublicConfig> {
  return call(publicConfig.read, { anonymous: true, signal });
}
