import { Suspense, useEffect } from 'react';
import { startPublicPage } from '../../features/landing/public-behaviour.js';
import { PublicTerms, Terms } from '../../features/legal/terms.js';
import { termsTitle } from '../../features/legal/terms-content.js';
import { readToken } from '../../state/token.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';
import { part } from '../../ui/layout/part.js';

const Panel = part(() => import('../../features/shell/panel.js'), 'Panel');

/** Inside the panel for owners, without the panel's frame for visitors. */
export function TermsPage() {
  useDocumentTitle(termsTitle);
  useEffect(() => startPublicPage(document), []);
  if (!readToken()) return <PublicTerms />;
  return (
    <Suspense fallback={<Loading />}>
      <Panel>
        <Terms />
      </Panel>
    </Suspense>
  );
}
