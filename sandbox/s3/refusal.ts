/** An S3 error answer: status, code, message and further elements. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Record<string, string>;

  constructor(status: number, code: string, message: string, more: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An XML element of the answer. Text is escaped, nested elements are not. */
export function xml(name: string, content: string | string[]): string {
  return `<${name}>${Array.isArray(content) ? content.join('') : escape(content)}</${name}>`;
}

export function xmlPage(name: string, content: string[]): string {
  return `${head}<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content.join('')}</${name}>`;
}

export function refusalPage({ code, message, more }: S3Refusal, requestId: string): string {
  const rest = Object.entries({ ...more, RequestId: requestId, HostId: 'sandbox' }).map(([name, value]) => xml(name, value));
  return `${head}<Error>${xml('Code', code)}${xml('Message', message)}${rest.join('')}</Error>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
