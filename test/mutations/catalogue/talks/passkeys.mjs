import { mistakesIn } from '../../mistake.mjs';

const room = 'core/outside/whatsapp/passkey';
const assertion = { file: `${room}/assertion.rules.ts`, test: `${room}/assertion.rules.test.ts` };
const ceremony = { file: `${room}/ceremony.rules.ts`, test: `${room}/ceremony.rules.test.ts` };
const origin = { file: 'server/http/bot/answer-origin.rules.ts', test: 'server/http/bot/answer-origin.rules.test.ts' };
const helper = { file: 'extension/src/messages.rules.ts', test: 'extension/src/messages.rules.test.ts' };

export const mistakes = [
  ...mistakesIn(assertion, [
    {
      breaks: 'an answer to another question never leaves',
      before: "  if (data.challenge !== options.challenge) return 'wrong_challenge';\n",
      after: '',
      name: 'an answer that is %s',
    },
    {
      breaks: 'an answer from another page never leaves',
      before: 'data.origin !== passkeyOrigin',
      after: '!data.origin.startsWith(passkeyOrigin)',
      name: 'an answer that is %s',
    },
    {
      breaks: 'a passkey is used by a person who unlocked it',
      before: '(flags & userVerified) !== 0',
      after: 'true',
      name: 'an answer that is %s',
    },
  ]),
  ...mistakesIn(ceremony, [
    {
      breaks: 'the phone cannot choose its key to fit our commitment',
      before: '|| !state.isCommitted',
      after: '',
      name: 'the phone’s key before our commitment, or one that is none, ends the attempt',
    },
    {
      breaks: 'without the scanned code’s proof the owner compares',
      before: 'return isProved\n',
      after: 'return !isProved || isProved\n',
      name: 'without the proof of the scanned code nothing is confirmed before the owner has compared',
    },
  ]),
  ...mistakesIn(origin, [
    {
      breaks: 'no other page brings an answer',
      before: 'origin === new URL(publicUrl).origin',
      after: 'origin.startsWith(new URL(publicUrl).origin)',
      name: '%s: %s',
    },
  ]),
  ...mistakesIn(helper, [
    {
      breaks: 'the helper asks for WhatsApp’s passkeys only',
      before: "    options['rpId'] === whatsappDomain &&\n",
      after: '',
      name: '%s is no attempt',
    },
    {
      breaks: 'the helper acts for panels that were granted',
      before: 'panelPatterns(origins).includes(patternOf(origin))',
      after: 'origins.length > 0',
      name: 'a panel is where the owner granted it, whatever its port; never WhatsApp’s page or everything',
    },
  ]),
];
