import { tablesOf } from '../../platform/db/tables.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Promotion, PromotionClaim } from './promotion.entity.ts';

export const tables = tablesOf(Promotion, PromotionClaim, Place, Professional);
