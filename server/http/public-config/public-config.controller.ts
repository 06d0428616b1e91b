import { Controller, Inject } from '@nestjs/common';
import { publicConfig, type LandingClaims, type PublicConfig } from '#contracts/http/public-config';
import { SampleShopsService } from '#core/features/replies/sample-shops/sample-shops.service';
import { Config } from '#core/platform/config/config';
import { Implements } from '../base/implements.decorator.js';
import { readLandingClaims } from './landing-claims.js';

/** The operator's settings that pages may read. */
@Controller()
export class PublicConfigController {
  private readonly claims: LandingClaims;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(SampleShopsService) private readonly shops: SampleShopsService,
  ) {
    this.claims = readLandingClaims(config.LANDING_FILE);
  }

  @Implements(publicConfig.read)
  read(): PublicConfig {
    const { PAYMENT_PROVIDER, MIDTRANS_CLIENT_KEY: clientKey, MIDTRANS_SNAP_URL: snapUrl } = this.config;
    return {
      midtrans: clientKey && PAYMENT_PROVIDER === 'midtrans' ? { clientKey, snapUrl } : null,
      metaPixelId: this.config.META_PIXEL_ID ?? null,
      supportWhatsapp: this.config.SUPPORT_WHATSAPP ?? null,
      supportEmail: this.config.SUPPORT_EMAIL ?? null,
      passkeyHelperUrl: this.config.PASSKEY_HELPER_URL ?? null,
      sampleShops: this.shops.isOpen,
      claims: this.claims,
    };
  }
}
