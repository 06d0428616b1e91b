import { configure } from '@testing-library/react';

/*
 * By default, queries that wait give up after a second. A busy machine may need longer to load a part of a page, and no
 * test is about that time.
 */
configure({ asyncUtilTimeout: 30_000 });
