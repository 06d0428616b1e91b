/** The only import of jotai and its query atoms. */
export { atom, createStore, Provider as AtomsProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { queryClientAtom } from 'jotai-tanstack-query';
export { atomWithInfiniteQuery, atomWithQuery } from './query-atoms.js';
