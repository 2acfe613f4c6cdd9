import { BellRing } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';

/** Shown where a day is full: somebody may ask to be told of a free slot. */
export function WaitLink({ to }: { to: string }) {
  return (
    <LinkButton to={to} variant="outline" icon={<BellRing aria-hidden="true" />} rel="nofollow">
      Báo tôi khi có chỗ
    </LinkButton>
  );
}
