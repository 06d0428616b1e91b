/*
 * For a program started with `--import`: names below `evil.test` lead to this machine, as a resolver of an attacker
 * answers.
 */
import dns from 'node:dns';

const { lookup } = dns;

/** @param {string} host @param {unknown[]} more */
const inwards = (host, ...more) => Reflect.apply(lookup, dns, [host.endsWith('.evil.test') ? '127.0.0.1' : host, ...more]);

Object.assign(dns, { lookup: inwards });
