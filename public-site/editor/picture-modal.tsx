import { isPictureAddress } from '@antam/server/platform/contract/formatted-text.ts';
import type { ComponentType } from 'react';
import type { DialogField, DialogProps } from './dialog.ts';
import { ownAddress, type Picture } from './insert-picture.ts';

/** Stores a picture and answers its address on this site; throws an error whose message can be shown. */
export type UploadPicture = (file: File) => Promise<string>;

type PictureModalProps = Pick<DialogProps, 'open' | 'onClose' | 'onGone'> & {
  Dialog: ComponentType<DialogProps>;
  picture: Picture;
  /** A picture that was pasted or dropped. */
  file: File | undefined;
  /** Absent where only pictures that the site has already can be shown. */
  upload: UploadPicture | undefined;
  onConfirm: (picture: Picture) => void;
};

/** Asks for a picture and what it shows. Where pictures can be sent, none goes without a description. */
export function PictureModal({ Dialog, picture, file: given, upload, onConfirm, ...shown }: PictureModalProps) {
  const isNew = picture.src === '';
  const file: DialogField = {
    kind: 'file',
    name: 'file',
    label: isNew ? 'Tệp ảnh' : 'Thay bằng tệp ảnh khác',
    accept: 'image/png,image/jpeg',
    given,
    hint: 'PNG hoặc JPEG, tối đa 8 MB.',
  };
  return (
    <Dialog
      {...shown}
      title={isNew ? 'Thêm ảnh' : 'Sửa ảnh'}
      confirmLabel={isNew ? 'Thêm' : 'Sửa'}
      fields={[
        ...(upload ? [file] : []),
        {
          kind: 'line',
          name: 'src',
          label: upload ? 'Hoặc địa chỉ ảnh đã có' : 'Địa chỉ ảnh',
          value: picture.src,
          inputMode: 'url',
          hint: 'Địa chỉ của một ảnh đã có trên An Tâm, ví dụ: /uploads/anh.webp',
          ...(!upload && { required: 'Xin vui lòng nhập địa chỉ của ảnh.' }),
          pattern: {
            fits: value => isPictureAddress(ownAddress(value)),
            text: 'Địa chỉ ảnh chưa đúng: chỉ hiện được ảnh đã có trên An Tâm, bắt đầu bằng /uploads/.',
          },
        },
        {
          kind: 'line',
          name: 'alt',
          label: 'Mô tả ảnh',
          value: picture.alt,
          hint: 'Đọc cho người không nhìn thấy ảnh',
          ...(upload && { required: 'Xin vui lòng mô tả ảnh cho người không nhìn thấy ảnh.' }),
        },
        { kind: 'line', name: 'title', label: 'Chú thích', value: picture.title },
      ]}
      check={({ values, file: chosen }): Record<string, string> =>
        upload && !chosen && !values.src ? { file: 'Xin vui lòng chọn tệp ảnh, hoặc nhập địa chỉ của ảnh.' } : {}
      }
      onConfirm={async ({ values: { src = '', alt = '', title = '' }, file: chosen }) => {
        if (upload && chosen) onConfirm({ src: await upload(chosen), alt, title });
        else onConfirm({ src: ownAddress(src), alt, title });
      }}
    />
  );
}
