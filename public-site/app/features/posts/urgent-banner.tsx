import type { Urgency } from '@antam/server/features/posts/urgent-contract.ts';
import { HandHeart } from 'lucide-react';
import { HelpBanner } from '../../ui/help-banner/help-banner.tsx';
import { EmergencyBanner } from '../search/emergency-banner.tsx';

/** Where to turn at once, above a question that cannot wait, or a reply of a person in need. */
export function UrgentBanner({ urgency }: { urgency: Urgency | null }) {
  if (urgency === null) return null;
  return urgency === 'emergency' ? <EmergencyBanner /> : <NotAlone />;
}

/** For people who may want to hurt themselves: kind words first, then whom to call. */
function NotAlone() {
  return (
    <HelpBanner
      tone="kind"
      icon={<HandHeart />}
      label="Bạn không một mình"
      title="Bạn không phải chịu đựng một mình"
      numbers={['115', '111']}
    >
      Nếu bạn đang nghĩ đến việc làm đau mình, xin đừng ở một mình: hãy ở bên một người bạn tin và nói với họ ngay, hoặc
      gọi 115. Bạn dưới 18 tuổi có thể gọi tổng đài 111, miễn phí, ngày cũng như đêm.
    </HelpBanner>
  );
}
