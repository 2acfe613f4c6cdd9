import { type Expression, type OperationNode, ValueNode } from 'kysely';

/** Stands in a compiled statement where a value is filled in at each call. */
export class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A named parameter of a statement, used where a value would stand. */
export class Parameter<T> implements Expression<T> {
  readonly slot: Slot;

  constructor(name: string) {
    this.slot = new Slot(name);
  }

  get expressionType(): T | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this.slot);
  }
}

/** The parameters of a statement that is called with `Values`. */
export type Parameters<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> };

/** Parameters of whatever name; a statement's types say which there are. */
export function parameters<Values>(): Parameters<Values> {
  const known = new Map<string, Parameter<unknown>>();
  const get = (_: object, name: string) => {
    const parameter = known.get(name) ?? new Parameter(name);
    known.set(name, parameter);
    return parameter;
  };
  return new Proxy({}, { get }) as Parameters<Values>;
}
