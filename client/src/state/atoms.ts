/** The only import of jotai and its query atoms. */
export { atom, createStore, Provider as AtomsProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
