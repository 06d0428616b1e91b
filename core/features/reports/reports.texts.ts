import type { Report } from '#contracts/http/account/reports';
import type { ConversationId } from '#contracts/values/ids';
import { topicNames } from '#contracts/values/bot/report-topics';
import { formatRupiah } from '#contracts/values/selling/money';
import { spanWords } from '#contracts/values/base/span-words';
import { cutText } from '#contracts/values/texts';
import { dayPlus } from '#contracts/values/time-zones';
import type { Notice } from '../notifications/notifications.service.js';
import { busiestHours } from './reports.rules.js';

const weekday = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const monthDay = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const number = new Intl.NumberFormat('id-ID');

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const questionMaxChars = 80;
const topicsMax = 3;

/** Leads who wait for the owner at the time of the report. */
export interface Waiting {
  readonly count: number;
  /** The most urgent ones, by their conversations. */
  readonly leads: readonly { readonly conversationId: ConversationId; readonly name: string }[];
}

/** True when there is something to report. A shop without customers gets no report. */
export function isWorthTelling({ chats, closings }: Report, waiting: Waiting): boolean {
  return chats > 0 || closings.count > 0 || waiting.count > 0;
}

export function morningNotice(report: Report, waiting: Waiting): Notice {
  const { from, chats, newChats } = report;
  const lines = [
    chats === 0
      ? 'Tidak ada chat masuk.'
      : `${count(chats, 'chat masuk')}${newChats > 0 ? ` (${number.format(newChats)} pelanggan baru)` : ''}.`,
    answeredLine(report),
    closingLine(report),
    waitingLine(waiting),
    unknownLine(report),
  ];
  return {
    kind: 'report',
    dedupeKey: `report:day:${from}`,
    title: `Laporan pagi: ${weekday.format(dateOf(from))}`,
    body: lines.filter((line) => line !== '').join('\n'),
    named: waiting.leads.map(({ conversationId }) => conversationId),
    mail: true,
  };
}

export function weekNotice(report: Report): Notice {
  const { from, days, chats, before, lost } = report;
  const until = dayPlus(from, days - 1);
  const busiest = busiestHours(report.hours);
  const lines = [
    `${count(chats, 'chat masuk')}${compared(chats, before.chats)}.`,
    answeredLine(report),
    closingLine(report) + (before.closings.count > 0 ? ` Minggu sebelumnya ${number.format(before.closings.count)} closing.` : ''),
    report.firstAnswerSeconds === null ? '' : `Jawaban pertama biasanya dalam ${spanWords(report.firstAnswerSeconds)}.`,
    busiest === null ? '' : `Paling ramai pukul ${clock(busiest)}–${clock((busiest + 2) % 24)}.`,
    topicsLine(report),
    lost === 0 ? '' : `${count(lost, 'pelanggan')} berhenti menulis sebelum memesan.`,
    unknownLine(report),
  ];
  return {
    kind: 'report',
    dedupeKey: `report:week:${from}`,
    title: `Laporan minggu lalu: ${monthDay.format(dateOf(from))}–${monthDay.format(dateOf(until))}`,
    body: lines.filter((line) => line !== '').join('\n'),
    mail: true,
  };
}

function count(amount: number, thing: string): string {
  return `${number.format(amount)} ${thing}`;
}

function compared(now: number, before: number): string {
  if (before === 0 || now === before) return '';
  return `, ${now > before ? 'naik' : 'turun'} dari ${number.format(before)}`;
}

function answeredLine({ chats, byBot, byOwner }: Report): string {
  const parts = [
    ...(byBot > 0 ? [`${number.format(byBot)} dijawab bot`] : []),
    ...(byOwner > 0 ? [`${number.format(byOwner)} Anda jawab sendiri`] : []),
  ];
  if (parts.length === 0) return chats === 0 ? '' : 'Belum ada yang dijawab.';
  return `${parts.join(', ')}.`;
}

function closingLine({ closings }: Report): string {
  if (closings.count === 0) return 'Belum ada closing.';
  return `${count(closings.count, 'closing')}${closings.amount > 0 ? `, ${formatRupiah(closings.amount)}` : ''}.`;
}

function waitingLine({ count: waiting, leads }: Waiting): string {
  if (waiting === 0) return 'Tidak ada yang menunggu Anda.';
  const others = waiting - leads.length;
  return `Menunggu Anda: ${leads.map(({ name }) => name).join(', ')}${others > 0 ? `, dan ${number.format(others)} lainnya` : ''}.`;
}

function topicsLine({ topics }: Report): string {
  const named = topics.slice(0, topicsMax).map(({ topic, chats }) => `${topicNames[topic].toLowerCase()} (${number.format(chats)} chat)`);
  return named.length === 0 ? '' : `Paling sering ditanyakan: ${named.join(', ')}.`;
}

/**
 * The line with the questions that the bot could not answer. They are a model's texts about what customers asked, so
 * each one is quoted on one line.
 */
function unknownLine({ unknown }: Report): string {
  const questions = unknown.slice(0, topicsMax).map(({ question }) => `“${quoted(question)}”`);
  return questions.length === 0 ? '' : `Bot belum tahu: ${questions.join('; ')}.`;
}

function quoted(question: string): string {
  return cutText(question.replace(/[\u201c\u201d"]/g, "'").replace(/\s+/g, ' '), questionMaxChars);
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}.00`;
}
