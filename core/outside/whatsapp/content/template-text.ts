import type { proto } from 'baileys';
import { z } from 'zod';
import { hasManyValues, ValueCount } from '../../../platform/json/many-values.rules.js';
import { listed, money, placeText, productText } from './message-labels.js';

type Message = proto.IMessage;

/** The text of a template message: title, body, choices, footer and button labels. Null for all other messages. */
export function templateText(content: Message): string | null {
  const { buttonsMessage, interactiveMessage, questionResponseMessage, richResponseMessage, statusQuotedMessage } = content;
  const template = templateOf(content);
  if (template) return linesOf(template) || linesOfInteractive(template.interactiveMessageTemplate) || linesOfHighlyStructured(content);
  if (content.highlyStructuredMessage) return linesOfHighlyStructured(content);
  if (interactiveMessage) return linesOfInteractive(interactiveMessage);
  if (buttonsMessage) return linesOfButtons(buttonsMessage);
  if (content.listMessage) return linesOfList(content.listMessage);
  if (richResponseMessage) return linesOfRich(richResponseMessage);
  return questionResponseMessage?.text || statusQuotedMessage?.text || null;
}

type Header = Pick<Message, 'documentMessage' | 'imageMessage' | 'videoMessage'>;

/** The picture, video or file above the text of a template; null when there is none. */
export function templateMedia(content: Message): Header | null {
  const { fourRowTemplate, hydratedFourRowTemplate, hydratedTemplate, interactiveMessageTemplate } = templateOf(content) ?? {};
  const interactive = content.interactiveMessage ?? interactiveMessageTemplate;
  const parts: (Header | null | undefined)[] = [
    ...[interactive?.header, content.buttonsMessage, hydratedTemplate, hydratedFourRowTemplate, fourRowTemplate],
    ...cardsOf(interactive).map(({ header }) => header),
  ];
  const found = parts.find((part) => part?.imageMessage ?? part?.videoMessage ?? part?.documentMessage);
  if (!found) return null;
  return { imageMessage: found.imageMessage, videoMessage: found.videoMessage, documentMessage: found.documentMessage };
}

function linesOfButtons({ contentText, footerText, locationMessage, text, ...more }: proto.Message.IButtonsMessage): string | null {
  const buttons = shownOf(more.buttons);
  const paramsIn = paramsReader();
  const flows = buttons.map(({ nativeFlowInfo }) => paramsIn(nativeFlowInfo?.paramsJson));
  return lines(
    [text, placeText(locationMessage), contentText, ...flows.map(choicesOf), footerText],
    buttons.map(({ buttonText }, at) => buttonText?.displayText || labelOf(flows[at]!)),
  );
}

function linesOfList({ buttonText, description, footerText, productListInfo, sections, title }: proto.Message.IListMessage): string | null {
  const choices = sectionLines((sections ?? []).map((section) => ({ title: section.title, rows: section.rows ?? [] })));
  const products = (productListInfo?.productSections ?? []).slice(0, cardsMax).map((section) => section.title);
  return lines([title, description, choices, ...products, footerText], [buttonText]);
}

/** The text and the tables of a Meta AI answer that a person forwarded. */
function linesOfRich({ submessages }: proto.IAIRichResponseMessage): string | null {
  const textOf = ({ codeMetadata, messageText, tableMetadata }: proto.IAIRichResponseSubMessage): string | null => {
    const rows = tableMetadata && listed(tableMetadata.rows ?? [], ({ items }) => (items ?? []).join(' | '), '\n');
    const code = codeMetadata && (codeMetadata.codeBlocks ?? []).map(({ codeContent }) => codeContent ?? '').join('');
    return [messageText, tableMetadata?.title, rows, code].filter(Boolean).join('\n');
  };
  return listed((submessages ?? []).filter(textOf), (one) => textOf(one) ?? '', '\n') || null;
}

