import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http-error.ts';

const MAX_TRIES = 2;

/**
 * What the server refused would be refused again; only its failures and the network's are worth another try. Writes are
 * tried without a network too, so that they fail at once instead of waiting for it unseen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < MAX_TRIES && !(error instanceof HttpError && error.status >= 400 && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
});
