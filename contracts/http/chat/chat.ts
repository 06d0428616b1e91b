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
import { ReplyTrace } from './reply-trace.js';
import { Done, pageBefore, PageQuery, WireTimestamp } from '../shapes.js';

const LastSender = z.enum(Sender.options).register(reading, { unknown: 'bot' });

/**
 * A lead in the list. `phoneNumber` is digits, or `lid:<digits>` while only the privacy id is known. A privacy id is
 * never displayed as a number.
 */
export const ContactView = z
  .object({
    conversationId: ConversationId,
    /**
     * Grows with each change of the conversation or its contact. Of two views, the view with the larger version is
     * newer.
     */
    version: z.number().int().optional(),
    /**
     * Name in the owner's address book, else the name that the person chose, else the number. Shown only to the
     * owner.
     */
    name: z.string(),
    /** The name that the person chose. Only this name may appear in messages to the person. Empty for none. */
    ownName: z.string().optional(),
    phoneNumber: z.string(),
    /** The username without its `@`. It belongs to the privacy id and may change. */
    username: z.string().nullable().optional(),
    messageCount: z.number().int(),
    lastMessage: z.string().nullable(),
    /** Who wrote the last message. */
    lastSender: LastSender.nullable().optional(),
    lastAt: WireTimestamp.nullable(),
    /** ISO moment until which a human handles this chat; `forever` when set with the switch; null while the bot answers. */
    takeoverUntil: z.string().nullable(),
    closing: z.boolean(),
    optedOut: z.boolean(),
    /** True when the lead has written that they want no follow-ups. The bot still answers the lead's questions. */
    noFollowUps: z.boolean().optional(),
    /**
     * Set for a verified enterprise and for WhatsApp itself. Their messages count as notices, unless the owner treats
     * the business as a customer. Null for people.
     */
    business: z.enum(['notices', 'customer']).nullable().optional(),
    blacklisted: z.boolean(),
    /** True for the owner's notification number: shown in the list, but not a lead and never answered by AI. */
    getsNotices: z.boolean(),
    /**
     * Why the conversation needs the owner, and since which ISO moment; null when it does not. `words`: the lead's
     * last message on one line, shortened.
     */
    needsOwner: z.object({ reason: NeedReason, since: z.string(), words: z.string().nullable().optional() }).nullable(),
    /** Number of the lead's messages that the owner has not seen. */
    unread: z.number().int(),
    /** True when the owner has marked the conversation as unread. Only opening the thread again marks it as read. */
    markedUnread: z.boolean().optional(),
    /** Labels that the owner gave this conversation. */
    labels: z.array(z.string()),
    /** Text about the advertisement that brought this person; null for none. */
    cameFrom: z.string().nullable().optional(),
    /** Digits of the number this person had before; null for none. */
    formerNumber: z.string().nullable().optional(),
    /**
     * True for a past contact: `formerNumber` now belongs to somebody else, and no newer number of this person is
     * known.
     */
    numberMoved: z.boolean().optional(),
  })
  // the specification identifies a lead by the number alone
  .register(reading, { from: fromFields((fields) => ({ conversationId: fields.phoneNumber, ...fields })) });
export type ContactView = z.infer<typeof ContactView>;

export const MediaView = z.object({
  url: z.string().nullable(),
  mimetype: z.string(),
  transcript: z.string().nullable(),
  seconds: z.number().nullable(),
  /** File name; null when there is none. */
  name: z.string().nullable().optional(),
  /** File size in bytes; null when unknown. */
  bytes: z.number().int().nullable().optional(),
});

/** The quoted message. `sender` is null when the sender is unknown. The quoted text is then only the lead's claim. */
export const QuoteView = z.object({ body: z.string(), sender: Sender.nullable(), kind: MessageKind });
export type QuoteView = z.infer<typeof QuoteView>;

/** Replaces a sender that the reader does not know: `lead` if `fromMe` is true, else `bot`. */
const withSender = fromFields((fields) => {
  const sender = Sender.options.find((one) => one === fields.sender);
  return { ...fields, sender: sender ?? (fields.fromMe === true ? 'lead' : 'bot') };
});

/** `fromMe` is true for messages of the lead (label 'Leads'): the specification defines it so. */
export const MessageView = z
  .object({
    id: z.string(),
    conversationId: ConversationId,
    body: z.string(),
    fromMe: z.boolean(),
    sender: Sender,
    kind: MessageKind,
    /** The origin, when the message is not simply from the lead, the bot or the owner in person. */
    origin: MessageOrigin.nullable().optional(),
    status: DeliveryStatus,
    timestamp: WireTimestamp,
    media: MediaView.nullable(),
    quoted: QuoteView.nullable(),
    /** ISO moment of the author's last edit. */
    editedAt: z.string().nullable(),
    /** Text about the advertisement or status that led to this message; null for most messages. */
    cameFrom: z.string().nullable().optional(),
    /** True when `thumbnail` has a small picture of the status that the message answers. */
    hasPreview: z.boolean().optional(),
    /** The lead's emoji reaction to this message; null for most messages. */
    reaction: z.string().nullable().optional(),
    /** Why the bot permanently left this message unanswered; null otherwise. */
    unanswered: NeedReason.nullable(),
    /** Why a queued automatic message was not sent; null for all others. */
    unsent: UnsentReason.nullable(),
    /** Increases within a conversation; pages and folds sort by it. */
    seq: z.number().int(),
  })
  .register(reading, { from: withSender });
