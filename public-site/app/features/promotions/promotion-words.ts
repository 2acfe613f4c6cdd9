import type { PromotionCategory } from '@antam/server/features/promotions/contract.ts';
