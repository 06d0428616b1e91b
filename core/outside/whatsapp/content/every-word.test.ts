import { expect, test } from '@jest/globals';
import { encodeWAMessage, proto as protocol, type proto } from 'baileys';
import { readMessage } from './stanza-reader.js';

/*
 * Every field that may contain a lead's words, each alone in a message. Senders may fill any single field, so words
 * would be lost if the code read a field only together with another.
 */

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const attrs = { from: '628222@s.whatsapp.net', id: 'A1', t: '1700000000' };
const words = 'kata pelanggan';

/** Builds a message with one field. A number in the path stands for an element of a list. */
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
  ...['quickReplyButton', 'urlButton', 'callButton'].map(
    (name) => `templateMessage.fourRowTemplate.buttons.0.${name}.displayText.params.0`,
  ),
  'templateMessage.interactiveMessageTemplate.body.text',
  'highlyStructuredMessage.params.0',
  'highlyStructuredMessage.localizableParams.0.default',
  'highlyStructuredMessage.hydratedHsm.hydratedTemplate.hydratedContentText',
  ...['header.title', 'header.subtitle', 'body.text', 'footer.text'].map((name) => `interactiveMessage.${name}`),
  ...['header.title', 'header.subtitle', 'header.productMessage.product.title', 'body.text', 'footer.text'].map(
    (name) => `interactiveMessage.carouselMessage.cards.0.${name}`,
  ),
  ...[
    'productMessage.product.title',
    'locationMessage.name',
    'imageMessage.caption',
    'videoMessage.caption',
    'documentMessage.caption',
  ].map((name) => `interactiveMessage.header.${name}`),
  ...['text', 'contentText', 'footerText', 'buttons.0.buttonText.displayText'].map((name) => `buttonsMessage.${name}`),
  ...['locationMessage.name', 'imageMessage.caption', 'videoMessage.caption', 'documentMessage.fileName'].flatMap((name) => [
    `buttonsMessage.${name}`,
    `templateMessage.hydratedTemplate.${name}`,
    `templateMessage.fourRowTemplate.${name}`,
  ]),
  ...['title', 'description', 'buttonText', 'footerText', 'productListInfo.productSections.0.title'].map((name) => `listMessage.${name}`),
  ...['title', 'rows.0.title', 'rows.0.description'].map((name) => `listMessage.sections.0.${name}`),
  ...['messageText', 'tableMetadata.title', 'tableMetadata.rows.0.items.0', 'codeMetadata.codeBlocks.0.codeContent'].map(
    (name) => `richResponseMessage.submessages.0.${name}`,
  ),
  'statusQuotedMessage.text',
  'bcallMessage.caption',
  ...['', 'V3'].flatMap((version) => [
    `pollResultSnapshotMessage${version}.name`,
    `pollResultSnapshotMessage${version}.pollVotes.0.optionName`,
  ]),
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
  ...['name', 'location.name', 'location.address', 'description', 'joinLink'].map((name) => `eventMessage.${name}`),
  'scheduledCallCreationMessage.title',
  ...['requestPaymentMessage', 'sendPaymentMessage'].flatMap((name) => [
    `${name}.noteMessage.conversation`,
    `${name}.noteMessage.extendedTextMessage.text`,
  ]),
  'invoiceMessage.note',
  ...['groupName', 'caption'].map((name) => `groupInviteMessage.${name}`),
  ...['newsletterAdminInviteMessage', 'newsletterFollowerInviteMessageV2'].flatMap((name) => [`${name}.newsletterName`, `${name}.caption`]),
  ...['name', 'caption'].map((name) => `stickerPackMessage.${name}`),
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
  [
    'a choice of a list that a flow opens',
    messageWith(
      'interactiveMessage.nativeFlowMessage.buttons.0.buttonParamsJson',
      '{"title":"Lihat menu","sections":[{"title":"Kopi","rows":[{"title":"Gayo","description":"250 g Rp 85.000","id":"1"}]}]}',
    ),
    'Kopi\nGayo: 250 g Rp 85.000\n[Lihat menu]',
  ],
  [
    'an item of an order that a flow asks to pay',
    messageWith(
      'interactiveMessage.nativeFlowMessage.buttons.0.buttonParamsJson',
      '{"currency":"IDR","total_amount":{"value":17000000,"offset":100},"order":{"items":[{"name":"Kopi","quantity":2,"amount":{"value":8500000,"offset":100}}]}}',
    ),
    '2 × Kopi Rp 85.000\nTotal Rp 170.000',
  ],
  [
    'a button of a flow in an older message',
    messageWith('buttonsMessage.buttons.0.nativeFlowInfo.paramsJson', '{"display_text":"Beli"}'),
    '[Beli]',
  ],
  [
    'an item of an order without its number, with an amount in whole units',
    messageWith(
      'interactiveMessage.nativeFlowMessage.buttons.0.buttonParamsJson',
      '{"currency":"IDR","total_amount":{"value":85000},"order":{"items":[{"name":"Kopi","amount":{"value":85000}}]}}',
    ),
    '1 × Kopi Rp 85.000\nTotal Rp 85.000',
  ],
  ['a time of a planned call', { scheduledCallCreationMessage: { scheduledTimestampMs: 1_700_000_000_000 } }, '(15 Nov 2023, 05.13 WIB)'],
  ['an end of an event', { eventMessage: { endTime: 1_700_000_000 } }, '(15 Nov 2023, 05.13 WIB)'],
  [
    'votes of a poll',
    { pollResultSnapshotMessage: { name: 'Warna?', pollVotes: [{ optionName: 'merah', optionVoteCount: 3 }] } },
    'Hasil polling: Warna? (merah: 3)',
  ],
  ['a reduced price', { productMessage: { product: { salePriceAmount1000: 45_000_000, currencyCode: 'IDR' } } }, 'Rp 45.000'],
  ['a price of a product', { productMessage: { product: { priceAmount1000: 50_000_000, currencyCode: 'IDR' } } }, 'Rp 50.000'],
  ['a total of an order', { orderMessage: { totalAmount1000: 50_000_000, totalCurrencyCode: 'IDR' } }, 'Rp 50.000'],
])('%s is read when it is the only field', (_what, message, body) => {
  expect(bodyOf(message)).toContain(body);
});

