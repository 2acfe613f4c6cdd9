import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** The empty list of favourites: how to begin. */
export function NoFavourites() {
  return (
    <EmptyState
      drawing="heart"
      title="Chưa có mục nào"
      action={<LinkButton to={professionalPages.list()}>Tìm bác sĩ</LinkButton>}
    >
      Bấm vào hình trái tim ở bác sĩ hoặc cơ sở y tế để ghi nhớ và mở nhanh ở đây.
    </EmptyState>
  );
}
