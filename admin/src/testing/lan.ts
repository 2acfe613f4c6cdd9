import type { AuthProvider } from 'react-admin';

/** An editor who is logged in: account 5. */
export const lan: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => 'editor',
  canAccess: async () => true,
  getIdentity: async () => ({ id: 5, fullName: 'Lan' }),
};
