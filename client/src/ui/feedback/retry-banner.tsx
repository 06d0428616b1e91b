import type { ReactNode } from 'react';
import { Button } from '../forms/button.js';
import { BannerHelp } from '../layout/help-link.js';
import { Banner } from './banner.js';

/** Says what could not be loaded, with a retry button. */
export function RetryBanner({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Banner
      tone="bad"
      action={
        <>
          <BannerHelp />
          <Button kind="secondary" onClick={onRetry}>
            Coba lagi
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}
