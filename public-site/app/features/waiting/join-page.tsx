import { runChecks } from '../../forms/checks.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormField, HiddenFields } from '../../forms/form-field.tsx';
import type { FormValues } from '../../forms/form-result.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { useRootData } from '../../loading/root-data.ts';
import { waitingDrafts } from '../../memory/draft-keys.ts';
import { Seo } from '../../seo/seo.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import { accountAddress } from '../accounts/account-address.ts';
import { ownHints } from '../accounts/entry-query.ts';
import { isEmail } from '../accounts/form/checks.ts';
import { LoginFirst } from '../accounts/login-first.tsx';
import { ReasonField } from '../bookings/reason-field.tsx';
import { dayTitle, visitTime } from '../bookings/slot-words.ts';
import { useReason } from '../bookings/use-reason.ts';
import type { JoinData } from './load-join.ts';
import styles from './waiting.module.css';

const MAILED = 'An Tâm vừa gửi email cho bạn, trong đó có liên kết để rời danh sách.';
const UNMAILED =
  'Hôm nay đã có đủ thư gửi đến email này nên An Tâm không gửi thư xác nhận. Khi có chỗ, An Tâm vẫn gửi email mời bạn.';

/** The page on which the visitor joins the waiting list of a full day. */
export function JoinPage({ data }: { data: JoinData }) {
  const { of, reasons, day, start, address, place, professional, back } = data;
  const { reason, choose } = useReason(reasons);
  const form = useFormAction<{ waiting: true; is_mailed: boolean }>(address, { check });
  useDraft(form.formProps.ref, { key: waitingDrafts(of.place, of.professional), given: Object.keys(form.typed) });
  const when = start === null ? dayTitle(day) : visitTime(start);
  const mustLogIn = form.failure?.fields.non_field_errors === 'EMAIL_EXISTS';
  return (
    <div className={`container ${styles.page}`}>
      <Seo title="Báo tôi khi có chỗ" noindex />
      <h1>Báo tôi khi có chỗ</h1>
      <Card className={styles.card}>
        <p>
          <strong>{professional ?? place}</strong> đã kín chỗ <WholeDates text={when} />. Khi có người huỷ, An Tâm gửi
          email mời bạn theo thứ tự đăng ký và giữ chỗ 30 phút, không tính từ 21 giờ đến 7 giờ.
        </p>
        {professional !== null && (
          <p className="muted">
            Bạn chờ giờ khám tại <strong>{place}</strong>. An Tâm không mời bạn đến nơi khác mà bác sĩ cũng khám.
          </p>
        )}
        {form.answer ? (
          <Notice tone="good" title="Bạn đã vào danh sách chờ" live>
            {form.answer.is_mailed ? MAILED : UNMAILED}
          </Notice>
        ) : (
          <form {...form.formProps} className={styles.form}>
            {mustLogIn ? (
              <Notice tone="warn" title="Email này đã có tài khoản" live>
                <LoginFirst
                  reason="Bạn đăng nhập để tiếp tục."
                  address={accountAddress({ tab: 'login', next: address })}
                />
              </Notice>
            ) : (
              <FailureNotice form={form} title="Chưa vào được danh sách chờ. Xin vui lòng thử lại." />
            )}
            <HiddenFields token={form.token} />
            <ReasonField reasons={reasons} chosen={reason} onChoose={choose} />
            <Contacts form={form} hints={data.hints} />
            <Button type="submit" busy={form.isBusy}>
              Báo tôi khi có chỗ
            </Button>
          </form>
        )}
        <LinkButton to={back} variant="outline">
          Quay lại
        </LinkButton>
      </Card>
    </div>
  );
}

/** Who gets the messages; of an account only what it lacks. */
function Contacts({ form, hints: typed }: { form: ReturnType<typeof useFormAction>; hints: JoinData['hints'] }) {
  const viewer = useRootData()?.viewer ?? null;
  const hints = ownHints(typed, viewer);
  return (
    <>
      {!viewer && (
        <FormField
          form={form}
          name="name"
          label="Họ tên"
          autoComplete="name"
          defaultValue={hints.name}
          maxLength={80}
        />
      )}
      {!viewer?.email && (
        <FormField
          form={form}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={hints.email}
        />
      )}
      {!viewer?.mobile_phone && (
        <FormField
          form={form}
          name="phone"
          label="Số điện thoại"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={hints.phone}
        />
      )}
    </>
  );
}

/** Of the fields that the form has; the server decides. */
function check(values: FormValues): Record<string, string> {
  const all = {
    name: (value: string) => (value.trim().length < 2 ? 'Xin vui lòng nhập họ tên.' : null),
    email: isEmail,
    phone: (value: string) => (value.trim() === '' ? 'Xin vui lòng nhập số điện thoại.' : null),
  };
  return runChecks(Object.fromEntries(Object.entries(all).filter(([name]) => values[name] !== undefined)), values);
}
