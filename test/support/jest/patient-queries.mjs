import { configure } from '@testing-library/react';

/*
 * Timeout of queries that wait for an element. The default of one second is too short for a busy machine that loads a
 * part of a page. No test measures that time.
 */
configure({ asyncUtilTimeout: 30_000 });
