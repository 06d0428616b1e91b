import { basename } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { builtSite } from '../../contracts/values/site.js';
import type { PublicDocument } from '../src/features/landing/prerendered.js';

type Documents = Record<'landing' | 'terms', PublicDocument>;
type Rendered = { documents: Documents; firstView: string };

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function headOf(page: PublicDocument): string {
  const meta = (attribute: string, name: string, content: string) => `<meta ${attribute}="${name}" content="${escape(content)}" />`;
  const address = `${builtSite}${page.path}`;
  return [
    `<title>${escape(page.title)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'og:url', address),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:site_name', 'Whatsapp Bot AI'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', `${builtSite}/og.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...page.structuredData.map((data) => `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`),
  ].join('\n    ');
}

function sitemapOf(documents: Documents): string {
  const rows = Object.values(documents).map((page) => `  <url><loc>${builtSite}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

const robots = `User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${builtSite}/sitemap.xml\n`;

/** Loads the React source of the public pages into the build process and renders it. */
async function render(config: ResolvedConfig): Promise<Rendered> {
  const loader = await createServer({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    appType: 'custom',
    resolve: { conditions: config.resolve.conditions },
    ssr: { resolve: { conditions: config.ssr.resolve?.conditions } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await load(loader);
  } finally {
    await loader.close();
  }
}

async function load(loader: ViteDevServer): Promise<Rendered> {
  const { publicDocuments, firstView } = (await loader.ssrLoadModule('/src/features/landing/prerendered.tsx')) as {
    publicDocuments: (site: string) => Documents;
    firstView: () => string;
  };
  return { documents: publicDocuments(builtSite), firstView: firstView() };
}

/**
 * Prerenders the landing page and the terms into their HTML files, and the skeleton of the first view into the
 * panel's HTML file. Also writes head tags, the sitemap and the robots file.
 *
 * Search engines and link previews need absolute addresses. The build writes them under {@link builtSite}, and the
 * server replaces that origin with its own.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let rendered: Promise<Rendered> | undefined;
  return {
    name: 'prerender-public-pages',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // Runs after Vite's own pass: the inserted HTML refers to addresses, not to files to bundle.
      order: 'post',
      async handler(html, context) {
        const name = basename(context.filename, '.html');
        const { documents, firstView } = context.server ? await load(context.server) : await (rendered ??= render(config));
        if (name !== 'landing' && name !== 'terms') return html.replace('<!--first-view-->', () => firstView);
        const page = documents[name];
        return html.replace('<!--prerendered-head-->', () => headOf(page)).replace('<!--prerendered-body-->', () => page.markup);
      },
    },
    async generateBundle() {
      const { documents } = await (rendered ??= render(config));
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(documents) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
    },
  };
}
