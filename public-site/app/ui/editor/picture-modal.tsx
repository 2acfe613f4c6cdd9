import { isPictureAddress } from '@antam/server/platform/contract/formatted-text.ts';
import { EditorModal } from './editor-modal.tsx';
import { ownAddress, type Picture } from './insert-picture.ts';

type PictureModalProps = {
  open: boolean;
  picture: Picture;
  onConfirm: (picture: Picture) => void;
  onClose: () => void;
  onGone: () => void;
};

/** Asks for a picture of our own, and what it shows. */
export function PictureModal({ open, picture, onConfirm, onClose, onGone }: PictureModalProps) {
  return (
    <EditorModal
      open={open}
      title={picture.src ? 'Sửa ảnh' : 'Thêm ảnh'}
      confirmLabel={picture.src ? 'Sửa' : 'Thêm'}
      fields={[
        {
          ...{ name: 'src', label: 'Địa chỉ ảnh', value: picture.src, inputMode: 'url' },
          hint: 'Địa chỉ của một ảnh đã có trên An Tâm, ví dụ: /uploads/anh.webp',
          required: 'Xin vui lòng nhập địa chỉ của ảnh.',
          pattern: {
            fits: value => isPictureAddress(ownAddress(value)),
            text: 'Địa chỉ ảnh chưa đúng: chỉ hiện được ảnh đã có trên An Tâm, bắt đầu bằng /uploads/.',
          },
        },
        {
          ...{ name: 'alt', label: 'Mô tả ảnh', value: picture.alt },
          hint: 'Đọc cho người không nhìn thấy ảnh',
        },
        { name: 'title', label: 'Chú thích', value: picture.title },
      ]}
      onConfirm={({ src = '', alt = '', title = '' }) => onConfirm({ src: ownAddress(src), alt, title })}
      onClose={onClose}
      onGone={onGone}
    />
  );
}
