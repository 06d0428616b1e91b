import { configure } from '@testing-library/react';

/* Queries that wait end after a second by default. A busy machine may need longer to load a part of a page, and no test is about that time. */
configure({ asyncUtilTimeout: 30_000 });
