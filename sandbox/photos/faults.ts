import type { Request, Response } from 'express';
import { breakAnswer } from '../http/broken-answer.ts';
import type { QueuedFault } from '../http/fault-queue.ts';
import { pngBomb } from './bomb.ts';
import { drawPhoto } from './draw.ts';

/** Fault kinds of `/control/photos/faults`. README.md lists where a real service showed each one. */
export const photoFaults = [
  'virus-page',
  'login',
  'missing',
  'error',
  'hang',
  'half',
  'reset',
  'announced-large',
  'endless',
  'wrong-header',
  'pdf',
  'polyglot',
  'truncated',
  'empty',
  'bomb',
  'compressed',
  'redirect-loop',
  'redirect-inside',
] as const;

export type PhotoFault = QueuedFault & { kind: (typeof photoFaults)[number]; status?: number };

const bombSide = 30_000;

/** The page that Google shows instead of a file that it has not scanned for viruses. */
export const virusPage = `<!DOCTYPE html><html><head><title>Google Drive - Virus scan warning</title></head><body>
<p class="uc-warning-caption">Google Drive can't scan this file for viruses.</p>
<form id="download-form" action="https://drive.usercontent.google.com/download" method="get"><input type="submit" value="Download anyway"/></form>
</body></html>`;

/** Answers a picture request with the given fault. */
export async function commit(fault: PhotoFault, request: Request, response: Response): Promise<void> {
  switch (fault.kind) {
    case 'virus-page':
      return void response.type('html').send(virusPage);
    case 'login':
      return response.redirect(302, 'https://accounts.google.com/v3/signin/identifier?continue=https://drive.google.com/');
    case 'missing':
      return void response.status(404).type('html').send('<html><title>Error 404 (Not Found)!!1</title></html>');
    case 'error':
      return void response.status(fault.status ?? 500).end();
    case 'hang':
    case 'reset':
      return void (await breakAnswer(response, { kind: fault.kind }));
    case 'half':
      return void response.type('image/jpeg').write((await drawPhoto('half')).subarray(0, 5_000));
    case 'announced-large':
      return void response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 100_000_000 }).write('\u00ff');
    case 'endless':
      return pour(response, await drawPhoto('endless'));
    case 'redirect-loop':
      return response.redirect(302, request.originalUrl);
    case 'redirect-inside':
      return response.redirect(302, 'http://169.254.169.254/latest/meta-data/iam/security-credentials/');
    case 'compressed':
      return void response
        .set('Content-Encoding', 'gzip')
        .type('image/jpeg')
        .end(await drawPhoto('compressed'));
    default:
      return void response.type('image/jpeg').end(await spoilt(fault.kind));
  }
}

async function spoilt(kind: 'wrong-header' | 'pdf' | 'polyglot' | 'truncated' | 'empty' | 'bomb'): Promise<Buffer> {
  switch (kind) {
    // A PNG declared as a JPEG.
    case 'wrong-header':
      return drawPhoto(kind, 'png');
    case 'pdf':
      return Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
    case 'polyglot':
      return Buffer.concat([await drawPhoto(kind), Buffer.from('<html><script>alert(document.domain)</script></html>PK\u0003\u0004')]);
    case 'truncated':
      return (await drawPhoto(kind)).subarray(0, 9_000);
    case 'empty':
      return Buffer.alloc(0);
    case 'bomb':
      return pngBomb(bombSide);
  }
}

/** An endless answer that starts as a valid picture. */
function pour(response: Response, start: Buffer): void {
  response.type('image/jpeg').write(start);
  const more = (): void => {
    if (!response.closed && !response.destroyed) response.write(Buffer.alloc(65_536, 0x20), () => setImmediate(more));
  };
  more();
}
