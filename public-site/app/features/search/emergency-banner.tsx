import { Siren } from 'lucide-react';
import { HelpBanner } from '../../ui/help-banner/help-banner.tsx';

/** Stands above everything else where something that cannot wait was asked for. */
export function EmergencyBanner() {
  return (
    <HelpBanner
      tone="danger"
      icon={<Siren />}
      label="Cấp cứu"
      title="Đây có thể là tình huống cấp cứu"
      numbers={['115']}
    >
      Nếu bạn hoặc người bên cạnh đang nguy hiểm, hãy gọi 115 hoặc đến khoa cấp cứu gần nhất, đừng chờ đặt lịch.
    </HelpBanner>
  );
}
