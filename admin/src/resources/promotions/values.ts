import { promotionGroup } from '@antam/server/features/promotions/contract.ts';
import { z } from 'zod';
import { formatMoment, formatPrice } from '../../ui/format.ts';
import { CHOICES, PRICINGS } from './names.ts';

/* How values of a promotion read where two versions of it are compared; empty where there is none. */

export const momentText = (value: unknown): string => (typeof value === 'string' ? formatMoment(value) : '');

export const priceText = (value: unknown): string => (typeof value === 'number' ? formatPrice(value) : '');

/** What is typed may lack anything. */
const typed = z
  .array(
    z.looseObject({
      name: z.string().nullish(),
      choice: promotionGroup.shape.choice.nullish(),
      options: z
        .array(
          z.looseObject({
            name: z.string().nullish(),
            pricing: z.string().nullish(),
            price: z.number().nullish(),
          }),
        )
        .nullish(),
    }),
  )
  .catch([]);

const nameIn = (choices: ReadonlyArray<{ id: string; name: string }>, id: unknown) =>
  choices.find(choice => choice.id === id)?.name ?? '';

/** A line for each group, below it one for each of its options. */
export function groupsText(value: unknown): string {
  const lines = typed
    .parse(value)
    .flatMap(({ name, choice, options }) => [
      `${name ?? ''} (${nameIn(CHOICES, choice).toLowerCase()})`,
      ...(options ?? []).map(
        option =>
          `– ${option.name ?? ''}: ${nameIn(PRICINGS, option.pricing).toLowerCase()} ${priceText(option.price)}`,
      ),
    ]);
  return lines.join('\n');
}
