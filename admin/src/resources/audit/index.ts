export const audit = { name: 'audit' };
