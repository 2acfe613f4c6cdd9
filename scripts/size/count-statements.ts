import { parseSync } from '@swc/core';

/** A block is no thought of its own, and an exported declaration is one with what it exports. */
const COUNTED = /^(?!Block|Empty)\w*(?:Statement|Declaration)$/;
const WRAPPERS = new Set(['ExportDeclaration']);

/** How many statements and declarations a module has, nested ones included; `isTsx` where it may hold elements. */
export function countStatements(source: string, isTsx: boolean): number {
  return countIn(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'es2022' }).body);
}

function countIn(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + countIn(each), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const type: unknown = Reflect.get(node, 'type');
  const own = typeof type === 'string' && COUNTED.test(type) && !WRAPPERS.has(type) ? 1 : 0;
  return own + countIn(Object.values(node));
}
