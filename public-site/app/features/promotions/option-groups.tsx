import type { PromotionGroup, PromotionOption } from '@antam/server/features/promotions/contract.ts';
import { Checkbox, Radio } from '../../ui/form/checkbox.tsx';
import { formatVnd } from '../../ui/text/format-number.ts';
import styles from './claim.module.css';
import { OPTION_FIELD } from './claim-action.ts';
import { priceWords } from './price-words.ts';

type OptionGroupsProps = {
  groups: readonly PromotionGroup[];
  /** The price of the promotion without options. */
  price: number;
  /** Numbers of the options that were chosen before; none before anything was chosen. */
  chosen: readonly number[];
};

/** The options of a promotion under the headings of their groups. Of one choice the first is set at the beginning. */
export function OptionGroups({ groups, price, chosen }: OptionGroupsProps) {
  return groups.map(({ name, choice, options }, index) => {
    const known = options.find(({ id }) => chosen.includes(id)) ?? options[0];
    return (
      <fieldset key={name} className={styles.group}>
        <legend className={styles.legend}>
          {name}
          {choice === 'any' && <span className={styles.optional}> (không bắt buộc)</span>}
        </legend>
        {options.map(option => {
          const hint = priceOf(option, choice === 'one' ? price : null);
          return choice === 'one' ? (
            <Radio
              key={option.id}
              name={`${OPTION_FIELD}${index}`}
              value={option.id}
              defaultChecked={option === known}
              label={option.name}
              hint={hint}
            />
          ) : (
            <Checkbox
              key={option.id}
              name={`${OPTION_FIELD}${index}-${option.id}`}
              value={option.id}
              defaultChecked={chosen.includes(option.id)}
              label={option.name}
              hint={hint}
            />
          );
        })}
      </fieldset>
    );
  });
}

/** What an option costs; one of several that adds nothing costs what the promotion costs. */
function priceOf({ pricing, price }: PromotionOption, base: number | null): string {
  if (pricing === 'own') return priceWords(price);
  if (price > 0) return `+${formatVnd(price)}`;
  return base === null ? 'Miễn phí' : priceWords(base);
}
