/** The only import of jotai and its query atoms. */
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
