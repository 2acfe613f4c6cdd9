import { SupportContact } from '../../frame/support-contact.tsx';
import { useRootData } from '../../loading/root-data.ts';
import { Facts } from '../detail/facts.tsx';

/** Who runs the site by law, as far as the operator has said it, and how to reach them. */
export function OperatorFacts() {
  const operator = useRootData()?.settings.operator;
  return (
    <div>
      <Facts
        facts={[
          { label: 'Đơn vị vận hành', value: operator?.name },
          { label: 'Đăng ký kinh doanh', value: operator?.registration },
          { label: 'Địa chỉ', value: operator?.address },
          { label: 'Liên hệ', value: <SupportContact /> },
        ]}
      />
    </div>
  );
}