export type MessageView = z.infer<typeof MessageView>;

/** Trace of an answer to a lead's turn. */
export const ReplyStory = ReplyTrace.extend({ turn: z.number().int(), at: z.string() });
export type ReplyStory = z.infer<typeof ReplyStory>;

const Speaker = z.enum(Sender.options).register(reading, { unknown: 'bot' });

/** Why the bot wrote a message. */
export const MessageReason = z.object({
  /** Null for a message that is not an answer: a follow-up, or the owner's text for a missed call. */
  story: ReplyStory.nullable(),
  /** Messages that the bot used as input for this message, oldest first, each shortened. */
  messages: z.array(z.object({ sender: Speaker, kind: MessageKind, body: z.string(), at: z.string() })),
});
export type MessageReason = z.infer<typeof MessageReason>;

/** The bot's memory of a lead. Every kind of fact is present, empty where nothing is known. */
export const ContactMemory = z.object({
  /**
   * Summary of the older part of the conversation, whose messages the bot no longer reads in full. Empty while the
   * bot reads all messages.
   */
  summary: z.string(),
  updatedAt: z.string().nullable(),
  facts: z.array(z.object({ kind: FactKind.nullable(), value: z.string(), byOwner: z.boolean() })),
});
export type ContactMemory = z.infer<typeof ContactMemory>;

/** Omitted facts stay unchanged; empty ones are deleted. */
export const MemoryChange = z.object({
  facts: z.partialRecord(FactKind, z.string().max(factMaxChars, { error: `Catatan paling panjang ${factMaxChars} huruf.` })).optional(),
  forgetSummary: z.boolean().optional(),
});
export type MemoryChange = z.infer<typeof MemoryChange>;

/**
 * Numbers rows without a `seq` in order, ending at −1. A list of such rows is complete. All its rows sort before any
 * message that is pushed later.
 */
const MessageList = z.array(MessageView).register(reading, {
  from: (value) => {
    if (!Array.isArray(value)) return value;
    const rows = value.filter(isRecord);
    return rows.map((row, index) => ({ seq: index - rows.length, ...row }));
  },
});

/** A part of a search excerpt; `hit` marks the matching parts. */
export const ExcerptPart = z.object({ text: z.string(), hit: z.boolean() });
export type ExcerptPart = z.infer<typeof ExcerptPart>;

/** A message found by a search. */
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

