import { z } from 'zod';
import { FactKind, factMaxChars } from '../../values/people/contact-facts.js';
import { ConversationId } from '../../values/ids.js';
import { wholeNumber } from '../../values/integers.js';
import { limits } from '../../values/limits.js';
import { NeedReason } from '../../values/needs.js';
import { cleanPersonName } from '../../values/people/person-name.js';
import { fromFields, isRecord, reading } from '../../values/reading.js';
import { DeliveryStatus, MessageKind, MessageOrigin, Sender } from '../../values/statuses.js';
import { UnsentReason } from '../../values/unsent.js';
import { route } from '../route.js';
import { Done, pageBefore, PageQuery, WireTimestamp } from '../shapes.js';

/** A lead in the list. `phoneNumber` is digits, or `lid:<digits>` while only the privacy id is known: never shown as a number. */
export const ContactView = z
  .object({
    conversationId: ConversationId,
    name: z.string(),
    phoneNumber: z.string(),
    /** Without the `@`; belongs to the privacy id, and may change. */
    username: z.string().nullable().optional(),
    messageCount: z.number().int(),
    lastMessage: z.string().nullable(),
    lastAt: WireTimestamp.nullable(),
    /** ISO moment until which a human writes here; `forever` when the switch was used; null when the bot answers. */
    takeoverUntil: z.string().nullable(),
    closing: z.boolean(),
    optedOut: z.boolean(),
    /** The lead wants no follow-ups, in words of their own; questions are still answered. */
    noFollowUps: z.boolean().optional(),
    /** A verified enterprise, or WhatsApp itself: its messages are notices, unless the owner treats it as a customer. Null for people. */
    business: z.enum(['notices', 'customer']).nullable().optional(),
    blacklisted: z.boolean(),
    /** The owner's notification number: shown, but no lead, and never answered by AI. */
    getsNotices: z.boolean(),
    /** Since which ISO moment, and why, the owner is waited for here; null when they are not. */
    needsOwner: z.object({ reason: NeedReason, since: z.string() }).nullable(),
    /** The lead's messages that the owner has not looked at. */
    unread: z.number().int(),
    /** The owner has marked it as unread: an open thread does not read it again until it is opened anew. */
    markedUnread: z.boolean().optional(),
    /** The owner's words on this conversation. */
    labels: z.array(z.string()),
    /** Digits of the number this person had before; null for none. */
    formerNumber: z.string().nullable().optional(),
    /** That number belongs to somebody else now, and no other one is known: a past contact. */
    numberMoved: z.boolean().optional(),
  })
  // the specification names a lead by the number alone
  .register(reading, { from: fromFields((fields) => ({ conversationId: fields.phoneNumber, ...fields })) });
export type ContactView = z.infer<typeof ContactView>;

export const MediaView = z.object({
  url: z.string().nullable(),
  mimetype: z.string(),
  transcript: z.string().nullable(),
  seconds: z.number().nullable(),
  /** Of a file; null where it has none. */
  name: z.string().nullable().optional(),
  /** Its size, where that is known. */
  bytes: z.number().int().nullable().optional(),
});

/** The message that another one answers. `sender` is null when nobody knows: the quoted text is then the lead's word alone. */
export const QuoteView = z.object({ body: z.string(), sender: Sender.nullable(), kind: MessageKind });
export type QuoteView = z.infer<typeof QuoteView>;

/** A sender that the reader does not know is on the side that `fromMe` says. */
const withSender = fromFields((fields) => {
  const sender = Sender.options.find((one) => one === fields.sender);
  return { ...fields, sender: sender ?? (fields.fromMe === true ? 'lead' : 'bot') };
});

/** `fromMe` is true for what the lead wrote (label 'Leads'): the specification defines it so. */
export const MessageView = z
  .object({
    id: z.string(),
    conversationId: ConversationId,
    body: z.string(),
    fromMe: z.boolean(),
    sender: Sender,
    kind: MessageKind,
    /** Who is behind it, where that is neither the lead, the bot nor the owner's own hands. */
    origin: MessageOrigin.nullable().optional(),
    status: DeliveryStatus,
    timestamp: WireTimestamp,
    media: MediaView.nullable(),
    quoted: QuoteView.nullable(),
    /** ISO moment in which its writer last changed it. */
    editedAt: z.string().nullable(),
    /** Why the bot has left this message without an answer for good; null where it has not. */
    unanswered: NeedReason.nullable(),
    /** Why an automatic message was queued and not sent; null for all others. */
    unsent: UnsentReason.nullable(),
    /** Grows within a conversation; pages and folds order by it. */
    seq: z.number().int(),
  })
  .register(reading, { from: withSender });
export type MessageView = z.infer<typeof MessageView>;

