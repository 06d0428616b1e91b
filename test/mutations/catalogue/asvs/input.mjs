import { mistakesIn } from '../../mistake.mjs';

/*
 * Mutations of code that parses external input or serves files, by rows of the table in docs/security.md (chapters 1,
 * 4, 5, 12, 13 and 14).
 */
const integration = 'test/integration';
const badInput = `${integration}/bad-input.test.ts`;
const body = { file: 'server/http/base/body.ts', test: badInput };
const implementing = { file: 'server/http/base/implements.decorator.ts', test: badInput };
const media = { file: 'server/http/chat/media.controller.ts', test: `${integration}/chat/chat-media.test.ts` };
const prepare = { file: 'server/http/base/prepare.ts', test: `${integration}/security.test.ts` };
const documents = 'core/features/conversations/files/document.rules';
const fetching = { file: 'core/platform/guarded-http/guarded-request.ts', test: 'core/outside/photos/guarded-get.test.ts' };

export const mistakes = [
  ...mistakesIn(body, [
    {
      rows: ['1.5.2', '5.3.6'],
      breaks: 'a key of a body is no prototype',
      before: 'request.body = cleanTexts(request.body as unknown);',
      after:
        'request.body = Object.entries(request.body as object).reduce((all: Record<string, unknown>, [key, value]) => ((all[key] = value), all), {});',
      name: 'keys that reach for the prototype reach nothing',
    },
    {
      rows: ['12.1.2'],
      breaks: 'a compressed body is bounded as it unfolds',
      before: 'limit: limits.bodyBytes, strict',
      after: 'limit: 400 * limits.bodyBytes, strict',
      name: 'a small compressed one that unfolds to much is refused',
    },
    {
      rows: ['13.1.1'],
      breaks: 'a body of an unknown charset is refused',
      before: "} else if (hasBody && !request.is('application/json')) {",
      after:
        "} else if (hasBody && !request.is((request.headers['content-type'] = request.headers['content-type']?.split(';')[0]) && 'application/json')) {",
      name: 'an unknown charset, a broken compression and a lie about the length are refused',
    },
  ]),
  ...mistakesIn(implementing, [
    {
      rows: ['5.1.1'],
      breaks: 'query parameters are checked',
      before: "const partNames = ['params', 'query', 'body'] as const;",
      after: "const partNames = ['params', 'body'] as const;",
      name: 'query parameters are checked too',
    },
    {
      rows: ['5.1.4', '7.4.2'],
      breaks: 'a handler gets checked input only',
      before: 'if (!error) return { value: data };',
      after: 'if (!error || value) return { value: error ? value : data };',
      name: 'any JSON at all is answered, and never with an error of ours',
    },
    {
      rows: ['13.2.1', '14.5.1'],
      breaks: 'a route has one method',
      before: 'method: RequestMethod[route.method], path',
      after: 'method: RequestMethod.ALL, path',
      name: 'unknown routes, wrong methods and broken encodings are answered in Indonesian',
    },
  ]),
  {
    file: 'contracts/http/chat/quick-replies.ts',
    test: badInput,
    rows: ['5.1.2'],
    breaks: 'a quick reply has no fields but its own',
    before: 'const Words = z.object({',
    after: 'const Words = z.looseObject({',
    name: 'fields that a contract does not name are kept of no body',
  },
  {
    file: 'core/features/conversations/inbox/quick-replies.statements.ts',
    test: badInput,
    rows: ['5.3.4, 5.3.5'],
    breaks: 'a text is a parameter of its statement',
    before: 'SELECT $2::uuid, $1::uuid, $3, $5::uuid',
    after: "SELECT $2::uuid, $1::uuid, left($3::text, 0) || '${one.body}', $5::uuid",
    name: 'SQL in a text is stored and searched as text',
  },
  {
    file: 'contracts/http/bot/prompt.ts',
    test: `${integration}/chat/prompt.test.ts`,
    rows: ['5.2.2'],
    breaks: 'a training text is bounded',
    before: 'prompt: z.string().max(limits.promptMaxChars, {',
    after: 'prompt: z.string().max(2 * limits.promptMaxChars, {',
    name: 'too long and wrongly typed texts are refused in Indonesian',
  },
  {
    file: 'core/platform/sheets/xml.ts',
    test: 'core/platform/sheets/sheets.test.ts',
    rows: ['5.5.2'],
    breaks: 'entities that a workbook declares are an error',
    before: "    throw new SheetError('broken', { cause });\n",
    after: '    void cause;\n',
    name: 'with %s is refused as %s',
  },
  {
    file: 'core/outside/whatsapp/content/decode-message.ts',
    test: 'core/outside/whatsapp/content/stanza-reader.test.ts',
    rows: ['5.5.3'],
    breaks: 'bytes that are no message are refused as that',
    before: "throw new MalformedMessageError('the bytes are no message', { cause: error });",
    after: 'throw error;',
    name: 'bytes that are no message are distinguished from other errors',
  },
  ...mistakesIn(media, [
    {
      rows: ['1.12.2'],
      breaks: 'a file is shown in a sandbox',
      before: `"default-src 'none'; sandbox"`,
      after: `"default-src 'none'"`,
      name: 'what a lead sends as %s is never shown as a page of ours',
    },
    {
      rows: ['5.2.7', '12.5.1, 12.5.2'],
      breaks: 'a drawing is never shown',
      before: 'image\\/(jpeg|png|gif|webp)|audio',
      after: 'image\\/(jpeg|png|gif|webp|svg\\+xml)|audio',
      name: 'a drawing stored under its sender’s type, from before types were detected, can only be saved',
    },
    {
      file: 'core/features/conversations/files/chat-files.statements.ts',
      rows: ['12.4.1'],
      breaks: 'a file is given to its owner only',
      before: 'WHERE m.bot_id = $1 AND m.id = $2 AND m.media IS NOT NULL',
      after: 'WHERE $1::uuid IS NOT NULL AND m.id = $2 AND m.media IS NOT NULL',
      name: 'a lead’s file is given to its own shop only',
    },
  ]),
  ...mistakesIn(prepare, [
    {
      rows: ['14.5.4'],
      breaks: 'the address of a client is what the proxy adds, not what the client writes',
      before: "app.set('trust proxy', config.TRUST_PROXY);",
      after: "app.set('trust proxy', true);",
      name: 'bear ten wrong passwords of one address, not of another, and each leaves a trace',
    },
  ]),
  {
    file: 'server/http/base/panel-files.ts',
    test: 'server/http/base/panel-files.test.ts',
    rows: ['4.3.2'],
    breaks: 'only what pages load is served',
    before: 'if (files.has(name) && !/\\.(html|br|gz)$/.test(name)) return name;',
    after: 'if (files.has(name)) return name;',
    name: '%s is no page and no file',
  },
  {
    file: `${documents}.ts`,
    test: `${documents}.test.ts`,
    rows: ['12.2.1'],
    breaks: 'the content of a document fits its name',
    before: "  if (said !== found && said in endings) return { problem: 'mismatch' };\n",
    after: '',
    name: '%s is refused',
  },
  ...mistakesIn(fetching, [
    {
      rows: ['12.3.3'],
      breaks: 'every hop is checked',
      before: 'if (!addresses.every(isPublicAddress))',
      after: 'if (!addresses.every(isPublicAddress) && addresses.length > 1)',
      name: 'a name that turns inwards between two hops is checked at each of them',
    },
  ]),
  {
    file: 'client/src/ui/data/rich-text.tsx',
    test: 'test/browser/panel/xss.test.ts',
    rows: ['1.5.4', '5.3.1–5.3.3'],
    breaks: 'a message is shown as text',
    before: '  return readRichText(children).map((part, index) => shown(part, index, { tabIndex }));',
    after:
      '  return <span tabIndex={tabIndex} hidden={readRichText.length + shown.length === 0} dangerouslySetInnerHTML={{ __html: children }} />;',
    name: '%s shows markup in names, messages, prompts and log lines as text',
  },
];
