import type { Feature } from '../../platform/http/feature.ts';
import { Media } from './media.entity.ts';

export const media: Feature = { name: 'media', entities: [Media], endpoints: () => [] };
