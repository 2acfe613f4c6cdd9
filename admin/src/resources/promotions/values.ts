import { promotionGroup } from '@antam/server/features/promotions/contract.ts';
import { z } from 'zod';
import { priceText } from '../../ui/record-fields.ts';
import { CHOICES, PRICINGS } from './names.ts';

/* How the options of a promotion read where two versions of it are compared; empty where there are none. */

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
