import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import { UserPlus } from 'lucide-react';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { AccountSection } from '../accounts/account-page.tsx';
import styles from '../accounts/form/form.module.css';
import { OwnItem, OwnList } from '../accounts/own-list.tsx';
import {
  ADD_ANCHOR,
  type RelativeStep,
  type RelativesQuery,
  relativeAnchor,
  relativesAddress,
} from './relative-address.ts';
import { RelativeForm } from './relative-form.tsx';
import { useRelativeForm } from './use-relative-form.ts';

const DONE: Readonly<Record<RelativeStep, string>> = {
  add: 'Đã thêm người thân',
  edit: 'Đã lưu thay đổi',
  remove: 'Đã xoá người thân',
};

type OwnRelativesProps = { items: readonly RelativeAnswer[]; query: RelativesQuery };

/** The people for whom an account books. Who is changed or removed is asked for in their place of the list. */
export function OwnRelatives({ items, query }: OwnRelativesProps) {
  const { step, id, done } = query;
  const isAdding = step === 'add';
  return (
    <>
      {done && <Notice tone="good" title={DONE[done]} live />}
      {isAdding && (
        <AccountSection id={ADD_ANCHOR} title="Thêm người thân">
          <RelativeForm relative={null} />
        </AccountSection>
      )}
      {!isAdding && items.length === 0 && (
        <EmptyState title="Chưa có người thân nào" drawing="people" action={<AddLink />}>
          Bạn thêm bố mẹ, con hay người bạn chăm sóc một lần. Những lần đặt khám sau chỉ cần chọn tên, không phải nhập
          lại.
        </EmptyState>
      )}
      {!isAdding && items.length > 0 && (
        <div>
          <AddLink />
        </div>
      )}
      {items.length > 0 && (
        <OwnList>
          {items.map(item => (
            <Relative key={item.id} relative={item} step={item.id === id ? step : null} />
          ))}
        </OwnList>
      )}
    </>
  );
}

function AddLink() {
  return (
    <LinkButton to={relativesAddress({ step: 'add' })} icon={<UserPlus aria-hidden="true" />} rel="nofollow">
      Thêm người thân
    </LinkButton>
  );
}

type RelativeProps = {
  relative: RelativeAnswer;
  /** What is being done with this one. */
  step: RelativeStep | null;
};

function Relative({ relative, step }: RelativeProps) {
  const { id, name, relation, date_of_birth, phone } = relative;
  const facts = [date_of_birth && `Sinh ngày ${formatDate(date_of_birth)}`, phone].filter(fact => fact);
  const isOpen = step === 'edit' || step === 'remove';
  return (
    <OwnItem
      id={relativeAnchor(id)}
      title={<h2>{name}</h2>}
      badge={{ tone: 'brand', text: relation }}
      actions={
        !isOpen && (
          <>
            <StepLink relative={relative} step="edit" label="Sửa" />
            <StepLink relative={relative} step="remove" label="Xoá" />
          </>
        )
      }
    >
      {step === 'edit' ? (
        <RelativeForm relative={relative} />
      ) : (
        <p className="muted small">{facts.length > 0 ? facts.join(' · ') : 'Chưa có ngày sinh và số điện thoại'}</p>
      )}
      {step === 'remove' && <RemoveRelative relative={relative} />}
    </OwnItem>
  );
}

type StepLinkProps = { relative: RelativeAnswer; step: 'edit' | 'remove'; label: string };

function StepLink({ relative: { id, name }, step, label }: StepLinkProps) {
  return (
    <LinkButton
      to={`${relativesAddress({ step, id })}#${relativeAnchor(id)}`}
      variant={step === 'edit' ? 'outline' : 'quiet'}
      aria-label={`${label} ${name}`}
      rel="nofollow"
      preventScrollReset
    >
      {label}
    </LinkButton>
  );
}

/** Asks once more before a relative is removed. */
function RemoveRelative({ relative: { id, name } }: { relative: RelativeAnswer }) {
  const form = useRelativeForm({ step: 'remove', id }, {});
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa xoá được, xin vui lòng thử lại." />
      <p role="status">
        Bạn muốn xoá {name} khỏi danh sách? Những lịch hẹn đã đặt cho {name} vẫn giữ nguyên.
      </p>
      <HiddenFields token={form.token} />
      <div className={styles.row}>
        <Button type="submit" variant="danger" busy={form.isBusy || form.answer !== undefined}>
          Xoá người thân
        </Button>
        <LinkButton to={`${relativesAddress()}#${relativeAnchor(id)}`} variant="outline" replace preventScrollReset>
          Giữ lại
        </LinkButton>
      </div>
    </form>
  );
}
