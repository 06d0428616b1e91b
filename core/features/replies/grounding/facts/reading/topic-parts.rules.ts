import { topics, type FactTopic } from '../fact-topics.rules.js';

/** Certificates that owners list together with the things that have them. */
const papers = new Set<FactTopic>(['halal', 'BPOM', 'sertifikat']);
const ofPapers = topics.filter(({ name }) => papers.has(name));

/** "BPOM untuk VCO, gula PIRT" as two statements: each paper belongs to the thing beside it. */
export function withOwnPapers(sentence: string, isThing: (part: string) => boolean): readonly string[] {
  const parts = sentence.split(/[,;](?!\d)/u);
  const isEach = parts.length > 1 && parts.every((part) => ofPapers.some(({ says }) => says.test(part)));
  return isEach && parts.some(isThing) ? parts : [sentence];
}
