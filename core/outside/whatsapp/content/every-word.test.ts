import { expect, test } from '@jest/globals';
import { encodeWAMessage, type proto } from 'baileys';
import { readMessage } from './stanza-reader.js';

/* Every field that may contain a lead's words, each alone in a message. Senders may fill any single
   field, so a field that is read only together with another one would lose words. */

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const attrs = { from: '628222@s.whatsapp.net', id: 'A1', t: '1700000000' };
const words = 'kata pelanggan';

/** A message with one field; a number in the path is a place in a list. */
function messageWith(path: string, value: unknown): proto.IMessage {
  return path.split('.').reduceRight<unknown>((inner, name) => (/^\d+$/.test(name) ? [inner] : { [name]: inner }), value) as proto.IMessage;
}
const bodyOf = (message: proto.IMessage) => readMessage({ tag: 'message', attrs }, encodeWAMessage(message), me, true)?.body;

test.each([
  'conversation',
  'extendedTextMessage.text',
  'extendedTextMessage.matchedText',
  'buttonsResponseMessage.selectedDisplayText',
  'buttonsResponseMessage.selectedButtonId',
  'listResponseMessage.title',
  'listResponseMessage.singleSelectReply.selectedRowId',
  'listResponseMessage.description',
  'templateButtonReplyMessage.selectedDisplayText',
  'templateButtonReplyMessage.selectedId',
  'interactiveResponseMessage.body.text',
  'statusQuestionAnswerMessage.text',
  'questionResponseMessage.text',
  ...['hydratedTemplate', 'hydratedFourRowTemplate'].flatMap((kind) => [
    ...['hydratedTitleText', 'hydratedContentText', 'hydratedFooterText'].map((name) => `templateMessage.${kind}.${name}`),
    ...['quickReplyButton', 'urlButton', 'callButton'].map((name) => `templateMessage.${kind}.hydratedButtons.0.${name}.displayText`),
  ]),
  ...['content', 'footer', 'highlyStructuredMessage'].flatMap((part) => [
    `templateMessage.fourRowTemplate.${part}.params.0`,
    `templateMessage.fourRowTemplate.${part}.localizableParams.0.default`,
  ]),
  'templateMessage.interactiveMessageTemplate.body.text',
  'highlyStructuredMessage.params.0',
  'highlyStructuredMessage.localizableParams.0.default',
  'highlyStructuredMessage.hydratedHsm.hydratedTemplate.hydratedContentText',
  ...['header.title', 'header.subtitle', 'body.text', 'footer.text'].map((name) => `interactiveMessage.${name}`),
  ...['header.title', 'body.text'].map((name) => `interactiveMessage.carouselMessage.cards.0.${name}`),
  ...['text', 'contentText', 'footerText', 'buttons.0.buttonText.displayText'].map((name) => `buttonsMessage.${name}`),
  ...['title', 'description', 'footerText'].map((name) => `listMessage.${name}`),
  ...['imageMessage', 'videoMessage', 'ptvMessage', 'documentMessage'].map((name) => `${name}.caption`),
  'documentMessage.fileName',
  'documentMessage.title',
  ...['name', 'address', 'comment'].map((name) => `locationMessage.${name}`),
  'liveLocationMessage.caption',
  'contactMessage.displayName',
  'contactsArrayMessage.contacts.0.displayName',
  ...['orderTitle', 'message'].map((name) => `orderMessage.${name}`),
  ...['body', 'footer', 'product.title', 'product.description', 'catalog.title', 'catalog.description'].map(
    (name) => `productMessage.${name}`,
  ),
  ...['', 'V2', 'V3', 'V5'].flatMap((version) => [
    `pollCreationMessage${version}.name`,
    `pollCreationMessage${version}.options.0.optionName`,
  ]),
  ...['name', 'location.name', 'description'].map((name) => `eventMessage.${name}`),
  'scheduledCallCreationMessage.title',
  ...['requestPaymentMessage', 'sendPaymentMessage'].flatMap((name) => [
    `${name}.noteMessage.conversation`,
    `${name}.noteMessage.extendedTextMessage.text`,
  ]),
  'invoiceMessage.note',
  ...['groupName', 'caption'].map((name) => `groupInviteMessage.${name}`),
  ...['newsletterAdminInviteMessage', 'newsletterFollowerInviteMessageV2'].flatMap((name) => [`${name}.newsletterName`, `${name}.caption`]),
  'stickerPackMessage.name',
])('%s is read when it is the only field', (path) => {
  expect(bodyOf(messageWith(path, words))).toContain(words);
});

test.each<[string, proto.IMessage, string]>([
  [
    'a button of a flow',
    messageWith('interactiveMessage.nativeFlowMessage.buttons.0.buttonParamsJson', '{"display_text":"Beli"}'),
    '[Beli]',
  ],
  ['a name on a card', messageWith('contactMessage.vcard', 'BEGIN:VCARD\nFN:Ani Wijaya\nEND:VCARD'), 'Ani Wijaya'],
  ['a number on a card', messageWith('contactMessage.vcard', 'BEGIN:VCARD\nTEL:+62 811 1111\nEND:VCARD'), '+62 811 1111'],
  ['an amount in thousandths', { requestPaymentMessage: { amount1000: 50_000_000, currencyCodeIso4217: 'IDR' } }, 'Rp 50.000'],
  ['an amount in its own unit', { requestPaymentMessage: { amount: { value: 5_000_000, offset: 100, currencyCode: 'IDR' } } }, 'Rp 50.000'],
  ['a price of a product', { productMessage: { product: { priceAmount1000: 50_000_000, currencyCode: 'IDR' } } }, 'Rp 50.000'],
  ['a total of an order', { orderMessage: { totalAmount1000: 50_000_000, totalCurrencyCode: 'IDR' } }, 'Rp 50.000'],
])('%s is read when it is the only field', (_what, message, body) => {
  expect(bodyOf(message)).toContain(body);
});