/** What an answer was made of. */
export const ReplyTrace = z.object({
  model: z.string(),
  tools: z.array(z.object({ name: z.string(), arguments: z.string(), result: z.string() })),
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  tookMs: z.number().int(),
  /** By the operator's prices; null when there is none for that model. */
  costRupiah: z.number().nullable().optional(),
  /** Besides the owner's own texts; null where that was not noted. */
  read: z
    .object({
      messages: z.number().int(),
      pictures: z.number().int(),
      summary: z.string(),
      facts: z.array(z.object({ kind: FactKind.nullable(), value: z.string() })),
    })
    .nullable()
    .optional(),
});
export type ReplyTrace = z.infer<typeof ReplyTrace>;

/** The same of an answer to a lead's turn. */
export const ReplyStory = ReplyTrace.extend({ turn: z.number().int(), at: z.string() });
export type ReplyStory = z.infer<typeof ReplyStory>;

const Speaker = z.enum(Sender.options).register(reading, { unknown: 'bot' });

/** Why the bot wrote a message. */
export const MessageReason = z.object({
  /** Null for what is no answer: a follow-up, the owner's own words for a missed call. */
  story: ReplyStory.nullable(),
  /** The messages that were read for it, oldest first, each shortened. */
  messages: z.array(z.object({ sender: Speaker, kind: MessageKind, body: z.string(), at: z.string() })),
});
export type MessageReason = z.infer<typeof MessageReason>;

/** What the bot remembers of a lead. Every kind of fact is there, empty where nothing is known. */
export const ContactMemory = z.object({
  /** What was said before the messages that the bot still reads whole; empty while it reads them all. */
  summary: z.string(),
  updatedAt: z.string().nullable(),
  facts: z.array(z.object({ kind: FactKind.nullable(), value: z.string(), byOwner: z.boolean() })),
});
export type ContactMemory = z.infer<typeof ContactMemory>;

/** Facts that are left out stay as they are, empty ones are forgotten. */
export const MemoryChange = z.object({
  facts: z.partialRecord(FactKind, z.string().max(factMaxChars, { error: `Catatan paling panjang ${factMaxChars} huruf.` })).optional(),
  forgetSummary: z.boolean().optional(),
});
export type MemoryChange = z.infer<typeof MemoryChange>;

/** Rows without a `seq` count up to −1 as they stand: the list is whole, and before whatever is pushed later. */
const MessageList = z.array(MessageView).register(reading, {
  from: (value) => {
    if (!Array.isArray(value)) return value;
    const rows = value.filter(isRecord);
    return rows.map((row, index) => ({ seq: index - rows.length, ...row }));
  },
});

/** What is shown of a text that was found: hits apart from the rest. */
export const ExcerptPart = z.object({ text: z.string(), hit: z.boolean() });
export type ExcerptPart = z.infer<typeof ExcerptPart>;

/** A message that was found. */
export const MessageFound = z
  .object({
    id: z.string(),
    conversationId: ConversationId,
    name: z.string(),
    phoneNumber: z.string(),
    sender: Sender,
    seq: z.number().int(),
    timestamp: WireTimestamp,
    excerpt: z.array(ExcerptPart),
  })
  .register(reading, { from: withSender });
export type MessageFound = z.infer<typeof MessageFound>;

