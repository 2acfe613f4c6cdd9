export const professionals = { name: 'professionals' };
