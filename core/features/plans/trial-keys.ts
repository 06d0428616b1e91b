import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';

/**
 * Keyed hashes of one address or number. New rows are written with `key`. Rows from before trials had their own
 * secret contain `old`.
 */
export interface TrialKey {
  readonly kind: 'email' | 'whatsapp';
  readonly key: Buffer;
  readonly old: Buffer;
}

/**
 * Trials are recorded by keyed hashes, so that the table reveals no address and no number. The key is derived from
 * TRIAL_SECRET alone, which never changes. Without TRIAL_SECRET (in development) it is derived from APP_SECRET.
 */
@Injectable()
export class TrialKeys {
  private readonly secret: KeyObject;

  constructor(
    @Inject(Config) config: Config,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {
    const given = config.TRIAL_SECRET ?? config.APP_SECRET;
    this.secret = createSecretKey(Buffer.from(hkdfSync('sha256', given, '', 'trial-claims', 32)));
  }

  ofEmail(emailCanonical: string): TrialKey {
    return this.of('email', emailCanonical);
  }

  /** @param digits the number without plus. */
  ofNumber(digits: string): TrialKey {
    return this.of('whatsapp', digits);
  }

  private of(kind: TrialKey['kind'], value: string): TrialKey {
    const key = createHmac('sha256', this.secret).update(`${kind}\0${value}`).digest();
    return { kind, key, old: this.box.keyedHash(`trial-${kind}`, value) };
  }
}
