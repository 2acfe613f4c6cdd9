const TITLES = [
  // it('…', describe.each(CASES)('…'
  /(?<![\w.])(it|test|describe)\b.*\(\s*['"`]/,
  // Behind a table of cases: ])('…'
  /^\s*[\])}]+( as const)?\)\(['"`]/,
  // Below its call, in a line of its own.
  /^\s*['"`].*['"`],?$/,
];

/** Whether a line of a source file may hold the title of a test or of a `describe`. */
export const isTitle = (line: string): boolean => TITLES.some(pattern => pattern.test(line));
