import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { FormField } from '../../../forms/form-field.tsx';
import type { FormState } from '../../../forms/use-form-action.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type CodeSteps, codeSteps, STEP_FIELDS } from './code-steps.ts';

/** Names of the fields here, for what a failure says of them. */
export const CODE_LABELS = { code: 'Mã xác thực', mail_code: 'Mã trong thư' };

type LoginNoticeProps = { form: FormState; labels: Readonly<Record<string, string>> };

/** Why nobody is logged in yet. The first question for a code is no failure. */
export function LoginNotice({ form, labels }: LoginNoticeProps) {
  const { failure } = form;
  if (failure?.code === 'SECOND_FACTOR_REQUIRED') {
    return (
      <Notice title="Còn một bước" live>
        Tài khoản này có xác thực hai lớp. Bạn mở ứng dụng xác thực trên điện thoại và nhập mã 6 số, hoặc dùng một mã dự
        phòng.
      </Notice>
    );
  }
  if (failure?.code === 'MAIL_CODE_REQUIRED') {
    return (
      <Notice tone="warn" title="Xin xác nhận đó là bạn" live>
        {failure.detail}
      </Notice>
    );
  }
  return <FailureNotice form={form} title="Chưa đăng nhập được" labels={labels} />;
}

/** `always`: fields that are shown from the beginning. */
type CodeFieldsProps = { form: FormState; always?: Partial<CodeSteps>; autoFocus: boolean };

/** The fields of the codes that a login has asked for. */
export function CodeFields({ form, always, autoFocus }: CodeFieldsProps) {
  const asks = codeSteps(form, always);
  return (
    <>
      {asks.mail && (
        <>
          <input type="hidden" name={STEP_FIELDS.mail} value="1" />
          <FormField
            form={form}
            name="mail_code"
            label={CODE_LABELS.mail_code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={autoFocus}
            hint="8 ký tự, ví dụ abcd-efgh. Chưa thấy thư sau 5 phút, bạn để trống ô này rồi gửi lại để nhận thư khác."
          />
        </>
      )}
      {asks.second && (
        <>
          <input type="hidden" name={STEP_FIELDS.second} value="1" />
          <FormField
            form={form}
            name="code"
            label={CODE_LABELS.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={autoFocus}
            hint="6 số đổi mỗi 30 giây, hoặc một mã dự phòng"
          />
        </>
      )}
    </>
  );
}
