import type { EntitySchema } from '@mikro-orm/core';
import type { Services } from '../services.ts';
import type { Endpoint } from './endpoint.ts';

/** One feature as the assembly sees it. */
export interface Feature {
  readonly name: string;
  readonly entities: readonly EntitySchema[];
  endpoints(services: Services): readonly Endpoint[];
  /** Listens to events of features below; called once at assembly. */
  subscribe?(services: Services): void;
}
