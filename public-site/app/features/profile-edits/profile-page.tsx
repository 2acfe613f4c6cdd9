import type { OwnProfile } from '@antam/server/features/profile-edits/contract.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { Workspace } from '../workspace/managed.ts';
import { WorkspaceFrame } from '../workspace/workspace-frame.tsx';
import { PictureList } from './picture-list.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { LABELS, SAVED } from './profile-words.ts';

type ProfilePageProps = {
  workspace: Workspace;
  profile: OwnProfile;
  /** A browser without script has just saved. */
  isDone: boolean;
};

/** Where professionals edit what everybody reads of them. */
export function ProfilePage({ workspace, profile, isDone }: ProfilePageProps) {
  const { waiting, refused } = profile;
  return (
    <WorkspaceFrame workspace={workspace} title="Sửa hồ sơ">
      <h2 className="visually-hidden">Sửa hồ sơ</h2>
      {isDone && <Notice tone="good" title={SAVED} />}
      {refused.length > 0 && (
        <Notice tone="bad" title={`An Tâm chưa duyệt: ${refused.map(({ field }) => LABELS[field]).join(', ')}`}>
          <p>Lý do ở từng mục bên dưới. Bạn sửa lại rồi lưu để gửi lần nữa.</p>
        </Notice>
      )}
      {waiting.length > 0 && (
        <Notice tone="warn" title={`Đang chờ duyệt: ${waiting.map(({ field }) => LABELS[field]).join(', ')}`}>
          <p>Trang của bạn chưa đổi các mục này. Bạn có thể rút lại từng mục.</p>
        </Notice>
      )}
      <div className={styles.page}>
        <ProfileForm profile={profile} />
        <PictureList profile={profile} />
      </div>
    </WorkspaceFrame>
  );
}