function templateOf(content: proto.IMessage): proto.Message.ITemplateMessage | null {
  return content.templateMessage ?? content.highlyStructuredMessage?.hydratedHsm ?? null;
}

function linesOf({ fourRowTemplate, hydratedFourRowTemplate, hydratedTemplate }: proto.Message.ITemplateMessage): string | null {
  const hydrated = hydratedTemplate ?? hydratedFourRowTemplate;
  if (hydrated) {
    const { hydratedButtons, hydratedContentText, hydratedFooterText, hydratedTitleText, locationMessage } = hydrated;
    return lines(
      [hydratedTitleText, placeText(locationMessage), hydratedContentText, hydratedFooterText],
      (hydratedButtons ?? []).map((one) => (one.quickReplyButton ?? one.urlButton ?? one.callButton)?.displayText),
    );
  }
  if (!fourRowTemplate) return null;
  const { buttons, content, footer, highlyStructuredMessage: title, locationMessage } = fourRowTemplate;
  const [titled, said, below] = [title, content, footer].map((part) => part && paramsOf(part));
  return lines(
    [titled, placeText(locationMessage), said, below],
    (buttons ?? []).map((one) => {
      const label = (one.quickReplyButton ?? one.urlButton ?? one.callButton)?.displayText;
      return label && paramsOf(label);
    }),
  );
}

/** Maximum number of cards. WhatsApp shows at most ten. */
const cardsMax = 10;
/**
 * Maximum number of buttons. Templates have at most ten, and menus of bots have a few. A modified client may send
 * thousands.
 */
const buttonsMax = 15;

function shownOf<Button>(buttons: readonly Button[] | null | undefined): readonly Button[] {
  return (buttons ?? []).slice(0, buttonsMax);
}

function cardsOf(message: proto.Message.IInteractiveMessage | null | undefined): proto.Message.IInteractiveMessage[] {
  return (message?.carouselMessage?.cards ?? []).slice(0, cardsMax);
}

function linesOfInteractive(message: proto.Message.IInteractiveMessage | null | undefined, paramsIn = paramsReader()): string | null {
  if (!message) return null;
  const { body, footer, header, nativeFlowMessage } = message;
  const flows = shownOf(nativeFlowMessage?.buttons).map(({ buttonParamsJson }) => paramsIn(buttonParamsJson));
  // cards inside a card are not shown
  const cards = cardsOf(message).map((card) => linesOfInteractive({ ...card, carouselMessage: null }, paramsIn));
  const above = [header?.title, header?.subtitle, productText(header?.productMessage), placeText(header?.locationMessage)];
  return lines([...above, body?.text, ...flows.map(choicesOf), ...cards, footer?.text], flows.map(labelOf));
}

/**
 * The content that a flow button opens: the choices of a list, or the goods of an order. Every field may be missing
 * or have another type.
 */
const words = z.string().nullish().catch(null);
const amount = z
  .object({ value: z.number(), offset: z.number().positive().catch(1) })
  .nullish()
  .catch(null);
const FlowParams = z.object({
  display_text: words,
  title: words,
  copy_code: words,
  url: words,
  currency: words,
  total_amount: amount,
  sections: z.array(z.object({ title: words, rows: z.array(z.object({ title: words, description: words })).catch([]) })).catch([]),
  order: z
    .object({ items: z.array(z.object({ name: words, quantity: z.number().catch(1), amount })).catch([]) })
    .nullish()
    .catch(null),
});
type FlowParams = z.infer<typeof FlowParams>;

/**
 * Limits of JSON in a message. JSON beyond a limit is not parsed, because parsing it would block the process. A list
 * of two hundred choices has a thousand values.
 */
const jsonMaxChars = 65_536;
const jsonMaxValues = 1_000;

