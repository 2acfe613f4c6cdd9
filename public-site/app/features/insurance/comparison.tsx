import type { ComparedPlan, QuotedBenefit } from '@antam/server/features/insurance/contract.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { AgeSelect } from './age-select.tsx';
import styles from './comparison.module.css';
import { queryText } from './joined-query.ts';
import { agesText, formatMoney, personText, premiumText } from './money.ts';

type ComparisonProps = { compared: readonly ComparedPlan[]; age: number };
type Chosen = { age: number; packages: readonly string[] };

const addressOf = (compared: readonly ComparedPlan[], { age, packages }: Chosen) =>
  insurancePages.list() +
  queryText([
    ['compare', compared.map(({ id }) => id).join()],
    ['age', String(age)],
    ['packages', packages.join()],
  ]);

/** Plans side by side at one age, each in a package of its own. */
export function Comparison({ compared, age }: ComparisonProps) {
  const navigate = useNavigate();
  const told: Chosen = { age, packages: compared.map(({ quote }) => quote.package.code) };
  const address = addressOf(compared, told);
  const [state, setState] = useState({ chosen: told, address });
  if (state.address !== address) setState({ chosen: told, address });
  const { chosen } = state;
  const open = (choice: Chosen) => navigate(addressOf(compared, choice), { replace: true, preventScrollReset: true });
  const choose = (change: Partial<Chosen>) => {
    const choice = { ...chosen, ...change };
    setState({ chosen: choice, address });
    void open(choice);
  };
  return (
    <form
      className={styles.form}
      action={insurancePages.list()}
      aria-label="So sánh"
      onSubmit={event => {
        event.preventDefault();
        void open(chosen);
      }}
    >
      <input type="hidden" name="compare" value={compared.map(({ id }) => id).join()} />
      <div className={styles.controls}>
        <Field label="Tuổi" className={styles.age}>
          {control => (
            <AgeSelect
              {...control}
              name="age"
              value={chosen.age}
              onChange={event => choose({ age: Number(event.currentTarget.value) })}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="no-print">
          Tính phí
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard. */}
      <section className={styles.scroller} aria-label="Bảng so sánh" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            So sánh {compared.length} chương trình cho {personText(age)}
          </caption>
          <thead>
            <tr>
              {compared.map(({ id, name, insurer, absolute_url }, at) => (
                <th key={id} scope="col">
                  <a
                    href={
                      absolute_url +
                      queryText([
                        ['age', String(age)],
                        ['package', told.packages[at] ?? ''],
                      ])
                    }
                  >
                    {name}
                  </a>
                  <span className={styles.insurer}>{insurer}</span>
                </th>
              ))}
            </tr>
            <tr>
              {compared.map(({ id, name, packages }, at) => (
                <td key={id}>
                  <Select
                    name="packages"
                    aria-label={`Gói của ${name}`}
                    value={chosen.packages[at] ?? ''}
                    onChange={event => choose({ packages: chosen.packages.with(at, event.currentTarget.value) })}
                  >
                    {packages.map(each => (
                      <option key={each.code} value={each.code}>
                        {each.name}
                      </option>
                    ))}
                  </Select>
                </td>
              ))}
            </tr>
          </thead>
          <Rows title={`Tổng phí một năm, ${personText(age)}`} compared={compared} strong>
            {({ quote }) =>
              quote.total === null ? (
                'Không nhận tuổi này'
              ) : (
                <Amount>{formatMoney(quote.total, quote.package.currency)}</Amount>
              )
            }
          </Rows>
          <Rows title="Độ tuổi tham gia" compared={compared}>
            {({ from_age, to_age }) => agesText(from_age, to_age)}
          </Rows>
          <Rows title="Phí gói" compared={compared}>
            {({ quote }) => <Amount>{formatMoney(quote.package.premium, quote.package.currency)}</Amount>}
          </Rows>
          {namesOf(compared).map(name => (
            <Rows key={name} title={name} compared={compared}>
              {plan => <Benefit plan={plan} benefit={plan.quote.benefits.find(each => each.name === name)} />}
            </Rows>
          ))}
        </table>
      </section>
    </form>
  );
}

/** Benefits that any of them has, each once: those that the member must take first. */
function namesOf(compared: readonly ComparedPlan[]): string[] {
  const all = compared.flatMap(({ quote }) => quote.benefits);
  return [...new Set([...all.filter(({ required }) => required), ...all].map(({ name }) => name))];
}

type RowsProps = {
  title: string;
  compared: readonly ComparedPlan[];
  strong?: boolean;
  children: (plan: ComparedPlan) => React.ReactNode;
};

/** What is compared, over one cell for each plan. */
function Rows({ title, compared, strong, children }: RowsProps) {
  return (
    <tbody className={strong ? styles.strong : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={compared.length} className={styles.title}>
          <span>{title}</span>
        </th>
      </tr>
      <tr>
        {compared.map(plan => (
          <td key={plan.id}>{children(plan)}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** A sum of money in a narrow cell: its unit never stands on a line of its own. */
const Amount = ({ children }: { children: string }) => <span className={styles.amount}>{children}</span>;

function Benefit({ plan, benefit }: { plan: ComparedPlan; benefit: QuotedBenefit | undefined }) {
  const { currency } = plan.quote.package;
  if (!benefit) return <span className="muted">Không có</span>;
  const { premium, required, from_age, to_age, services } = benefit;
  return (
    <div className={styles.benefit}>
      {premium === null ? (
        <p className="muted">Chỉ áp dụng {agesText(from_age, to_age)}</p>
      ) : (
        <p>
          <b>{required ? 'Bắt buộc' : 'Chọn thêm'}</b>,{' '}
          {premium === 0 ? premiumText(0, currency) : <Amount>{premiumText(premium, currency)}</Amount>}
        </p>
      )}
      {services.length > 0 && (
        <ul className={premium === null ? styles.greyed : undefined}>
          {services.map(({ name, limit }) => (
            <li key={name}>
              {name}: {typeof limit === 'number' ? <Amount>{formatMoney(limit, currency)}</Amount> : limit}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
