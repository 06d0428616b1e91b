import { expect, test } from '@jest/globals';
import type { BinaryNode } from 'baileys';
import { Calls } from './calls.js';

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const lead = '777@lid';

function call(tag: string, attrs: Record<string, string> = {}, children: string[] = []): BinaryNode {
  const info = {
    tag,
    attrs: { 'call-id': 'C1', 'call-creator': lead, caller_pn: '628222@s.whatsapp.net', ...attrs },
    content: children.map((child) => ({ tag: child, attrs: {} })),
  };
  return { tag: 'call', attrs: { from: lead, t: '1700000000', notify: 'Ana' }, content: [info] };
}

function follow(...stanzas: BinaryNode[]) {
  const calls = new Calls();
  return stanzas.map((stanza) => calls.read(stanza, me, true)).at(-1);
}

test('a call that rang out, or that the caller gave up, is missed', () => {
  for (const end of [call('terminate', { reason: 'timeout' }), call('terminate')]) {
    expect(follow(call('offer', {}, ['audio', 'video']), end)).toMatchObject({
      chat: { pn: '628222', lid: '777' },
      waId: 'CALL-C1',
      sender: 'lead',
      kind: 'call',
      body: 'Panggilan video tak terjawab',
      name: 'Ana',
    });
  }
  expect(follow(call('offer', {}, ['audio']), call('terminate'))?.body).toBe('Panggilan suara tak terjawab');
  expect(follow(call('terminate'))?.body).toBe('Panggilan tak terjawab');
});

test('a call that the owner took or refused on the phone, an own call and a group’s call are not', () => {
  expect(follow(call('offer'), call('terminate', { reason: 'accepted_elsewhere' }))).toBeNull();
  expect(follow(call('offer'), call('terminate', { reason: 'rejected_elsewhere' }))).toBeNull();
  expect(follow(call('offer'))).toBeNull();
  expect(follow(call('terminate', { 'call-creator': '628111@s.whatsapp.net' }))).toBeNull();
  expect(follow(call('offer', { type: 'group' }), call('terminate', { 'group-jid': '1@g.us' }))).toBeNull();
});

test.each(['accept', 'reject'])('a call that was ended on the phone by "%s" is not missed, though its end names no reason', (answer) => {
  expect(follow(call('offer'), call(answer), call('terminate'))).toBeNull();
  expect(follow(call(answer), call('terminate'))).toBeNull();
  expect(follow(call('offer'), call(answer), call('terminate', { reason: 'hangup' }))).toBeNull();
  expect(follow(call('offer'), call(answer), call('offer'), call('terminate'))).toBeNull();
});

test('a second end, after the one that says that the owner answered, makes no missed call', () => {
  expect(follow(call('offer'), call('terminate', { reason: 'accepted_elsewhere' }), call('terminate'))).toBeNull();
});

test.each(['accepted_elsewhere', 'rejected_elsewhere', 'answered_elsewhere', 'declined_elsewhere', 'accepted', 'rejected', 'declined'])(
  'a call that ended with "%s" is not missed',
  (reason) => expect(follow(call('offer'), call('terminate', { reason }))).toBeNull(),
);

test.each(['timeout', '', 'busy', 'no_answer', 'not_answered', 'unanswered', 'cancelled', 'hangup', 'connection_lost', 'setup_error'])(
  'a call that ended with "%s" before anybody answered is missed',
  (reason) => expect(follow(call('offer', {}, ['video']), call('terminate', { reason }))?.body).toBe('Panggilan video tak terjawab'),
);

test.each(['reject', 'terminate'])('a device that cannot take calls ends none by its "%s": the phone rings on', (tag) => {
  const refusal = call(tag, { reason: 'uncallable' });
  const hosted = { ...refusal, attrs: { ...refusal.attrs, from: '628111:99@hosted' } };
  for (const one of [refusal, hosted]) {
    expect(follow(call('offer', {}, ['video']), one)).toBeNull();
    expect(follow(call('offer', {}, ['video']), one, call('terminate', { reason: 'timeout' }))?.body).toBe('Panggilan video tak terjawab');
    expect(follow(call('offer'), one, call('terminate', { reason: 'accepted_elsewhere' }))).toBeNull();
  }
});

test.each(['preaccept', 'transport', 'relaylatency'])('"%s" ends no call, and the call is followed further', (tag) => {
  expect(follow(call('offer'), call(tag))).toBeNull();
  expect(follow(call('offer', {}, ['video']), call(tag), call('terminate'))?.body).toBe('Panggilan video tak terjawab');
});

test('a stanza without a call, or without its id, is none', () => {
  const { attrs } = call('terminate');
  for (const content of [undefined, [], [{ tag: 'terminate', attrs: {} }]])
    expect(follow({ tag: 'call', attrs, ...(content && { content }) })).toBeNull();
});

test('the latest fifty calls are known, so calls without end need no memory', () => {
  const answered = (offers: number) => {
    const later = Array.from({ length: offers }, (_, nth) => call('offer', { 'call-id': `later ${nth}` }));
    return follow(call('accept'), ...later, call('terminate'));
  };
  expect(answered(49)).toBeNull();
  expect(answered(50)).toMatchObject({ waId: 'CALL-C1' });
});

test.each<[string, Record<string, string>]>([
  ['our number', { 'call-creator': '628111:7@s.whatsapp.net' }],
  ['our privacy id', { 'call-creator': '999@lid' }],
  ['a group, by its type', { type: 'group' }],
  ['a group, by its address', { 'group-jid': '1@g.us' }],
])('a call of %s is no missed call of a lead', (_whose, attrs) => {
  expect(follow(call('terminate', attrs))).toBeNull();
});

test('a missed call has the time and the chat of its stanza, by number or privacy id, and says whether it is of now', () => {
  const calls = new Calls();
  const byLid = call('terminate', { caller_lid: '777@lid' });
  byLid.attrs['from'] = '628222@s.whatsapp.net';
  delete (byLid.content as BinaryNode[])[0]!.attrs['caller_pn'];
  for (const live of [true, false])
    expect(calls.read(byLid, me, live)).toMatchObject({ chat: { pn: '628222', lid: '777' }, at: new Date(1_700_000_000_000), live });
  const ofGroup = { ...byLid, attrs: { ...byLid.attrs, from: '1@g.us' } };
  expect(calls.read(ofGroup, me, true)).toBeNull();
});