/** Parses the JSON of a message to an object; null when the JSON is not an object or is too large. */
export function objectIn(json: string | null | undefined): object | null {
  if (!json || json.length > jsonMaxChars || hasManyValues(Buffer.from(json), jsonMaxValues)) return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

type ReadParams = (json: string | null | undefined) => FlowParams | null;

/** Maximum number of JSON values in all buttons of one message together. */
const paramsMaxValues = 5_000;

/** Parses the parameters of the buttons of one message; null for a button that exceeds the limit. */
function paramsReader(): ReadParams {
  let left = paramsMaxValues;
  return (json) => {
    const count = new ValueCount(left);
    if (!json || count.isExceededBy(Buffer.from(json))) return null;
    left -= count.found;
    return FlowParams.safeParse(objectIn(json)).data ?? null;
  };
}

const labelOf = (params: FlowParams | null): string | null | undefined => params?.display_text || params?.title;

function choicesOf(params: FlowParams | null): string | null {
  if (!params) return null;
  const { currency, order, sections, total_amount: total } = params;
  const price = (of: typeof total): string | null => money(((of?.value ?? 0) / (of?.offset ?? 1)) * 1_000, currency);
  const goods = listed(order?.items ?? [], (one) => [`${one.quantity} ×`, one.name, price(one.amount)].filter(Boolean).join(' '), '\n');
  const totalled = price(total);
  return [sectionLines(sections), goods, totalled && `Total ${totalled}`].filter(Boolean).join('\n') || null;
}

interface Section {
  readonly title?: string | null | undefined;
  readonly rows: readonly { readonly title?: string | null | undefined; readonly description?: string | null | undefined }[];
}

function sectionLines(sections: readonly Section[]): string | null {
  const rows = sections.flatMap((section) => [
    section.title,
    ...section.rows.map(({ description, title }) => [title, description].filter(Boolean).join(': ')),
  ]);
  return listed(rows.filter(Boolean), (row) => row ?? '', '\n') || null;
}

function linesOfHighlyStructured({ highlyStructuredMessage }: proto.IMessage): string | null {
  return highlyStructuredMessage ? paramsOf(highlyStructuredMessage) || null : null;
}

/**
 * The parameter values of a template. Linked devices receive only these values, because the text around them stays at
 * the business.
 */
function paramsOf({ localizableParams, params }: proto.Message.IHighlyStructuredMessage): string {
  return (localizableParams?.length ? localizableParams.map((one) => one.default) : (params ?? [])).filter(Boolean).join(' ');
}

function lines(texts: readonly (string | null | undefined)[], buttons: readonly (string | null | undefined)[]): string | null {
  const shown = buttons.filter(Boolean).map((button) => `[${button}]`);
  return [...texts.filter(Boolean), ...(shown.length > 0 ? [shown.join(' ')] : [])].join('\n') || null;
}

/** True for messages that only business software sends, and for masked messages. They need no answer. */
export function isBusinessTemplate(content: proto.IMessage | null | undefined): boolean {
  if (!content) return false;
  if (content.placeholderMessage || content.templateMessage || content.highlyStructuredMessage) return true;
  const flows = [content.interactiveMessage, ...cardsOf(content.interactiveMessage)].map((one) => shownOf(one?.nativeFlowMessage?.buttons));
  const older = shownOf(content.buttonsMessage?.buttons).map(({ nativeFlowInfo }) => ({
    name: nativeFlowInfo?.name ?? null,
    buttonParamsJson: nativeFlowInfo?.paramsJson ?? null,
  }));
  const paramsIn = paramsReader();
  return [...flows.flat(), ...older].some((button) => isCodeButton(button, paramsIn));
}

/** True for a button that copies a one-time code, as in WhatsApp's authentication templates. */
function isCodeButton(
  { buttonParamsJson, name }: proto.Message.InteractiveMessage.NativeFlowMessage.INativeFlowButton,
  paramsIn: ReadParams,
): boolean {
  const params = paramsIn(buttonParamsJson);
  const copies = typeof params?.copy_code === 'string';
  return name === 'copy_code' || (name === 'cta_copy' && copies) || /\/otp(\/|\?|$)|[?&]otp_type=/i.test(params?.url ?? '');
}
