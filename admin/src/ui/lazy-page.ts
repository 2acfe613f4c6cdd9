import { type ComponentType, lazy } from 'react';

/** A page that browsers fetch when it is opened. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
