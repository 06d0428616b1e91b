import { randomBytes } from 'node:crypto';
import { Complaint } from '../complaint.mjs';
import { newVapidKeys } from './own-settings.mjs';

/**
 * Settings that only the operator knows. Everything else has a default or is generated.
 *
 * @typedef {object} Answers
 * @property {string} address domain of the panel, or its https address
 * @property {string} smtpUrl `smtp://` or `smtps://`, with user and password
 * @property {string} llmKey key of the language model's service
 * @property {string} midtransKeys server key and client key, separated by a space; empty when no package is
 * sold
 * @property {string} supportWhatsapp digits, country code first; empty when there is none
 */

/** @type {{ name: keyof Answers, question: string }[]} */
export const questions = [
  { name: 'address', question: 'Domain of the panel (such as panel.example.com; its DNS record must lead to this machine)' },
  { name: 'smtpUrl', question: 'Mail server (smtp://user:password@host:587 or smtps://user:password@host:465)' },
  {
    name: 'llmKey',
    question: 'API key of the language model (OpenAI; another service: change LLM_BASE_URL and LLM_MODEL in .env afterwards)',
  },
  { name: 'midtransKeys', question: 'Midtrans server key and client key, separated by a space (empty: only the trial can be had)' },
  { name: 'supportWhatsapp', question: 'WhatsApp number of your support, digits only, country code first (empty: none)' },
];

const secret = () => randomBytes(36).toString('base64url');
/** Letters and digits only, because it becomes part of a URL. */
const storePassword = () => randomBytes(24).toString('hex');

/**
 * The settings of a production installation: the operator's answers, generated secrets, and publicly
 * reachable ports.
 *
 * @param {Answers} answers
 * @returns {Record<string, string>}
 * @throws {Complaint} when an answer is invalid
 */
export function productionSettings(answers) {
  const publicUrl = panelAddress(answers.address);
  const vapid = newVapidKeys();
  return {
    PUBLIC_URL: publicUrl,
    PUBLISH_HTTP: '80',
    PUBLISH_HTTPS: '443',
    POSTGRES_PASSWORD: storePassword(),
    POSTGRES_APP_PASSWORD: storePassword(),
    REDIS_PASSWORD: storePassword(),
    APP_SECRET: secret(),
    TRIAL_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    OPS_PASSWORD: secret(),
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: publicUrl,
    SMTP_URL: mailServer(answers.smtpUrl),
    MAIL_FROM: `Whatsapp Bot AI <no-reply@${new URL(publicUrl).hostname}>`,
    ...(answers.llmKey ? { LLM_API_KEY: answers.llmKey } : {}),
    ...midtrans(answers.midtransKeys),
    ...supportNumber(answers.supportWhatsapp),
  };
}

/** @param {string} answer */
function panelAddress(answer) {
  const url = URL.parse(answer.includes('://') ? answer : `https://${answer}`);
  if (url?.protocol !== 'https:' || !url.hostname.includes('.') || url.pathname !== '/')
    throw new Complaint(`"${answer}" is no domain: type it like panel.example.com.`);
  return url.origin;
}

/** @param {string} answer */
function mailServer(answer) {
  const url = URL.parse(answer);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Complaint(
      'The mail server must be an address like smtp://user:password@host:587 (special characters of the password as %40, %3A …).',
    );
  return answer;
}

/**
 * @param {string} answer
 * @returns {Record<string, string>}
 */
function midtrans(answer) {
  const [server, client, ...more] = answer.split(/\s/).filter((one) => one !== '');
  if (!server) return {};
  if (!client || more.length > 0) throw new Complaint('Midtrans has two keys: type the server key, a space, and the client key.');
  const sandbox = server.startsWith('SB-') ? 'sandbox.' : '';
  return {
    MIDTRANS_SERVER_KEY: server,
    MIDTRANS_CLIENT_KEY: client,
    MIDTRANS_SNAP_URL: `https://app.${sandbox}midtrans.com/snap`,
    MIDTRANS_API_URL: `https://api.${sandbox}midtrans.com`,
  };
}

/**
 * @param {string} answer
 * @returns {Record<string, string>}
 */
function supportNumber(answer) {
  if (answer === '') return {};
  if (!/^[1-9]\d{7,14}$/.test(answer)) throw new Complaint(`"${answer}" is no WhatsApp number: type digits only, such as 62812234567890.`);
  return { SUPPORT_WHATSAPP: answer };
}

/**
 * The text of a `.env` file. Values are in single quotes, so that Compose and Node read them unchanged.
 *
 * @param {Record<string, string>} settings
 */
export function envFile(settings) {
  const lines = Object.entries(settings).map(([name, value]) => {
    if (/['\r\n]/.test(value)) throw new Complaint(`The value of ${name} must not contain a quote or a line break.`);
    return `${name}='${value}'`;
  });
  return `# Settings of this production; .env.example explains them and lists more. Keep a copy in a safe place:
# without ENCRYPTION_KEY no linked number can be opened again.
${lines.join('\n')}
`;
}
