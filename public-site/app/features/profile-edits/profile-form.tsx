import type { OwnProfile } from '@antam/server/features/profile-edits/contract.ts';
import { profileEditPage } from '@antam/server/features/profile-edits/pages.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import type { Failure } from '../../forms/failure.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { AlertOverlay } from '../../ui/overlay/message-overlay.tsx';
import styles from './profile.module.css';
import { ProfileAlert } from './profile-alert.tsx';
import { ModeratedFields } from './profile-fields.tsx';
import { ID_INPUT, LABELS, NOT_SAVED, SAVED, VERSION_INPUT } from './profile-words.ts';
import { ContactFields, StoryFields } from './public-fields.tsx';
import { useProfileForm, useWaiting } from './use-profile-form.ts';

/** The form of the own profile. Works without script, but for the boxes that find tags. */
export function ProfileForm({ profile: known }: { profile: OwnProfile }) {
  const { form, draft, filled: profile, alerted, closeAlert, isDone, closeDone, refuse } = useProfileForm(known);
  const { formProps, token, isBusy } = form;
  const page = profileEditPage({ id: String(profile.id) });
  return (
    <>
      <form {...formProps} className={styles.form} aria-busy={isBusy} data-submitting={isBusy || undefined}>
        {/* The key for sending presses the first button: without this one it would take something back. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        <HiddenFields token={token} values={{ [ID_INPUT]: String(profile.id) }} />
        {alerted === null && <FailureNotice form={form} title={NOT_SAVED} labels={LABELS} alwaysSupport />}
        <KeptNotice draft={draft} onDropped={() => window.location.reload()} />
        {/* A saved profile fills the form again: its fields always belong to its version. */}
        <div key={profile.version} className={styles.sections} inert={isBusy}>
          <ProfileSections form={form} profile={profile} onFailed={refuse} />
        </div>
        <div className={styles.send} data-bottom-action="always">
          <Button type="submit" size="l" busy={isBusy}>
            Lưu hồ sơ
          </Button>
          {profile.absolute_url !== null && (
            <LinkButton to={profile.absolute_url} variant="quiet">
              Xem trang công khai
            </LinkButton>
          )}
          <p role="status" className="muted">
            {isBusy ? 'Đang lưu…' : ''}
          </p>
        </div>
      </form>
      <ProfileAlert failure={alerted?.failure ?? null} title={alerted?.title ?? ''} onClose={closeAlert}>
        {alerted?.failure.status === 409 && (
          <p>
            <a href={page} target="_blank" rel="noopener">
              Mở bản mới nhất trong thẻ khác
            </a>
          </p>
        )}
      </ProfileAlert>
      <AlertOverlay open={isDone} onClose={closeDone} title={SAVED}>
        <p>
          {profile.waiting.length === 0
            ? 'Những gì bạn sửa đã hiển thị trên trang của bạn.'
            : `Đang chờ An Tâm duyệt: ${profile.waiting.map(({ field }) => LABELS[field]).join(', ')}. Phần còn lại đã hiển thị trên trang của bạn.`}
        </p>
      </AlertOverlay>
    </>
  );
}

type SectionsProps = { form: FormState; profile: OwnProfile; onFailed: (failure: Failure) => void };

function ProfileSections({ form, profile, onFailed }: SectionsProps) {
  const { version, waiting, values, isTaking, takeBack } = useWaiting(profile, onFailed);
  return (
    <>
      <input type="hidden" name={VERSION_INPUT} value={version} />
      <section className={styles.section} aria-labelledby={`${form.id}-checked`}>
        <h3 id={`${form.id}-checked`}>Thông tin An Tâm duyệt trước</h3>
        <p className="muted">
          Khi bạn sửa các mục này, trang của bạn giữ nguyên cho đến khi An Tâm duyệt. Chúng tôi báo kết quả qua email.
        </p>
        <ModeratedFields
          form={form}
          profile={profile}
          waiting={waiting}
          values={values}
          isTaking={isTaking}
          onTakeBack={field => void takeBack(field)}
        />
      </section>
      <section className={styles.section} aria-labelledby={`${form.id}-contact`}>
        <h3 id={`${form.id}-contact`}>Liên hệ</h3>
        <p className="muted">Chỉ người đã đăng nhập và xác thực email mới xem được.</p>
        <ContactFields form={form} profile={profile} />
      </section>
      <section className={styles.section} aria-labelledby={`${form.id}-story`}>
        <h3 id={`${form.id}-story`}>Giới thiệu và dịch vụ</h3>
        <p className="muted">Hiển thị ngay sau khi bạn lưu.</p>
        <StoryFields form={form} profile={profile} />
      </section>
    </>
  );
}
