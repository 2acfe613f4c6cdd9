import type { Failure } from '../../../forms/failure.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { FormField } from '../../../forms/form-field.tsx';
import type { FormState } from '../../../forms/use-form-action.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

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

/** Which codes a login asks for besides the password. */
type CodeSteps = {
  /** Whether the code of the second factor is asked for. */
  second: boolean;
  /** From an email: many guesses at the account have failed. */
  mail: boolean;
};

/** Fields in which a form carries what was asked for before. */
const STEP_FIELDS = { second: 'asks_second', mail: 'asks_mail' } as const;

/** Fields that were asked for once stay on the form, as the next try needs all of them. */
function codeSteps(
  { refused, typed }: Pick<FormState, 'refused' | 'typed'>,
  always: Partial<CodeSteps> = {},
): CodeSteps {
  return {
    second: always.second === true || STEP_FIELDS.second in typed || needsCode(refused),
    mail: always.mail === true || STEP_FIELDS.mail in typed || needsMailCode(refused),
  };
}

/** Whether the account's second factor has still to be shown, or what was given as its code cannot be one. */
function needsCode(failed: Failure | null): boolean {
  return failed !== null && (failed.code.startsWith('SECOND_FACTOR') || 'code' in failed.fields);
}

/** Whether the account's mail box has still to be shown, or what was given as its code cannot be one. */
function needsMailCode(failed: Failure | null): boolean {
  return failed !== null && (failed.code.startsWith('MAIL_CODE') || 'mail_code' in failed.fields);
}
