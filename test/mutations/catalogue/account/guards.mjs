import { mistakesIn } from '../../mistake.mjs';

const errorTable = { file: 'contracts/http/errors.ts', test: 'core/platform/errors/app-error.test.ts' };
const routes = { file: 'server/http/account/account.controller.ts', test: 'test/integration/account/lockout.test.ts' };
const tries = { file: 'server/http/auth/auth.controller.ts', test: 'test/integration/account/lockout.test.ts' };
const floor = { file: 'server/http/base/same-time.ts', test: 'server/http/base/same-time.test.ts' };
const errors = { file: 'server/http/filters/error-status.rules.ts', test: 'server/http/filters/error-status.rules.test.ts' };
const socketOrigin = { file: 'server/realtime/origin.rules.ts', test: 'server/realtime/origin.rules.test.ts' };
const opsOrigin = { file: 'core/platform/ops/same-origin.rules.ts', test: 'core/platform/ops/same-origin.rules.test.ts' };
const media = { file: 'server/http/chat/media.controller.ts', test: 'test/integration/chat/chat-media.test.ts' };
const panelSocket = { file: 'server/realtime/panel.gateway.ts', test: 'test/integration/chat/panel-socket.test.ts' };

export const mistakes = [
  ...mistakesIn(routes, [
    {
      breaks: 'moving to another address is bounded',
      before: "  @RateLimited('email-change')\n",
      after: '',
      name: '%s is bounded per owner',
    },
    {
      breaks: 'changing the password is bounded',
      before: "  @RateLimited('password-change')\n",
      after: '',
      name: '%s is bounded per owner',
    },
  ]),
  ...mistakesIn(tries, [
    {
      breaks: 'guessing codes for a new password is bounded',
      before: "  @RateLimited('otp-check')\n  async resetPassword",
      after: '  async resetPassword',
      name: 'guessed by strangers from everywhere do not keep the owner’s browser from typing the right one',
    },
    {
      breaks: 'guessing passwords is bounded',
      before: "  @RateLimited('login')\n",
      after: '',
      name: 'from one address are refused after ten, and only from there',
    },
  ]),
  {
    file: 'server/http/auth/auth.controller.ts',
    test: 'test/integration/account/otp.test.ts',
    breaks: 'how long it takes does not tell whether an address has an account',
    before: 'await sameTime(() => this.auth.requestReset(email, visitor));',
    after: 'await this.auth.requestReset(email, visitor);',
    name: 'is answered neither for a known nor for an unknown address before the time that hides which it is',
  },
  ...mistakesIn(floor, [
    {
      breaks: 'an answer waits for its time',
      before: 'await Promise.allSettled([action(), wait(floorMs)])',
      after: 'await Promise.allSettled([action()])',
      name: '%s that is ready at once is not sent before its time',
    },
    {
      breaks: 'a refusal waits as long as a success',
      before: 'const [outcome] = await Promise.allSettled([action(), wait(floorMs)]);',
      after: 'const value = await act();\n  const [outcome] = await Promise.allSettled([value, wait(floorMs)]);',
      name: '%s that is ready at once is not sent before its time',
    },
    {
      breaks: 'a refusal stays one',
      before: "  if (outcome.status === 'rejected') throw outcome.reason;\n  return outcome.value;",
      after: '  return (outcome as PromiseFulfilledResult<Result>).value;',
      name: '%s that is ready at once is not sent before its time',
    },
  ]),
  ...mistakesIn(errorTable, [
    { breaks: 'a short wait is told in seconds', before: 'waitSeconds < 90', after: 'waitSeconds < 9', name: '%s seconds' },
    {
      breaks: 'too many is 429',
      before: 'too_many: {\n    status: 429,',
      after: 'too_many: {\n    status: 400,',
      name: 'a try that is one too many is 429',
    },
  ]),
  ...mistakesIn(errors, [
    {
      rows: ['7.4.1', '14.3.2'],
      breaks: 'an unforeseen error tells nothing of our inside',
      before: "if (status === null) return answer(new AppError('broken'));",
      after: "if (status === null) return { ...answer(new AppError('broken')), error: String(error) };",
      name: 'without internal details when it was unexpected: %s',
    },
    {
      breaks: 'a thrown object with a status is no answer of ours',
      before: 'error instanceof Error && (error as { status?: unknown }).status;',
      after: '(error as { status?: unknown } | null)?.status;',
      name: 'without internal details when it was unexpected: %s',
    },
    {
      breaks: 'a failure of another service is not handed on as a refusal of ours',
      before: 'status >= 400 && status < 500 ? status : null',
      after: 'status >= 400 ? status : null',
      name: 'without internal details when it was unexpected: %s',
    },
    {
      breaks: 'a store that is away is a pause',
      before: '  if (isStoreAway(error)) return',
      after: '  if (false) return',
      name: 'as a pause when a store is away: %s',
    },
    {
      breaks: 'a broken text of our own is no mistake of the sender',
      before: 'function refusedStatus(error: unknown): number | null {\n',
      after: 'function refusedStatus(error: unknown): number | null {\n  if (error instanceof SyntaxError) return 400;\n',
      name: 'without internal details when it was unexpected: %s',
    },
  ]),
  ...mistakesIn(socketOrigin, [
    {
      breaks: 'pages of other sites open no socket',
      before: 'from.origin === new URL(publicUrl).origin ||',
      after: 'from.origin.startsWith(new URL(publicUrl).origin) ||',
      name: '%s',
    },
    {
      breaks: 'a sandboxed page opens no socket',
      before: '  } catch {\n    return false;',
      after: '  } catch {\n    return true;',
      name: '%s',
    },
  ]),
  ...mistakesIn(opsOrigin, [
    {
      breaks: 'what changes something at the operator’s pages comes from them',
      before: "return site === 'same-origin';",
      after: "return site !== 'cross-site';",
      name: '%s with %p: %p',
    },
    {
      breaks: 'what names no origin changes nothing',
      before: '  } catch {\n    return false;',
      after: '  } catch {\n    return true;',
      name: '%s with %p: %p',
    },
  ]),
  ...mistakesIn(media, [
    {
      breaks: 'a lead’s HTML file is never shown as a page of ours',
      before: 'const shownTypes = /^(',
      after: 'const shownTypes = /^(text\\/html|',
      name: 'what a lead sends as %s is never shown as a page of ours',
    },
    {
      breaks: 'a lead’s drawing that may hold a script is only saved',
      before: 'image\\/(jpeg|png|gif|webp)',
      after: 'image\\/[\\w.+-]+',
      name: 'a drawing stored under its sender’s type, from before types were detected, can only be saved',
    },
    {
      breaks: 'what is shown runs nothing',
      before: "  response.setHeader('Content-Security-Policy', \"default-src 'none'; sandbox\");\n",
      after: '',
      name: 'a picture is shown, by its own type only, sandboxed, and kept by no shared cache',
    },
  ]),
  ...mistakesIn(panelSocket, [
    {
      breaks: 'the sockets of a person are bounded',
      before: 'if (kept.size > socketsPerPersonMax) oldest!.disconnect(true);',
      after: 'void oldest;',
      name: 'a person has a bounded number of sockets: the oldest one is closed, and nobody else’s',
    },
    {
      rows: ['4.1.5'],
      breaks: 'a login that ended while its socket joined leaves none open',
      before: 'if (!(await this.tokens.verify(socket.data.token))) end(socket);',
      after: '',
      name: 'a socket whose login ends while it connects gets the end event and is closed',
    },
  ]),
  {
    file: 'core/features/auth/auth.service.ts',
    test: 'test/integration/chat/realtime.test.ts',
    breaks: 'a new password by reset closes the sockets of the old one',
    before: '    this.panel.endSessions(personId);\n  }\n',
    after: '  }\n',
    name: 'by reset does the same',
  },
];
