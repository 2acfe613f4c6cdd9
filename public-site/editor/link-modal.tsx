import { isLinkAddress } from '@antam/server/platform/contract/formatted-text.ts';
import type { ComponentType } from 'react';
import type { DialogProps } from './dialog.ts';
import type { LinkDraft } from './insert-link.ts';
import type { Link } from './link-value.ts';

type LinkModalProps = Pick<DialogProps, 'open' | 'onClose' | 'onGone'> & {
  Dialog: ComponentType<DialogProps>;
  draft: LinkDraft;
  onConfirm: (link: Link, text: string) => void;
  onRemove: () => void;
};

/** Asks where a link leads, and what it says. */
export function LinkModal({ Dialog, draft: { link, text }, onConfirm, onRemove, ...shown }: LinkModalProps) {
  return (
    <Dialog
      {...shown}
      title={link ? 'Sửa liên kết' : 'Thêm liên kết'}
      confirmLabel={link ? 'Sửa' : 'Thêm'}
      fields={[
        {
          kind: 'line',
          name: 'href',
          label: 'Địa chỉ',
          value: link?.href ?? '',
          inputMode: 'url',
          hint: 'Ví dụ: https://moh.gov.vn hoặc /bac-si/',
          required: 'Xin vui lòng nhập địa chỉ của liên kết.',
          pattern: {
            fits: isLinkAddress,
            text: 'Địa chỉ chưa đúng: xin vui lòng bắt đầu bằng https:// hoặc /, không có dấu cách.',
          },
        },
        { kind: 'line', name: 'text', label: 'Chữ hiển thị', value: text },
        { kind: 'line', name: 'title', label: 'Chú thích', value: link?.title ?? '' },
        { kind: 'check', name: 'target', label: 'Mở trong thẻ mới', isOn: link?.newTab ?? false },
      ]}
      onConfirm={({ values: { href = '', text: said = '', title = '', target = '' } }) =>
        onConfirm({ href, title, newTab: target !== '' }, said)
      }
      aside={link ? { label: 'Gỡ liên kết', onPress: onRemove } : undefined}
    />
  );
}
