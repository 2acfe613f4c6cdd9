import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const MOST_TRIES = 2;

/** What the server refused would be refused again; only its failures and the network's are worth another try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < MOST_TRIES && !(error instanceof HttpError && error.status >= 400 && error.status < 500),
    },
  },
});
