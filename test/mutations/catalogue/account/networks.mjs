import { mistakesIn } from '../../mistake.mjs';

const addresses = {
  file: 'core/platform/rate-limits/client-address.rules.ts',
  test: 'core/platform/rate-limits/client-address.rules.test.ts',
};
const sites = 'test/integration/account/sites.test.ts';

export const mistakes = [
  ...mistakesIn(addresses, [
    {
      breaks: 'an IPv6 customer is one client, whatever the last half',
      before: 'const lineGroups = 4;',
      after: 'const lineGroups = 8;',
      name: 'the client at %s is counted as %s',
    },
    {
      breaks: 'all lines of one IPv6 site share what a network gets',
      before: 'const siteGroups = 3;',
      after: 'const siteGroups = 4;',
      name: 'the network of %s is counted as %s',
    },
    {
      breaks: 'an IPv4 address mapped into IPv6 is the IPv4 one',
      before: "starts === '0:0:0:0:0:ffff' || ",
      after: '',
      name: 'the client at %s is counted as %s',
    },
    {
      breaks: 'clients of a translator are told apart',
      before: " || starts === '64:ff9b:0:0:0:0'",
      after: '',
      name: 'the client at %s is counted as %s',
    },
    {
      breaks: 'the 65,536 lines of 6to4 are those of one IPv4 address',
      before: ' ?? relayedIPv4(groups)',
      after: '',
      name: 'the client at %s is counted as %s',
    },
    {
      breaks: 'the port that a proxy writes makes no other client',
      before: "trimmed.replace(/^([\\d.]+):\\d+$/, '$1')",
      after: 'trimmed',
      name: 'a request from %s comes from %j',
    },
    {
      breaks: 'what is no address is not kept as one',
      before: "isIPv4(address) || isIPv6(address) ? address : ''",
      after: 'address',
      name: 'a request from %s comes from %j',
    },
    {
      breaks: 'customers of a carrier are not counted by its ranges of IPv4 addresses',
      before: "return key.includes(':') ? key : null;",
      after: 'return key;',
      name: '%s is in the site %j',
    },
  ]),
  {
    file: 'core/platform/rate-limits/rate-limits.ts',
    test: sites,
    breaks: 'the owner of an IPv6 site has five shares of the limits, not 65,536',
    before: "['perAddress', 'perSite', 'perPlace', 'perAccount']",
    after: "['perAddress', 'perPlace', 'perAccount']",
    name: '%s: a whole site has five shares of an address, not 65,536',
  },
  {
    file: 'core/platform/rate-limits/rate-limits.ts',
    test: 'test/integration/base/rate-limits.test.ts',
    breaks: 'one address cannot use up the tries of its site',
    before: "['perAddress', 'perSite', 'perPlace', 'perAccount']",
    after: "['perSite', 'perAddress', 'perPlace', 'perAccount']",
    name: 'all addresses of a site together have five shares of one, and one address cannot use them up',
  },
  {
    file: 'server/http/guard/rate.guard.ts',
    test: sites,
    breaks: 'a known browser is not refused for its neighbours in a large network',
    before: '{ ...from, perSite: null, perPlace:',
    after: '{ ...from, perPlace:',
    name: 'a browser that logged in before gets in from a site whose tries are spent',
  },
  ...mistakesIn({ file: 'server/http/base/bounded-bodies.ts', test: 'server/http/base/bounded-bodies.test.ts' }, [
    {
      breaks: 'a body of very many pieces is cut',
      before: ' || pieces > piecesFree + bytes / pieceBytesMin',
      after: '',
      name: 'a body of 200,000 pieces of one byte is cut long before its end',
    },
    {
      breaks: 'a body is bounded before its answer',
      before: 'bytes > bytesMax || ',
      after: '',
      name: 'a body that is far too large is cut, whoever reads it',
    },
  ]),
  {
    file: 'server/http/base/bounded-bodies.ts',
    test: 'test/integration/bodies.test.ts',
    breaks: 'what a client sends after its answer is bounded',
    before: 'socket.bytesRead - startBytes > most.bytes',
    after: 'false',
    name: '%s that never ends is cut',
  },
  ...mistakesIn({ file: 'core/platform/connections/bounded-pipelines.ts', test: 'core/platform/connections/bounded-pipelines.test.ts' }, [
    {
      breaks: 'a connection with very many requests at once is cut',
      before: '    socket.destroy();\n    return;\n',
      after: '',
      name: 'a connection with thousands of requests at once is cut, and most of them cost nothing',
    },
    {
      breaks: 'requests that were answered are not counted',
      before: "  response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));\n",
      after: '',
      name: 'a few requests at once are answered, and any number one after the other',
    },
  ]),
  ...mistakesIn({ file: 'core/platform/ops/ops-port.ts', test: 'test/integration/ops-port.test.ts' }, [
    {
      breaks: 'the port of health and metrics takes no body',
      before: "if (chunks === undefined && length === '0') next();",
      after: 'if (length) next();',
      name: 'a connection that sends a body is cut without an answer',
    },
    {
      breaks: 'the requests of a connection to the port of health and metrics are bounded',
      before: 'app.use(boundPipelines, cutBodies);',
      after: 'app.use(cutBodies);',
      name: 'a connection with thousands of requests for metrics at once is cut',
    },
    {
      breaks: 'the connections to the port of health and metrics are bounded',
      before: '    server.maxConnections = connectionsMax;\n',
      after: '',
      name: 'more than a hundred connections are refused, and closing them makes room',
    },
  ]),
  {
    file: 'core/features/auth/tokens.service.ts',
    test: 'test/integration/replies/fair-share.long.test.ts',
    breaks: 'looking up a login counts against the share of its person',
    before: '    if (request) request.share ??= personId;\n',
    after: '    void request;\n',
    name: '%s of an owner take no more than the owner’s share for looking up the login',
  },
  {
    file: 'server/realtime/panel.gateway.ts',
    test: 'test/integration/replies/fair-share.long.test.ts',
    breaks: 'the sockets of a person count against their share',
    before: 'inScope(() => this.admit(socket))',
    after: 'this.admit(socket)',
    name: '%s of an owner take no more than the owner’s share for looking up the login',
  },
];
