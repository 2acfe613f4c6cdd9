import { DraftPart } from '../../../forms/drafts/draft-part.tsx';
import { KeptNotice } from '../../../forms/drafts/kept-notice.tsx';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { HiddenFields } from '../../../forms/form-field.tsx';
import { FaultsContext } from '../../../forms/rows/faults.ts';
import { Button, LinkButton } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { keptRows } from './kept-rows.ts';
import { VERSION_FIELD } from './offer-action.ts';
import type { OfferDraft } from './offer-draft.ts';
import { OfferFormId } from './offer-field.tsx';
import styles from './offer-form.module.css';
import { OfferGroups } from './offer-groups.tsx';
import { OfferPeriod, OfferTexts, OfferWhat } from './offer-parts.tsx';
import { rowLabels } from './offer-rows.ts';
import { useOfferForm } from './use-offer-form.ts';

type OfferFormProps = {
  draft: OfferDraft;
  /** The version of the stored promotion; undefined for a new one. */
  version?: string;
  /** The page's own address. */
  action: string;
  /** Where the promotions of the page are. */
  back: string;
};

const LABELS = {
  title: 'Tên ưu đãi',
  category: 'Loại ưu đãi',
  new_price: 'Giá ưu đãi',
  old_price: 'Giá cũ',
  starts_at: 'Bắt đầu',
  ends_at: 'Kết thúc',
  use_until: 'Hạn dùng mã',
  quota: 'Số lượt',
  description: 'Nội dung',
  terms: 'Điều kiện',
  groups: 'Nhóm lựa chọn',
};

/** Writes a promotion, or changes one; staff look at it before it is public. Works without script. */
export function OfferForm({ draft, version, action, back }: OfferFormProps) {
  const offer = useOfferForm({ draft, version, action, back });
  const { form, kept, start, groups, changeGroups, faults } = offer;
  const { formProps, id, token, isBusy } = form;
  return (
    <OfferFormId value={id}>
      <FaultsContext value={faults}>
        <form {...formProps} className={styles.form}>
          {/* The key for sending presses the first button: without this one it would change the rows. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          <HiddenFields token={token} values={{ [VERSION_FIELD]: version }} />
          {version !== undefined && <KeptNotice draft={kept} onDropped={() => window.location.reload()} />}
          <FailureNotice
            form={form}
            title="Chưa lưu được ưu đãi"
            labels={{ ...LABELS, ...rowLabels(Object.keys(faults)) }}
          />
          <Notice title="Ưu đãi là quảng cáo">
            <p>
              Trang ưu đãi mang nhãn “Quảng cáo” và tên của bạn. An Tâm duyệt trước khi hiển thị. Thuốc kê đơn không
              được quảng cáo hay khuyến mại.
            </p>
          </Notice>
          <OfferWhat start={start} />
          <OfferPeriod start={start} />
          <section className={styles.section} aria-labelledby={`${id}-groups-title`}>
            <h3 id={`${id}-groups-title`}>Lựa chọn</h3>
            <p className="muted">Không bắt buộc. Dùng khi khách được chọn gói, hay thêm dịch vụ vào giá ưu đãi.</p>
            <DraftPart
              name="rows"
              value={JSON.stringify(groups)}
              first={JSON.stringify(start.groups)}
              onKept={text => offer.setGroups(keptRows(text) ?? groups)}
            />
            <OfferGroups groups={groups} onChange={changeGroups} />
          </section>
          <OfferTexts start={start} />
          <div className={styles.send}>
            <Button type="submit" busy={isBusy}>
              Gửi để duyệt
            </Button>
            <LinkButton to={back} variant="quiet" onClick={() => kept?.drop()}>
              Không lưu
            </LinkButton>
          </div>
        </form>
      </FaultsContext>
    </OfferFormId>
  );
}
