import type { RedeemedClaim, ShownClaim } from '@antam/server/features/promotions/contract.ts';
import { CircleCheck } from 'lucide-react';
import { HiddenFields } from '../../../forms/form-field.tsx';
import { useFormAction } from '../../../forms/use-form-action.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, LinkButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { formatDate, formatTime } from '../../../ui/text/format-date.ts';
import { priceWords } from '../../promotions/price-words.ts';
import styles from './promotions.module.css';
import { CODE_FIELD } from './redeem-form.tsx';
import { RedeemRefused } from './redeem-refused.tsx';

type ScannedClaimProps = {
  claim: ShownClaim;
  /** The page's own address. */
  action: string;
  /** Where the other promotions are. */
  back: string;
};

const SHOWN = {
  open: { tone: 'brand', text: 'Chưa dùng' },
  redeemed: { tone: 'good', text: 'Đã dùng' },
  expired: { tone: 'warn', text: 'Hết hạn' },
} as const;

/** What a customer's code is good for; one press uses it. */
export function ScannedClaim({ claim, action, back }: ScannedClaimProps) {
  const { formProps, token, answer, refused, isBusy } = useFormAction<RedeemedClaim>(action, { revalidates: true });
  const redeemedAt = answer?.redeemed_at ?? claim.redeemed_at;
  const { tone, text } = SHOWN[redeemedAt === null ? claim.state : 'redeemed'];
  const { code, title, options, price, use_until } = claim;
  return (
    <Card className={styles.scanned}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className={styles.code}>
        {code.slice(0, 5)} {code.slice(5)}
      </p>
      <dl className={styles.facts}>
        {options.map(({ group, option }) => (
          <Fact key={`${group} ${option}`} name={group} value={option} />
        ))}
        <Fact name="Khách trả" value={priceWords(price)} />
        {redeemedAt === null && <Fact name="Dùng trước" value={moment(use_until)} />}
      </dl>
      {redeemedAt === null && claim.state === 'open' && (
        <form {...formProps} className={styles.confirm}>
          <HiddenFields token={token} values={{ [CODE_FIELD]: code }} />
          <Button type="submit" size="l" wide busy={isBusy} icon={<CircleCheck aria-hidden="true" />}>
            Dùng mã này
          </Button>
        </form>
      )}
      <div aria-live="polite" className={styles.outcome}>
        {refused && !isBusy && <RedeemRefused refused={refused} />}
        {redeemedAt !== null && <p className={styles.used}>Mã đã được dùng lúc {moment(redeemedAt)}.</p>}
        {redeemedAt === null && claim.state === 'expired' && <p>Mã này không dùng được nữa.</p>}
      </div>
      <LinkButton to={back} variant="quiet">
        Xem các ưu đãi
      </LinkButton>
    </Card>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const moment = (iso: string): string => `${formatTime(iso)} ${formatDate(iso)}`;