/** The newest matches of each kind. `more`: further messages match. `moreContacts`: further contacts match. */
export const SearchResult = z.object({
  contacts: z.array(ContactView),
  messages: z.array(MessageFound),
  more: z.boolean(),
  moreContacts: z.boolean().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/**
 * `before` and `from` are each the `seq` of a message. `before`: the page that ends before that message. `from`: the
 * page that starts with that message.
 */
export const ThreadQuery = pageBefore('bigint').extend({ from: wholeNumber('bigint').optional() });
export type ThreadQuery = z.output<typeof ThreadQuery>;
/** `before` is a turn number. */
export const StoryQuery = pageBefore('integer');
export type StoryQuery = z.output<typeof StoryQuery>;

/** A filter of the list. */
export const ContactFilter = z.enum(['needs-owner', 'taken-over', 'unread']);
export type ContactFilter = z.infer<typeof ContactFilter>;

export const ContactsQuery = PageQuery.extend({
  filter: ContactFilter.optional(),
  /** Only conversations with this label. */
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

/** Bulk action on chosen chats. `label` and `unlabel` contain the label to add or remove. */
export const ChatsAction = z.discriminatedUnion(
  'kind',
  [z.object({ kind: z.enum(['read', 'unread', 'done', 'give-back']) }), z.object({ kind: z.enum(['label', 'unlabel']), label: Label })],
  { error: 'Pilih apa yang dilakukan pada chat ini.' },
);
export type ChatsAction = z.infer<typeof ChatsAction>;

/**
 * The chosen chats in their new state, without deleted chats. `changed`: ids of the chats that the action changed.
 */
export const ActedChats = z.object({ contacts: z.array(ContactView), changed: z.array(ConversationId) });
export type ActedChats = z.infer<typeof ActedChats>;

/** Counts are capped at `limits.countedMax`: a badge shows no more. */
export const Waiting = z.object({
  counts: z.object({
    needsOwner: z.number().int(),
    takenOver: z.number().int(),
    unread: z.number().int(),
    /** Number of leads that got no answer because of an outage or an empty quota, and that the bot may still answer. */
    leftBehind: z.number().int().optional(),
  }),
  leads: z.array(ContactView),
  /** Cursor of the next page of leads; null at the end. */
  next: z.string().nullable().optional(),
});
export type Waiting = z.infer<typeof Waiting>;

const SearchQuery = z.object({ q: z.string().trim().min(1).max(100) });

export const chat = {
  /** Newest first; `before` is the `conversationId` of the previous page's last row. */
  contacts: route('GET', '/chat/contacts', { scope: 'bot', needs: 'chat.read', query: ContactsQuery, reply: z.array(ContactView) }),
  /** Searches names, numbers and all texts; words match by prefix. */
  search: route('GET', '/chat/search', { scope: 'bot', needs: 'chat.read', query: SearchQuery, reply: SearchResult }),
  contact: route('GET', '/chat/contacts/:phoneNumber', { scope: 'bot', needs: 'chat.read', reply: ContactView }),
  /** Oldest first within the page. Without parameters, the newest page. `before` is a `seq`. */
  messages: route('GET', '/chat/contacts/:phoneNumber/messages', {
    scope: 'bot',
    needs: 'chat.read',
    query: ThreadQuery,
    reply: MessageList,
  }),
  send: route('POST', '/chat/contacts/:phoneNumber/messages', {
    scope: 'bot',
    needs: 'chat.write',
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
  /**
   * Marks the lead's request as done. The conversation no longer needs the owner, and the bot does not answer the
   * lead's open messages.
   */
  finish: route('POST', '/chat/contacts/:phoneNumber/done', { scope: 'bot', needs: 'chat.write', reply: ContactView }),
  /** Replaces all labels of one conversation; duplicates are removed. */
  setLabels: route('POST', '/chat/contacts/:phoneNumber/labels', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({
      labels: z.array(Label).max(limits.labelsPerContactMax, { error: `Paling banyak ${limits.labelsPerContactMax} label per pelanggan.` }),
    }),
    reply: ContactView,
  }),
  /** One action on several chats at once. Ids of other owners are skipped. */
  action: route('POST', '/chat/acts', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({
      action: ChatsAction,
      conversationIds: z
        .array(ConversationId)
        .min(1, { error: 'Pilih chat dulu.' })
        .max(limits.chosenChatsMax, { error: `Paling banyak ${limits.chosenChatsMax} chat sekaligus.` }),
    }),
    reply: ActedChats,
  }),
  /** The owner's contacts or messages as a file. */
  download: route('GET', '/chat/export/:what', {
    scope: 'bot',
    needs: 'chat.export',
    params: { what: z.enum(['contacts', 'messages'], { error: 'Pilih contacts atau messages.' }) },
    query: z.object({ format: z.enum(['csv', 'xlsx'], { error: 'Pilih format csv atau xlsx.' }).default('csv') }),
    reply: z.unknown(),
  }),
  /** Every label in use. */
  labels: route('GET', '/chat/labels', { scope: 'bot', needs: 'chat.read', reply: z.array(z.string()) }),
  /** The first page of the queue, and the number of rows per filter of the list. */
  waiting: route('GET', '/chat/waiting', { scope: 'bot', needs: 'chat.read', reply: Waiting }),
  /** The body is an image's bytes, in the formats of `photos.upload`; `caption` appears below it. */
  sendPhoto: route('POST', '/chat/contacts/:phoneNumber/photos', {
    scope: 'bot',
    needs: 'chat.write',
    query: z.object({
      caption: z.string().trim().max(limits.photoCaptionMaxChars, { error: 'Keterangan foto terlalu panjang.' }).optional(),
      clientId: z.uuid().optional(),
    }),
    reply: MessageView,
  }),
  /** The body is the file itself, of any kind except images. */
  sendFile: route('POST', '/chat/contacts/:phoneNumber/files', {
    scope: 'bot',
    needs: 'chat.write',
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
  takeover: route('POST', '/chat/contacts/:phoneNumber/takeover', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({ active: z.boolean() }),
    reply: ContactView,
  }),
  story: route('GET', '/chat/contacts/:phoneNumber/replies', {
    scope: 'bot',
    needs: 'chat.read',
    query: StoryQuery,
    reply: z.array(ReplyStory),
  }),
  reason: route('GET', '/chat/messages/:messageId/reason', { scope: 'bot', needs: 'chat.read', reply: MessageReason }),
  memory: route('GET', '/chat/contacts/:phoneNumber/memory', { scope: 'bot', needs: 'chat.read', reply: ContactMemory }),
  changeMemory: route('PUT', '/chat/contacts/:phoneNumber/memory', {
    scope: 'bot',
    needs: 'chat.write',
    body: MemoryChange,
    reply: ContactMemory,
  }),
  media: route('GET', '/chat/media/:messageId', { scope: 'bot', needs: 'chat.read', reply: z.unknown() }),
  /** A small JPEG of the image, a few kilobytes. */
  thumbnail: route('GET', '/chat/media/:messageId/thumbnail', { scope: 'bot', needs: 'chat.read', reply: z.unknown() }),
  markSeen: route('POST', '/chat/contacts/:phoneNumber/seen', { scope: 'bot', needs: 'chat.write', reply: Done }),
} as const;
