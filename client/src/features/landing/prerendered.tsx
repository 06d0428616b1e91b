import { renderToStaticMarkup } from 'react-dom/server';
import { findPackage } from '#contracts/values/selling/packages';
import { FirstView } from '../../ui/feedback/first-view.js';
import { PublicTerms } from '../legal/terms.js';
import { termsTitle } from '../legal/terms-content.js';
import { Landing } from './landing.js';
import { landingContent } from './landing-content.js';

export type PublicDocument = { title: string; description: string; path: string; markup: string; structuredData: readonly object[] };

/**
 * The public pages as HTML, by entry name. The build loads this module by its path.
 * @public
 */
export function publicDocuments(site: string): Record<'landing' | 'terms', PublicDocument> {
  const { title, description, questions } = landingContent;
  return {
    landing: {
      title,
      description,
      path: '/',
      markup: renderToStaticMarkup(<Landing />),
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'SoftwareApplication',
          name: 'Whatsapp Bot AI',
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          inLanguage: 'id',
          url: `${site}/`,
          description,
          offers: { '@type': 'Offer', price: findPackage('ai-trial')?.price ?? 0, priceCurrency: 'IDR' },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    },
    terms: {
      title: `${termsTitle} · Whatsapp Bot AI`,
      description: 'Syarat dan ketentuan pemakaian Whatsapp Bot AI.',
      path: '/terms-and-conditions',
      markup: renderToStaticMarkup(<PublicTerms />),
      structuredData: [],
    },
  };
}

/**
 * Initial markup of the panel's document, shown before its code runs.
 * @public
 */
export const firstView = () => renderToStaticMarkup(<FirstView />);
