import { basename } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { PublicDocument } from '../src/features/landing/prerendered.js';

type Documents = Record<'landing' | 'terms', PublicDocument>;

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function headOf(page: PublicDocument, site: string): string {
  const meta = (attribute: string, name: string, content: string) => `<meta ${attribute}="${name}" content="${escape(content)}" />`;
  const address = `${site}${page.path}`;
  return [
    `<title>${escape(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(site === '' ? [] : [`<link rel="canonical" href="${address}" />`, meta('property', 'og:url', address)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:site_name', 'Whatsapp Bot AI'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', `${site}/og.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...page.structuredData.map((data) => `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`),
  ].join('\n    ');
}

function sitemapOf(documents: Documents, site: string): string {
  const rows = Object.values(documents).map((page) => `  <url><loc>${site}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

function robotsOf(site: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n${site === '' ? '' : `Sitemap: ${site}/sitemap.xml\n`}`;
}

/** Loads the React source of the public pages as the build machine's own code and renders it. */
async function render(config: ResolvedConfig, site: string): Promise<Documents> {
  const loader = await createServer({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: config.resolve.alias },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await load(loader, site);
  } finally {
    await loader.close();
  }
}

async function load(loader: ViteDevServer, site: string): Promise<Documents> {
  const { publicDocuments } = (await loader.ssrLoadModule('/src/features/landing/prerendered.tsx')) as {
    publicDocuments: (site: string) => Documents;
  };
  return publicDocuments(site);
}

/**
 * Writes the landing page and the terms into their HTML, with head tags, sitemap and robots file. Addresses in them are
 * absolute when `PUBLIC_URL` is set for the build (search engines and link previews want that), else they stay relative,
 * and what is worth something only as an absolute one (canonical address, sitemap's place) is left out.
 */
export function prerender(): Plugin {
  const site = (process.env.PUBLIC_URL ?? '').replace(/\/$/, '');
  let config: ResolvedConfig;
  let documents: Promise<Documents> | undefined;
  return {
    name: 'prerender-public-pages',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // After Vite's own pass: what is put in names addresses, not files to bundle.
      order: 'post',
      async handler(html, context) {
        const name = basename(context.filename, '.html');
        if (name !== 'landing' && name !== 'terms') return html;
        const all = context.server ? await load(context.server, site) : await (documents ??= render(config, site));
        return html
          .replace('<!--prerendered-head-->', () => headOf(all[name], site))
          .replace('<!--prerendered-body-->', () => all[name].markup);
      },
    },
    async generateBundle() {
      documents ??= render(config, site);
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(await documents, site) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsOf(site) });
    },
  };
}
