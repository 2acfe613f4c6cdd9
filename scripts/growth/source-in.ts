/** Files through which every statement passes. */
const WAYS = /\/(server\/platform\/db|server\/platform\/errors|scripts\/growth|node_modules)\//;
const OF_TESTS = /(\.test\.tsx?$|\/(server|cli|fixtures)\/testing\/|\/fixtures\/)/;
const FRAME = /^\s+at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(\/[^\s()]+?\.tsx?)(?::\d+)*\)?$/;

/**
 * Which function of the product sent a statement, by the stack that led to it: the innermost one that is no way of every
 * statement. Undefined where it is one of a test's own.
 */
export function sourceIn(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, name, file] = FRAME.exec(line) ?? [];
    if (file === undefined || WAYS.test(file)) continue;
    if (OF_TESTS.test(file)) return undefined;
    const where = file.replace(/^.*\/(?=(?:server|cli|scripts)\/)/, '');
    return name === undefined ? where : `${where} ${name}`;
  }
  return undefined;
}
