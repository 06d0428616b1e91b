import { build } from '../../../scripts/lib/build/build.mjs';
import { prepareChromium } from '../../../scripts/lib/chromium.mjs';
import globalSetup from './global-setup.mjs';

/** Additional setup of the browser tests: the built client and a Chromium. */
export default async function globalSetupBrowser() {
  await globalSetup();
  const [chromium] = await Promise.all([prepareChromium(), build({ only: ['client'] })]);
  process.env.TEST_CHROMIUM = JSON.stringify(chromium);
}
