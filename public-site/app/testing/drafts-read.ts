import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Waits until the forms that are shown have looked for their drafts. */
export const draftsRead = (): Promise<void> =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise(resolve => setTimeout(resolve, 0));
  });
