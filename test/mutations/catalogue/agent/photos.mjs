import { mistakesIn } from '../../mistake.mjs';

const fetching = { file: 'core/outside/photos/guarded-get.ts', test: 'core/outside/photos/guarded-get.test.ts' };
const guard = { file: 'core/platform/guarded-http/guarded-request.ts', test: 'core/outside/photos/guarded-get.test.ts' };
const bounded = { file: 'core/platform/guarded-http/bounded-fetch.ts', test: 'core/platform/guarded-http/bounded-fetch.test.ts' };
const ranges = { file: 'core/platform/guarded-http/public-address.rules.ts', test: 'core/outside/photos/guarded-get.test.ts' };
const shrink = { file: 'core/outside/photos/shrink-picture.ts', test: 'core/outside/photos/shrink-picture.test.ts' };

export const mistakes = [
  ...mistakesIn(guard, [
    {
      breaks: 'all addresses of a name are judged',
      before: 'if (!addresses.every(isPublicAddress))',
      after: 'if (!addresses.some(isPublicAddress))',
      name: 'from a name that leads to %s %s',
    },
    {
      rows: ['5.2.6'],
      breaks: 'the connection goes to the address that was judged',
      before: 'address: addresses.find((one) => isIP(one) === 4) ?? addresses[0]!, port: found.port',
      after: 'address: (await ways.resolve(host))[0] ?? host, port: found.port',
      name: 'a resolver that answers differently the second time is not asked a second time',
    },
    {
      breaks: 'a stand-in is allowed by its port',
      before: 'if (allowed.has(url.host) &&',
      after: 'if ([...allowed].some((one) => one.startsWith(`${url.hostname}:`)) &&',
      name: 'from a stand-in that only another port was allowed for',
    },
  ]),
  ...mistakesIn(fetching, [
    {
      breaks: 'redirects end',
      before: 'hop <= redirectsMax',
      after: 'hop <= redirectsMax + 1',
      name: 'follows redirects, relative ones too, but not in circles',
    },
    {
      breaks: 'no more is read than the limit',
      before: "      if (length > maxBytes) throw new PhotoError('too_large');\n      pieces",
      after: '      pieces',
      name: 'is not more than the limit, whether it is announced or not',
    },
    {
      breaks: 'a packed answer is not unpacked',
      before: "!== 'identity') throw",
      after: "=== 'never') throw",
      name: 'is never unpacked',
    },
  ]),
  ...mistakesIn(ranges, [
    {
      breaks: 'credentials are refused',
      before: "url.username !== '' || url.password !== ''",
      after: 'false',
      name: 'from %s: %s',
    },
    {
      breaks: 'only the web’s ports',
      before: '!Object.values(webPorts).includes(port)',
      after: 'false',
      name: 'from %s: %s',
    },
    {
      breaks: 'clouds’ metadata is not read',
      before: "  ['169.254.0.0', 16],\n",
      after: '',
      name: 'from %s',
    },
    {
      breaks: 'carriers’ shared addresses are inner ones',
      before: "  ['100.64.0.0', 10],\n",
      after: '',
      name: 'from %s',
    },
    { breaks: '6to4 hides an inner address', before: "  ['2002::', 16],\n", after: '', name: 'from %s' },
    {
      breaks: 'NAT64 and mapped addresses are not public',
      before: "handedOutV6.check(address, 'ipv6') &&",
      after: '',
      name: 'from %s',
    },
  ]),
  ...mistakesIn(shrink, [
    {
      breaks: 'a bomb is not opened',
      before: 'limitInputPixels: pixelsMax',
      after: 'limitInputPixels: false',
      name: 'what says that it has more pixels than are opened, without opening it',
    },
    { breaks: 'half a picture is none', before: "failOn: 'error'", after: "failOn: 'none'", name: 'what ends in the middle' },
    {
      breaks: 'a picture stands upright',
      before: ', autoOrient: true',
      after: '',
      name: 'a picture is encoded again: smaller, upright, as JPEG, without its metadata',
    },
  ]),
  ...mistakesIn(bounded, [
    {
      breaks: 'an answer of a service without end is not read without end',
      before: 'if (bytes > bytesMax) throw',
      after: 'if (bytes > bytesMax * 1_000) throw',
      name: 'one that goes on is broken off where it is read: %s',
    },
    {
      breaks: 'a packed answer is measured as it is read',
      before: "announced !== null && !headers.has('content-encoding') && ",
      after: 'announced !== null && ',
      name: 'one that goes on is broken off where it is read: %s',
    },
  ]),
];
