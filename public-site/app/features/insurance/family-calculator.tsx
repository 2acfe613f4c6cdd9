import type { Quote } from '@antam/server/features/insurance/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { ageText, formatMoney } from './money.ts';
import styles from './plan-page.module.css';
import { isAge } from './use-choice.ts';

/** People beside the first one: so many at most, and so many blanks to begin with. */
const MAX_BESIDE = 7;
const MIN_BLANKS = 3;

type FamilyCalculatorProps = {
  quote: Quote;
  /** Ages of further people as they are typed. */
  family: readonly string[];
  onType: (family: readonly string[]) => void;
  /** Computes what is typed. */
  onDone: () => void;
};

/** Adds up what several people pay: the same package, and of the ticked benefits those that apply to each. */
export function FamilyCalculator({ quote, family, onType, onDone }: FamilyCalculatorProps) {
  // One blank behind the last age that is typed: those between stay blank, and a second digit adds no other field.
  const typed = family.findLastIndex(age => age.trim() !== '') + 1;
  const blanks = Math.min(MAX_BESIDE, Math.max(MIN_BLANKS, typed + 1));
  const fields = Array.from({ length: blanks }, (_, at) => family[at] ?? '');
  const { currency } = quote.package;
  return (
    <section className={styles.section} aria-labelledby="ca-nha">
      <h2 id="ca-nha" className={styles.heading}>
        Tính cho cả nhà
      </h2>
      <p className="muted no-print">
        Người thứ nhất là tuổi bạn chọn ở trên. Thêm tuổi của những người khác; mọi người cùng gói và các quyền lợi đã
        chọn, quyền lợi nào không áp dụng ở tuổi của ai thì không tính cho người đó.
      </p>
      <div className={`${styles.people} no-print`}>
        {fields.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the row.
          <Field key={at} label={`Tuổi người thứ ${at + 2}`} error={mistakeOf(value)}>
            {control => (
              <Input
                {...control}
                name="family"
                type="number"
                inputMode="numeric"
                min={0}
                max={99}
                value={value}
                onChange={event => onType(fields.with(at, event.currentTarget.value))}
                onBlur={onDone}
              />
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" variant="outline" className="no-print">
        Tính phí
      </Button>
      {quote.family.length > 0 && (
        <table className={styles.family}>
          <caption className="visually-hidden">Phí một năm của từng người</caption>
          <thead>
            <tr>
              <th scope="col" className="note">
                Người
              </th>
              <th scope="col" className="note">
                Phí một năm
              </th>
            </tr>
          </thead>
          <tbody>
            {quote.family.map(({ age, total, missing }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may be of one age.
              <tr key={at}>
                <th scope="row">
                  {ageText(age)}
                  {missing.length > 0 && <span className={styles.without}>Không có: {missing.join(', ')}</span>}
                </th>
                <td>{total === null ? 'Không tham gia được' : formatMoney(total, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Cả nhà ({quote.family.filter(({ total }) => total !== null).length} người)</th>
              <td data-family-total={quote.family_total}>{formatMoney(quote.family_total, currency)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

const mistakeOf = (age: string) => (age === '' || isAge(age) ? undefined : 'Tuổi là số từ 0 đến 99.');
