import { isForOtherTab } from '../../browser/other-tab.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import styles from './wait-link.module.css';

type WaitLinkProps = {
  to: string;
  /** Opens the address in place of the browser. */
  onOpen?: ((address: string) => void) | undefined;
};

/** Shown where a day is full: the visitor may join the waiting list. */
export function WaitLink({ to, onOpen }: WaitLinkProps) {
  return (
    <LinkButton
      to={to}
      variant="outline"
      className={drawnAs(styles.bell)}
      rel="nofollow"
      onClick={event => {
        if (!onOpen || isForOtherTab(event)) return;
        event.preventDefault();
        onOpen(to);
      }}
    >
      Báo tôi khi có chỗ
    </LinkButton>
  );
}
