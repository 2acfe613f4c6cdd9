import { CATEGORY_NAMES } from '@antam/server/features/promotions/category-names-contract.ts';
import { Input, Textarea } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { OfferDraft } from './offer-draft.ts';
import { OfferField } from './offer-field.tsx';
import styles from './offer-form.module.css';

type PartProps = { start: OfferDraft };

/** What is on offer, and at which price. */
export function OfferWhat({ start }: PartProps) {
  return (
    <section className={styles.section} aria-label="Ưu đãi">
      <h3>Ưu đãi</h3>
      <OfferField name="title" label="Tên ưu đãi" hint="Ví dụ: Gói khám sức khoẻ tổng quát cho cả nhà.">
        {control => <Input {...control} defaultValue={start.title} maxLength={150} autoComplete="off" />}
      </OfferField>
      <OfferField name="category" label="Loại ưu đãi">
        {control => (
          <Select {...control} defaultValue={start.category}>
            <option value="">Chọn loại ưu đãi</option>
            {Object.entries(CATEGORY_NAMES).map(([category, name]) => (
              <option key={category} value={category}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </OfferField>
      <div className={styles.two}>
        <OfferField name="new_price" label="Giá ưu đãi (₫)" hint="0 là miễn phí.">
          {control => <Input {...control} defaultValue={start.new_price} inputMode="numeric" autoComplete="off" />}
        </OfferField>
        <OfferField name="old_price" label="Giá cũ (₫)" optional hint="Giá đang niêm yết, để khách so sánh.">
          {control => <Input {...control} defaultValue={start.old_price} inputMode="numeric" autoComplete="off" />}
        </OfferField>
      </div>
    </section>
  );
}

/** When it runs, and for how many. */
export function OfferPeriod({ start }: PartProps) {
  return (
    <section className={styles.section} aria-label="Thời gian và số lượt">
      <h3>Thời gian và số lượt</h3>
      <div className={styles.two}>
        <OfferField name="starts_at" label="Bắt đầu">
          {control => <Input {...control} type="datetime-local" defaultValue={start.starts_at} />}
        </OfferField>
        <OfferField name="ends_at" label="Kết thúc" hint="Trang ưu đãi đếm ngược đến lúc này.">
          {control => <Input {...control} type="datetime-local" defaultValue={start.ends_at} />}
        </OfferField>
        <OfferField name="use_until" label="Hạn dùng mã" optional hint="Để trống: đến khi ưu đãi kết thúc.">
          {control => <Input {...control} type="datetime-local" defaultValue={start.use_until} />}
        </OfferField>
        <OfferField name="quota" label="Số lượt" optional hint="Để trống: không giới hạn. Mỗi tài khoản nhận một mã.">
          {control => <Input {...control} defaultValue={start.quota} inputMode="numeric" autoComplete="off" />}
        </OfferField>
      </div>
    </section>
  );
}

/** What visitors read of it. */
export function OfferTexts({ start }: PartProps) {
  return (
    <section className={styles.section} aria-label="Nội dung và điều kiện">
      <h3>Nội dung và điều kiện</h3>
      <OfferField
        name="description"
        label="Nội dung"
        optional
        hint="Gồm những gì, dành cho ai. Cách một dòng là một đoạn mới."
      >
        {control => <Textarea {...control} rows={5} defaultValue={start.description} maxLength={15_000} />}
      </OfferField>
      <OfferField name="terms" label="Điều kiện áp dụng" optional hint="Mỗi dòng là một điều kiện.">
        {control => <Textarea {...control} rows={4} defaultValue={start.terms} maxLength={5_000} />}
      </OfferField>
    </section>
  );
}
