export const places = { name: 'places' };
