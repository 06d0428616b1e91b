import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ConversationId } from '#contracts/values/ids';
import { believed, matchAddress, type KnownContact } from './identity.rules.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 1, 12, minute));

function contact(id: string, pn: string | null, lid: string | null, more: Partial<KnownContact> = {}): KnownContact {
  return { contactId: id, conversationId: `c-${id}` as ConversationId, pn, lid, username: null, pnSince: null, pastSince: null, ...more };
}

const rina = contact('rina', '628111', '901', { pnSince: at(10) });

describe('the sender’s own message', () => {
  test('another privacy id at a known number is another person', () => {
    expect(matchAddress({ pn: '628111', lid: '902' }, [rina])).toEqual({ kind: 'displace', from: rina, to: null });
    const joko = contact('joko', '628222', '902', { pnSince: at(5) });
    expect(matchAddress({ pn: '628111', lid: '902' }, [rina, joko])).toEqual({ kind: 'displace', from: rina, to: joko });
  });

  test('the same privacy id at another number is the same person', () => {
    expect(matchAddress({ pn: '628333', lid: '901', at: at(20) }, [rina])).toEqual({ kind: 'extend', contact: rina, from: null });
  });

  test('what it said before the pair was known moves nothing', () => {
    expect(believed({ pn: '628111', lid: '902', at: at(9) }, [rina])).toMatchObject({ pn: null, lid: '902' });
    expect(believed({ pn: '628333', lid: '901', at: at(9) }, [rina])).toMatchObject({ pn: null, lid: '901' });
    expect(believed({ pn: '628111', lid: '902', at: at(10) }, [rina])).toMatchObject({ pn: '628111', lid: '902' });
  });

  test('somebody whose number moved is back with a message written after it', () => {
    const past = contact('rina', null, '901', { pastSince: at(10) });
    expect(matchAddress({ pn: null, lid: '901', at: at(11) }, [past])).toMatchObject({ kind: 'extend' });
    expect(matchAddress({ pn: null, lid: '901', at: at(9) }, [past])).toMatchObject({ kind: 'known' });
    expect(matchAddress({ pn: null, lid: '901', at: at(11), pairBy: 'own-device' }, [past])).toMatchObject({ kind: 'known' });
  });
});

describe('a look-up', () => {
  test('fills an empty half', () => {
    const byPn = contact('ani', '628444', null);
    const claim = { pn: '628444', lid: '904', pairBy: 'lookup' as const };
    expect(believed(claim, [byPn])).toEqual(claim);
  });

  test('does not contradict: the half that the message itself named counts', () => {
    const claim = { pn: '628111', lid: '902', pairBy: 'lookup' as const };
    expect(believed({ ...claim, jid: '628111@s.whatsapp.net' }, [rina])).toMatchObject({ pn: '628111', lid: null });
    expect(believed({ ...claim, jid: '902@lid' }, [rina])).toMatchObject({ pn: null, lid: '902' });
    expect(believed(claim, [rina])).toBeNull();
  });

  test('of somebody whose number moved is not believed', () => {
    const past = contact('rina', null, '901', { pastSince: at(10) });
    expect(believed({ pn: '628999', lid: '901', pairBy: 'lookup' }, [past])).toBeNull();
  });
});

test('no look-up and no copy of the owner’s words ever takes a number from somebody', () => {
  const digits = fc.constantFrom('1', '2', '3', null);
  const known = fc.array(fc.tuple(digits, digits), { maxLength: 4 });
  fc.assert(
    fc.property(
      known,
      fc.constantFrom('1', '2', '3'),
      fc.constantFrom('1', '2', '3'),
      fc.constantFrom('lookup' as const, 'own-device' as const),
      (pairs, pn, lid, pairBy) => {
        const taken = new Set<string>();
        const contacts = pairs.flatMap(([number, id], index) => {
          const halves = [number && `pn${number}`, id && `lid${id}`].filter((half) => half !== null);
          if (halves.length === 0 || halves.some((half) => taken.has(half))) return [];
          for (const half of halves) taken.add(half);
          return [contact(`${index}`, number, id)];
        });
        for (const jid of [`${pn}@s.whatsapp.net`, `${lid}@lid`, undefined]) {
          const claim = believed({ pn, lid, pairBy, ...(jid && { jid }) }, contacts);
          if (claim === null) continue;
          const match = matchAddress(claim, contacts);
          expect(match.kind).not.toBe('displace');
          if (match.kind === 'extend') {
            expect(match.from).toBeNull();
            expect(match.contact.pn ?? pn).toBe(pn);
            expect(match.contact.lid ?? lid).toBe(lid);
          }
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('whose address is this', () => {
  const budi = contact('budi', '628111', '999');

  test('the same person by either half', () => {
    for (const address of [
      { pn: '628111', lid: null },
      { pn: null, lid: '999' },
      { pn: '628111', lid: '999' },
    ]) {
      expect(matchAddress(address, [budi])).toEqual({ kind: 'known', conversationId: 'c-budi' });
    }
  });

  test('a stranger', () => {
    expect(matchAddress({ pn: '628222', lid: '888' }, [budi])).toEqual({ kind: 'new' });
    expect(matchAddress({ pn: null, lid: '888' }, [contact('ani', '628222', null)])).toEqual({ kind: 'new' });
  });

  test('somebody known by one half learns the other', () => {
    const ani = contact('ani', '628222', null);
    expect(matchAddress({ pn: '628222', lid: '888' }, [ani])).toEqual({ kind: 'extend', contact: ani, from: null });
  });

  test('an id without its other half is linked to no contact', () => {
    const ani = contact('ani', null, '888');
    const cici = contact('cici', '628333', null);
    expect(matchAddress({ pn: null, lid: '777' }, [ani, cici])).toEqual({ kind: 'new' });
    expect(matchAddress({ pn: '628444', lid: null }, [ani, cici])).toEqual({ kind: 'new' });
    expect(matchAddress({ pn: '628444', lid: '888' }, [ani])).toEqual({ kind: 'extend', contact: ani, from: null });
  });

  test('two rows of one person', () => {
    const byPn = contact('a', '628222', null);
    const byLid = contact('b', null, '888');
    expect(matchAddress({ pn: '628222', lid: '888' }, [byLid, byPn])).toEqual({ kind: 'merge', keep: byPn, gone: byLid });
  });

  test('a contact gets another username, or the username is unknown', () => {
    const ani = contact('ani', null, '888', { username: 'ani' });
    expect(matchAddress({ pn: null, lid: '888', username: 'ani' }, [ani])).toMatchObject({ kind: 'known' });
    expect(matchAddress({ pn: null, lid: '888', username: null }, [ani])).toMatchObject({ kind: 'known' });
    expect(matchAddress({ pn: null, lid: '888', username: 'ani.baru' }, [ani])).toEqual({ kind: 'extend', contact: ani, from: null });
  });

  test('a privacy id that now belongs to another number merges no contacts', () => {
    const other = contact('b', '628333', null);
    expect(matchAddress({ pn: '628333', lid: '999' }, [budi, other])).toEqual({ kind: 'extend', contact: other, from: budi });
  });
});
