import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first look at react-admin's pieces takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 120_000 });
afterEach(cleanup);