/** The newest of each; `more`: there are more messages than these, `moreContacts`: more people. */
export const SearchResult = z.object({
  contacts: z.array(ContactView),
  messages: z.array(MessageFound),
  more: z.boolean(),
  moreContacts: z.boolean().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** `before` is a message's `seq`: the page before it. `from` is one too: the page that begins with it. */
export const ThreadQuery = pageBefore('bigint').extend({ from: wholeNumber('bigint').optional() });
export type ThreadQuery = z.output<typeof ThreadQuery>;
/** `before` is a turn. */
export const StoryQuery = pageBefore('integer');
export type StoryQuery = z.output<typeof StoryQuery>;

/** Which part of the list is wanted. */
export const ContactFilter = z.enum(['needs-owner', 'taken-over', 'unread']);
export type ContactFilter = z.infer<typeof ContactFilter>;

export const ContactsQuery = PageQuery.extend({
  filter: ContactFilter.optional(),
  /** Only conversations that carry it. */
  label: z.string().max(limits.labelMaxChars).optional(),
});

const Label = z
  .string()
  .transform((text) => cleanPersonName(text))
  .pipe(
    z
      .string()
      .min(1, { error: 'Label tidak boleh kosong.' })
      .max(limits.labelMaxChars, { error: `Label paling panjang ${limits.labelMaxChars} karakter.` }),
  );

/** What is done to chosen chats; with labels, to the one that is named. */
export const ChatsAct = z.discriminatedUnion(
  'kind',
  [z.object({ kind: z.enum(['read', 'unread', 'done', 'give-back']) }), z.object({ kind: z.enum(['label', 'unlabel']), label: Label })],
  { error: 'Pilih apa yang dilakukan pada obrolan ini.' },
);
export type ChatsAct = z.infer<typeof ChatsAct>;

/** Chosen chats as they are now, those without the ones that are gone; `changed` are those to which the act did something. */
export const ActedChats = z.object({ contacts: z.array(ContactView), changed: z.array(ConversationId) });
export type ActedChats = z.infer<typeof ActedChats>;

/** Counts end at `limits.countedMax`: a badge says no more. */
export const Waiting = z.object({
  counts: z.object({ needsOwner: z.number().int(), takenOver: z.number().int(), unread: z.number().int() }),
  leads: z.array(ContactView),
});
export type Waiting = z.infer<typeof Waiting>;

export const chat = {
  /** Newest first; `before` is `lastAt` cursor from header-free paging: the `conversationId` of the last row. */
  contacts: route('GET', '/chat/contacts', { query: ContactsQuery, reply: z.array(ContactView) }),
  /** Names, numbers and all texts; words by how they begin. */
  search: route('GET', '/chat/search', { query: z.object({ q: z.string().trim().min(1).max(100) }), reply: SearchResult }),
  contact: route('GET', '/chat/contacts/:phoneNumber', { reply: ContactView }),
  /** Oldest first within the page; without parameters the newest page; `before` is a `seq`. */
  messages: route('GET', '/chat/contacts/:phoneNumber/messages', { query: ThreadQuery, reply: MessageList }),
  send: route('POST', '/chat/contacts/:phoneNumber/messages', {
    body: z.object({
      body: z
        .string()
        .trim()
        .min(1, { error: 'Pesan tidak boleh kosong.' })
        .max(limits.ownerMessageMaxChars, { error: 'Pesan terlalu panjang.' }),
      clientId: z.uuid().optional(),
    }),
    reply: MessageView,
  }),
  /** Whatever the lead waited for is done: nothing needs the owner here any more, and the bot answers nothing of it. */
  finish: route('POST', '/chat/contacts/:phoneNumber/done', { reply: ContactView }),
  /** All labels of one conversation, in place of those it had; each once. */
  setLabels: route('POST', '/chat/contacts/:phoneNumber/labels', {
    body: z.object({
      labels: z.array(Label).max(limits.labelsPerContactMax, { error: `Paling banyak ${limits.labelsPerContactMax} label per pelanggan.` }),
    }),
    reply: ContactView,
  }),
  /** One act on several chats at once. Ids that are not this owner's are passed over. */
  act: route('POST', '/chat/acts', {
    body: z.object({
      act: ChatsAct,
      conversationIds: z
        .array(ConversationId)
        .min(1, { error: 'Pilih obrolan dulu.' })
        .max(limits.chosenChatsMax, { error: `Paling banyak ${limits.chosenChatsMax} obrolan sekaligus.` }),
    }),
    reply: ActedChats,
  }),
  /** The owner's contacts or messages as a file. */
  download: route('GET', '/chat/export/:what', {
    params: { what: z.enum(['contacts', 'messages'], { error: 'Pilih contacts atau messages.' }) },
    query: z.object({ format: z.enum(['csv', 'xlsx'], { error: 'Pilih format csv atau xlsx.' }).default('csv') }),
    reply: z.unknown(),
  }),
  /** Every label that some conversation carries. */
  labels: route('GET', '/chat/labels', { reply: z.array(z.string()) }),
  /** Who needs the owner, longest waiting first (one page of them), and how many rows each filter of the list has. */
  waiting: route('GET', '/chat/waiting', { reply: Waiting }),
  /** The body is a picture's bytes, as `photos.upload` takes them; `caption` stands below it. */
  sendPhoto: route('POST', '/chat/contacts/:phoneNumber/photos', {
    query: z.object({
      caption: z.string().trim().max(limits.photoCaptionMaxChars, { error: 'Keterangan foto terlalu panjang.' }).optional(),
      clientId: z.uuid().optional(),
    }),
    reply: MessageView,
  }),
  /** The body is the file itself, of any other kind than a picture. */
  sendFile: route('POST', '/chat/contacts/:phoneNumber/files', {
    query: z.object({
      name: z
        .string()
        .min(1, { error: 'Nama berkas tidak boleh kosong.' })
        .max(limits.fileNameMaxChars, { error: 'Nama berkas terlalu panjang.' }),
      caption: z.string().trim().max(limits.photoCaptionMaxChars, { error: 'Keterangan berkas terlalu panjang.' }).optional(),
      clientId: z.uuid().optional(),
    }),
    reply: MessageView,
  }),
  takeover: route('POST', '/chat/contacts/:phoneNumber/takeover', { body: z.object({ active: z.boolean() }), reply: ContactView }),
  story: route('GET', '/chat/contacts/:phoneNumber/replies', { query: StoryQuery, reply: z.array(ReplyStory) }),
  reason: route('GET', '/chat/messages/:messageId/reason', { reply: MessageReason }),
  memory: route('GET', '/chat/contacts/:phoneNumber/memory', { reply: ContactMemory }),
  changeMemory: route('PUT', '/chat/contacts/:phoneNumber/memory', { body: MemoryChange, reply: ContactMemory }),
  media: route('GET', '/chat/media/:messageId', { reply: z.unknown() }),
  /** A picture, small: a JPEG of some kilobytes. */
  thumbnail: route('GET', '/chat/media/:messageId/thumbnail', { reply: z.unknown() }),
  markSeen: route('POST', '/chat/contacts/:phoneNumber/seen', { reply: Done }),
} as const;
