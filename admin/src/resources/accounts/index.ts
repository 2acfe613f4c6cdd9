export const accounts = { name: 'accounts' };
