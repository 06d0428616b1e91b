import { cutText } from '#contracts/values/texts';
import { getDocumentProxy } from 'unpdf';
import { answerCalls } from '../threads/answer-calls.js';

export interface PdfCall {
  readonly bytes: Uint8Array;
  readonly pagesMax: number;
  readonly charsMax: number;
}

export type PdfAnswer =
  /** `pages` is the number of pages of the whole file. `isPart` is true when some of its text is left out. */
  | { readonly kind: 'text'; readonly text: string; readonly pages: number; readonly isPart: boolean }
  /** The parsed pages contain no text, as in a scan. */
  | { readonly kind: 'scan' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'broken' };

/** Minimum number of letters and digits on all pages. A smaller number belongs to a stamp or a page number. */
const lettersMin = 10;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Opened = { readonly document: Document } | { readonly problem: 'locked' | 'broken' };

answerCalls(async ({ bytes, pagesMax, charsMax }: PdfCall): Promise<PdfAnswer> => {
  const opened = await open(bytes);
  return 'problem' in opened ? { kind: opened.problem } : read(opened.document, pagesMax, charsMax);
});

/** Opens a document. Nothing is fetched, no font is loaded, and no script of a form runs. */
async function open(bytes: Uint8Array): Promise<Opened> {
  try {
    // converted to a Uint8Array, because the bytes arrive as a Buffer, which the library does not accept
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
      isImageDecoderSupported: false,
      verbosity: 0,
    });
    return { document };
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}

async function read(document: Document, pagesMax: number, charsMax: number): Promise<PdfAnswer> {
  const pages = document.numPages;
  let text = '';
  let unreadable = 0;
  let at = 0;
  while (at < Math.min(pages, pagesMax) && text.length <= charsMax) {
    at += 1;
    try {
      const page = await document.getPage(at);
      text += `${textOf((await page.getTextContent()).items)}\n\n`;
      page.cleanup();
    } catch {
      unreadable += 1;
    }
  }
  if (unreadable === at) return { kind: 'broken' };
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < lettersMin) return { kind: 'scan' };
  const isPart = at < pages || unreadable > 0 || text.trim().length > charsMax;
  return { kind: 'text', text: cutText(text.trim(), charsMax), pages, isPart };
}

function textOf(items: readonly object[]): string {
  const parts = items as readonly { readonly str?: string; readonly hasEOL?: boolean }[];
  return parts.map(({ hasEOL, str = '' }) => (hasEOL ? `${str}\n` : str)).join('');
}
