import type { ReactNode } from 'react';
import { Button } from '../forms/button.js';
import { BannerHelp } from '../layout/help-link.js';
import { Banner } from './banner.js';

/** What could not be loaded, and the way to try again. */
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
