/**
 * `npm run bench -- pictures`: takes new pictures of the panel. Those of the landing page go to
 * `client/public/panel/`, and the picture of README.md goes to `docs/images/`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/lib/paths.mjs';
import { openBrowser } from '../support/browser/browser.ts';
import globalSetup from '../support/jest/global-setup-browser.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { startTestApp } from '../support/test-app.ts';
import { screens } from './catalogue.ts';
import { furnish } from './demo-owners.ts';
import { visit } from './visit.ts';

const folder = join(root, 'client', 'public', 'panel');
/**
 * For each picture: name of the file, screen of the catalogue, size of the window, and the widths in pixels that
 * `landing-pictures.tsx` offers.
 */
const pictures = [
  { name: 'dashboard', screen: 'dashboard', width: 1280, height: 800, widths: [640, 1280] },
  { name: 'dashboard-phone', screen: 'dashboard', width: 360, height: 740, widths: [360, 720] },
  { name: 'chat', screen: 'chat-thread', width: 360, height: 740, widths: [360, 720] },
];
const scale = 2;
const ofReadme = { screen: 'chat-takeover', width: 1440, height: 900, file: join(root, 'docs', 'images', 'chat.png') };

await globalSetup();
const [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
try {
  mkdirSync(folder, { recursive: true });
  const owners = await furnish(app);
  const shoot = async (screen: string, width: number, height: number) => {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const wanted = screens.find((one) => one.name === screen);
    if (!wanted) throw new Error(`the catalogue has no ${screen}`);
    await visit(page, wanted, owners);
    const shot = sharp(await page.screenshot());
    await context.close();
    return shot;
  };
  for (const { name, screen, width, height, widths } of pictures) {
    const shot = await shoot(screen, width, height);
    for (const one of widths) {
      const small = shot.clone().resize(one);
      await small
        .clone()
        .avif({ quality: 55, effort: 7 })
        .toFile(join(folder, `${name}-${one}.avif`));
      await small
        .clone()
        .webp({ quality: 72, effort: 6 })
        .toFile(join(folder, `${name}-${one}.webp`));
    }
  }
  const { screen, width, height, file } = ofReadme;
  await (await shoot(screen, width, height)).resize(width).png({ palette: true, effort: 10 }).toFile(file);
} finally {
  await browser.close();
  await app.close();
  await globalTeardown();
}
