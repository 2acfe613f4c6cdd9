import type { Feature } from '../../platform/http/feature.ts';
import { Term } from './term.entity.ts';

export const taxonomy: Feature = { name: 'taxonomy', entities: [Term], endpoints: () => [] };
