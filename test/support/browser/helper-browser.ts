import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { type BrowserContext, chromium, type CDPSession, type Page } from 'playwright-core';
import { unpacked } from '../../../scripts/lib/build/extension.mjs';
import { chromiumFlags, findWholeChromium } from '../../../scripts/lib/chromium.mjs';

/**
 * A complete Chromium with the passkey helper extension, in which `https://web.whatsapp.com` resolves to the
 * simulator's page.
 */
export interface HelperBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** The account's passkey, as the simulator provides it to tests. */
export interface TestPasskey {
  readonly id: string;
  readonly privateKey: string;
  readonly userHandle: string;
}

/**
 * @param panel address of the panel. The extension has access to it from the start, because the browser's own
 * permission prompt cannot be answered without a screen. This is the only difference from the extension that owners
 * install
 */
export async function openHelperBrowser(panel: string, webPage: string): Promise<HelperBrowser> {
  const whole = findWholeChromium();
  if (!whole) throw new Error('No Chromium that takes extensions can be had: install chromium, or set CHROMIUM_PATH to one.');
  const folder = mkdtempSync(join(tmpdir(), 'passkey-helper-'));
  const extension = join(folder, 'extension');
  cpSync(unpacked, extension, { recursive: true });
  const file = join(extension, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { host_permissions: string[] };
  manifest.host_permissions.push(`${new URL(panel).protocol}//${new URL(panel).hostname}/*`);
  writeFileSync(file, JSON.stringify(manifest));
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: whole.executablePath,
    env: whole.env as Record<string, string>,
    headless: true,
    ignoreDefaultArgs: ['--headless', '--disable-extensions', '--disable-component-extensions-with-background-pages'],
    args: [
      ...chromiumFlags.filter((flag) => flag !== '--headless'),
      '--headless=new',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      `--host-resolver-rules=MAP web.whatsapp.com ${webPage}`,
      // Accepts the unknown certificate authority for this one key. Passkeys do not work on a page with certificate
      // errors.
      `--ignore-certificate-errors-spki-list=${await keyOf(webPage)}`,
    ],
    baseURL: panel,
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Hash of a TLS server's public key, in Chromium's format. */
async function keyOf(address: string): Promise<string> {
  const [host, port] = address.split(':');
  return new Promise((resolve, reject) => {
    const socket = connect({ host: host!, port: Number(port), servername: 'web.whatsapp.com', rejectUnauthorized: false }, () => {
      const { publicKey } = socket.getPeerX509Certificate()!;
      socket.destroy();
      resolve(
        createHash('sha256')
          .update(publicKey.export({ type: 'spki', format: 'der' }))
          .digest('base64'),
      );
    }).on('error', reject);
  });
}

/** Adds a virtual authenticator that has this passkey and confirms every request. */
export async function giveAuthenticator(page: Page, passkey: TestPasskey | null): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  if (passkey)
    await session.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: {
        credentialId: Buffer.from(passkey.id, 'base64url').toString('base64'),
        isResidentCredential: true,
        rpId: 'whatsapp.com',
        privateKey: passkey.privateKey,
        userHandle: Buffer.from(passkey.userHandle, 'base64url').toString('base64'),
        signCount: 1,
      },
    });
  return session;
}

/** All text of a page, including the text in closed shadow trees. No script in the page can read that text. */
export async function wholeText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const texts: string[] = [];
    const walk = (node: typeof root): void => {
      if (node.nodeType === 3) texts.push(node.nodeValue);
      for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) walk(child);
    };
    walk(root);
    return texts.join(' ');
  } finally {
    await session.detach();
  }
}
