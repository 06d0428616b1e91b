import { publicConfig, type PublicConfig } from '#contracts/http/public-config';
import { call } from './client.js';

/** What a page may know of the operator's settings before anybody logs in. */
export function readPublicConfig(signal?: AbortSignal): Promise<PublicConfig> {
  return call(publicConfig.read, { anonymous: true, signal });
}
