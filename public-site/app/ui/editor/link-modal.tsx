import { isLinkAddress } from '@antam/server/platform/contract/formatted-text.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { EditorModal } from './editor-modal.tsx';
import type { LinkDraft } from './insert-link.ts';
import type { Link } from './link-value.ts';

type LinkModalProps = {
  open: boolean;
  draft: LinkDraft;
  onConfirm: (link: Link, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
  onGone: () => void;
};

/** Asks where a link leads, and what it says. */
export function LinkModal({ open, draft: { link, text }, onConfirm, onRemove, onClose, onGone }: LinkModalProps) {
  return (
    <EditorModal
      open={open}
      title={link ? 'Sửa liên kết' : 'Thêm liên kết'}
      confirmLabel={link ? 'Sửa' : 'Thêm'}
      fields={[
        {
          ...{ name: 'href', label: 'Địa chỉ', value: link?.href ?? '', inputMode: 'url' },
          hint: 'Ví dụ: https://moh.gov.vn hoặc /bac-si/',
          required: 'Xin vui lòng nhập địa chỉ của liên kết.',
          pattern: {
            fits: isLinkAddress,
            text: 'Địa chỉ chưa đúng: xin vui lòng bắt đầu bằng https:// hoặc /, không có dấu cách.',
          },
        },
        { name: 'text', label: 'Chữ hiển thị', value: text },
        { name: 'title', label: 'Chú thích', value: link?.title ?? '' },
      ]}
      onConfirm={({ href = '', text: said = '', title = '', target }) =>
        onConfirm({ href, title, newTab: target !== undefined }, said)
      }
      onClose={onClose}
      onGone={onGone}
      aside={
        link && (
          <Button variant="outline" onClick={onRemove}>
            Gỡ liên kết
          </Button>
        )
      }
    >
      <Checkbox name="target" label="Mở trong thẻ mới" defaultChecked={link?.newTab} />
    </EditorModal>
  );
}
