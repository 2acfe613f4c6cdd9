import type { Feature } from '../../platform/http/feature.ts';

export const search: Feature = { name: 'search', entities: [], endpoints: () => [] };
