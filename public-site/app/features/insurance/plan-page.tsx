import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { Scale } from 'lucide-react';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { AgeSelect } from './age-select.tsx';
import benefits from './benefit.module.css';
import { BenefitItem } from './benefit-item.tsx';
import { FamilyCalculator } from './family-calculator.tsx';
import { agesText, ageText, formatMoney } from './money.ts';
import { PlanNotices } from './plan-notices.tsx';
import styles from './plan-page.module.css';
import { PlanSeo, type ShownPlan } from './plan-seo.tsx';
import { PlanTotal } from './plan-total.tsx';
import { useChoice } from './use-choice.ts';

/** A plan: what it costs for an age, a package and chosen benefits, what it pays for, and a sum for the family. */
export function PlanPage({ plan }: { plan: ShownPlan }) {
  const { id, name, insurer, summary, terms, packages, quote, notices, absolute_url, from_age, to_age } = plan;
  const { choice, type, choose, submit } = useChoice(plan);
  const { age, package: chosen } = quote;
  const required = quote.benefits.filter(benefit => benefit.required);
  const optional = quote.benefits.filter(benefit => !benefit.required);
  const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Bảo hiểm', to: insurancePages.list() }, { label: name }];
  const tick = (code: string, checked: boolean) =>
    choose({
      benefits: checked ? [...choice.benefits, code] : choice.benefits.filter(other => other !== code),
    });
  return (
    <article className={`container ${styles.page}`}>
      <PlanSeo plan={plan} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <header className={styles.titleBlock}>
        <p className={styles.insurer}>{insurer}</p>
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className="muted">Dành cho người {agesText(from_age, to_age)}.</p>
      </header>
      <PlanNotices notices={notices} />
      <form
        action={absolute_url}
        className={styles.columns}
        aria-label="Tính phí bảo hiểm"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.side}>
          <Card className={styles.choice}>
            <div className={styles.selects}>
              <Field label="Tuổi">
                {control => (
                  <AgeSelect
                    {...control}
                    name="age"
                    value={choice.age}
                    onChange={event => choose({ age: Number(event.currentTarget.value) })}
                  />
                )}
              </Field>
              <Field label="Gói">
                {control => (
                  <Select
                    {...control}
                    name="package"
                    value={choice.package}
                    onChange={event => choose({ package: event.currentTarget.value })}
                  >
                    {packages.map(each => (
                      <option key={each.code} value={each.code}>
                        {each.name} ({formatMoney(each.premium, each.currency)})
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            <Button type="submit" wide className="no-print">
              Tính phí
            </Button>
            <PlanTotal plan={plan} />
            <LinkButton
              to={insurancePages.list({ compare: [String(id)], age, packages: [chosen.code] })}
              variant="quiet"
              wide
              className="no-print"
              icon={<Scale aria-hidden="true" />}
            >
              So với chương trình khác
            </LinkButton>
          </Card>
        </div>
        <div className={styles.content}>
          {required.length > 0 && (
            <section className={styles.section} aria-labelledby="bat-buoc">
              <h2 id="bat-buoc" className={styles.heading}>
                Quyền lợi bắt buộc
              </h2>
              <ul className={benefits.list} id="required-benefits">
                {required.map(benefit => (
                  <BenefitItem key={benefit.code} benefit={benefit} age={age} currency={chosen.currency} />
                ))}
              </ul>
            </section>
          )}
          {optional.length > 0 && (
            <section className={styles.section} aria-labelledby="chon-them">
              <h2 id="chon-them" className={styles.heading}>
                Quyền lợi chọn thêm
              </h2>
              <ul className={benefits.list} id="optional-benefits">
                {optional.map(benefit => (
                  <BenefitItem
                    key={benefit.code}
                    benefit={benefit}
                    age={age}
                    currency={chosen.currency}
                    tick={{
                      checked: choice.benefits.includes(benefit.code),
                      onTick: checked => tick(benefit.code, checked),
                    }}
                  />
                ))}
              </ul>
            </section>
          )}
          <FamilyCalculator quote={quote} family={choice.family} onType={family => type({ family })} onDone={submit} />
          {terms !== '' && (
            <section className={styles.section} aria-labelledby="dieu-kien">
              <h2 id="dieu-kien" className={styles.heading}>
                Điều kiện
              </h2>
              <ul className={styles.terms}>
                {terms.split('\n').map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <p className="muted small">
            Thông tin để bạn tham khảo và so sánh. An Tâm không bán bảo hiểm; phí và điều kiện chính thức do công ty bảo
            hiểm công bố.
          </p>
        </div>
        <p className={`${styles.bar} no-print`} data-bottom-action aria-hidden="true">
          <span>
            {ageText(age)}, gói {chosen.name}
          </span>
          <b>{quote.total === null ? 'Không tham gia được' : formatMoney(quote.total, chosen.currency)}</b>
        </p>
      </form>
    </article>
  );
}
