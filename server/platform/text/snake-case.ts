/** `place_type` of `placeType`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`);
