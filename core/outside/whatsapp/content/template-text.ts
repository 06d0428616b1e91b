import type { proto } from 'baileys';

/** The text of a template message: title, body, footer and button labels. Null for all other messages. */
export function templateText(content: proto.IMessage): string | null {
  const { buttonsMessage, interactiveMessage, listMessage, questionResponseMessage } = content;
  const template = templateOf(content);
  if (template) return linesOf(template) || linesOfInteractive(template.interactiveMessageTemplate) || linesOfHighlyStructured(content);
  if (content.highlyStructuredMessage) return linesOfHighlyStructured(content);
  if (interactiveMessage) return linesOfInteractive(interactiveMessage);
  if (buttonsMessage) {
    const { buttons, contentText, footerText, text } = buttonsMessage;
    return lines(
      [text, contentText, footerText],
      (buttons ?? []).map(({ buttonText }) => buttonText?.displayText),
    );
  }
  if (listMessage) return lines([listMessage.title, listMessage.description, listMessage.footerText], []);
  return questionResponseMessage?.text || null;
}

function templateOf(content: proto.IMessage): proto.Message.ITemplateMessage | null {
  return content.templateMessage ?? content.highlyStructuredMessage?.hydratedHsm ?? null;
}

function linesOf({ fourRowTemplate, hydratedFourRowTemplate, hydratedTemplate }: proto.Message.ITemplateMessage): string | null {
  const hydrated = hydratedTemplate ?? hydratedFourRowTemplate;
  if (hydrated) {
    const { hydratedButtons, hydratedContentText, hydratedFooterText, hydratedTitleText } = hydrated;
    return lines(
      [hydratedTitleText, hydratedContentText, hydratedFooterText],
      (hydratedButtons ?? []).map((one) => (one.quickReplyButton ?? one.urlButton ?? one.callButton)?.displayText),
    );
  }
  if (!fourRowTemplate) return null;
  const { content, footer, highlyStructuredMessage: title } = fourRowTemplate;
  return lines(
    [title, content, footer].map((part) => part && paramsOf(part)),
    [],
  );
}

/** WhatsApp shows at most ten cards. */
const cardsMax = 10;

function linesOfInteractive(message: proto.Message.IInteractiveMessage | null | undefined): string | null {
  if (!message) return null;
  const { body, carouselMessage, footer, header, nativeFlowMessage } = message;
  const buttons = (nativeFlowMessage?.buttons ?? []).map(({ buttonParamsJson }) => fieldOf(buttonParamsJson, 'display_text'));
  const cards = (carouselMessage?.cards ?? []).slice(0, cardsMax).map((card) => lines([card.header?.title, card.body?.text], []));
  return lines([header?.title, header?.subtitle, body?.text, ...cards, footer?.text], buttons);
}

function linesOfHighlyStructured({ highlyStructuredMessage }: proto.IMessage): string | null {
  return highlyStructuredMessage ? paramsOf(highlyStructuredMessage) || null : null;
}

/** Linked devices get only the parameter values. The text around them stays at the business. */
function paramsOf({ localizableParams, params }: proto.Message.IHighlyStructuredMessage): string {
  return (localizableParams?.length ? localizableParams.map((one) => one.default) : (params ?? [])).filter(Boolean).join(' ');
}

function lines(texts: readonly (string | null | undefined)[], buttons: readonly (string | null | undefined)[]): string | null {
  const shown = buttons.filter(Boolean).map((button) => `[${button}]`);
  return [...texts.filter(Boolean), ...(shown.length > 0 ? [shown.join(' ')] : [])].join('\n') || null;
}

/** True for messages that only business software sends, and for masked ones. They need no answer. */
export function isBusinessTemplate(content: proto.IMessage | null | undefined): boolean {
  if (!content) return false;
  if (content.placeholderMessage || content.templateMessage || content.highlyStructuredMessage) return true;
  return (content.interactiveMessage?.nativeFlowMessage?.buttons ?? []).some(isCodeButton);
}

/** True for a button that copies a one-time code, as in WhatsApp's authentication templates. */
function isCodeButton({ buttonParamsJson, name }: proto.Message.InteractiveMessage.NativeFlowMessage.INativeFlowButton): boolean {
  const [text, url] = [fieldOf(buttonParamsJson, 'copy_code'), fieldOf(buttonParamsJson, 'url')];
  return name === 'copy_code' || (name === 'cta_copy' && text !== null) || /\/otp(\/|\?|$)|[?&]otp_type=/i.test(url ?? '');
}

function fieldOf(json: string | null | undefined, name: string): string | null {
  try {
    const value = (JSON.parse(json ?? '') as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
