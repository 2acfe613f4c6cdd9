import type { Feature } from '../../platform/http/feature.ts';
import { Place, PlaceTerm } from './place.entity.ts';

export const places: Feature = { name: 'places', entities: [Place, PlaceTerm], endpoints: () => [] };
