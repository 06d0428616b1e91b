/*
 * Preloaded into a program (`node --import`): host names below `evil.test` resolve to this machine, as if an attacker
 * controlled the DNS server.
 */
import dns from 'node:dns';

const { lookup } = dns;

/** @param {string} host @param {unknown[]} more */
const inwards = (host, ...more) => Reflect.apply(lookup, dns, [host.endsWith('.evil.test') ? '127.0.0.1' : host, ...more]);

Object.assign(dns, { lookup: inwards });
