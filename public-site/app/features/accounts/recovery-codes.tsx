import { Copy, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import formStyles from './form/form.module.css';
import styles from './second-factor.module.css';
import { SECOND_FACTOR_PAGE } from './second-factor-address.ts';

/** The recovery codes, this once: to be copied or printed. */
export function RecoveryCodeList({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  const copy = () => {
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    ) ?? setCopied('no');
  };
  return (
    <div ref={box} tabIndex={-1} className={formStyles.form}>
      <Notice tone="warn" title="Lưu các mã dự phòng này ngay" live>
        Mỗi mã dùng được một lần, khi bạn không có điện thoại. Chúng tôi chỉ hiện các mã này một lần.
      </Notice>
      <p className="print-only">Mã dự phòng An Tâm. Mỗi mã dùng được một lần.</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={formStyles.scriptless}>Bạn hãy chép hoặc in trang này trước khi rời đi.</p>
      <div className={`${formStyles.row} no-print`}>
        <Button className={formStyles.scripted} variant="outline" icon={<Copy aria-hidden />} onClick={copy}>
          Sao chép
        </Button>
        <Button
          className={formStyles.scripted}
          variant="outline"
          icon={<Printer aria-hidden />}
          onClick={() => window.print()}
        >
          In
        </Button>
        <LinkButton to={SECOND_FACTOR_PAGE} onClick={onSaved}>
          Tôi đã lưu
        </LinkButton>
      </div>
      <p role="status" className="no-print">
        {copied === 'yes' && 'Đã sao chép.'}
        {copied === 'no' && 'Trình duyệt không cho sao chép. Bạn hãy chọn và chép bằng tay, hoặc in ra.'}
      </p>
    </div>
  );
}