/* Fields with the same meaning that are both filled. Neither may hide the other. */

const form = (text: string, params: object): proto.IMessage => ({
  interactiveResponseMessage: { body: { text }, nativeFlowResponseMessage: { paramsJson: JSON.stringify(params) } },
});

test.each<[string, proto.IMessage, string]>([
  [
    'the mark of a form and its fields',
    form('Sent', { flow_token: 'x', nama: 'Rina', alamat: 'Jl. Mawar 1', jumlah: 2, catatan: '' }),
    'Jawaban formulir:\nnama: Rina\nalamat: Jl. Mawar 1\njumlah: 2',
  ],
  [
    'a name and an address',
    form('Rina', { saved_address_id: '7', values: { name: 'Rina', address: 'Jl. Mawar 1', city: 'Bogor' } }),
    'Rina\nJawaban formulir:\nname: Rina\naddress: Jl. Mawar 1\ncity: Bogor',
  ],
  ['a choice and its id', form('Kopi Gayo', { id: 'baris-1' }), 'Kopi Gayo'],
  ['an id without a text', form('', { id: 'baris-1' }), 'Jawaban formulir:\nid: baris-1'],
  [
    'a form that cannot be parsed and its text',
    { interactiveResponseMessage: { body: { text: 'Rina' }, nativeFlowResponseMessage: { paramsJson: '{' } } },
    'Rina\nJawaban formulir.',
  ],
  ['a choice and its description', { listResponseMessage: { title: 'Kopi', description: '250 g Rp 85.000' } }, 'Kopi\n250 g Rp 85.000'],
  [
    'a price and its reduction',
    { productMessage: { product: { priceAmount1000: 50_000_000, salePriceAmount1000: 45_000_000, currencyCode: 'IDR' } } },
    'Produk katalog: Rp 45.000 (harga normal Rp 50.000)',
  ],
  [
    'an event with place, times and link',
    {
      eventMessage: {
        name: 'Bazar',
        description: 'bawa tas',
        location: { name: 'Balai', address: 'Jl. Mawar 1' },
        startTime: 1_700_000_000,
        endTime: 1_700_007_200,
        joinLink: 'https://call.whatsapp.com/x',
      },
    },
    'Acara: Bazar · Balai · Jl. Mawar 1 · bawa tas (15 Nov 2023, 05.13 WIB sampai 15 Nov 2023, 07.13 WIB) https://call.whatsapp.com/x',
  ],
])('%s are both read', (_what, message, body) => {
  expect(bodyOf(message)).toBe(body);
});

const photo = { mimetype: 'image/jpeg', caption: 'foto kopi', directPath: '/v/x', mediaKey: Buffer.alloc(32, 1) };

test.each<[string, proto.IMessage]>([
  ['an interactive message', { interactiveMessage: { header: { imageMessage: photo }, body: { text: 'Kopi Gayo' } } }],
  [
    'a card beside others',
    { interactiveMessage: { carouselMessage: { cards: [{ header: { imageMessage: photo }, body: { text: 'Kopi Gayo' } }] } } },
  ],
  [
    'a card behind one without a picture',
    { interactiveMessage: { body: { text: 'Kopi Gayo' }, carouselMessage: { cards: [{}, { header: { imageMessage: photo } }] } } },
  ],
  ['a message with buttons', { buttonsMessage: { imageMessage: photo, contentText: 'Kopi Gayo' } }],
  ['a template', { templateMessage: { hydratedTemplate: { imageMessage: photo, hydratedContentText: 'Kopi Gayo' } } }],
])('the picture of %s is an attachment, with the words of both', (_what, message) => {
  const found = readMessage({ tag: 'message', attrs }, encodeWAMessage(message), me, true);
  expect(found).toMatchObject({ kind: 'image', body: 'foto kopi\nKopi Gayo', media: { mimetype: 'image/jpeg' } });
  expect(protocol.Message.decode(found!.proto!).imageMessage).toMatchObject({ directPath: '/v/x' });
});
