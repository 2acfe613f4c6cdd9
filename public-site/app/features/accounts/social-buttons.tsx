import type { SocialProviders } from '@antam/server/features/accounts/contract.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import styles from './social.module.css';

/** Logins by other services, as links that leave the site. Nothing where the installation has none. */
export function SocialButtons({ providers, next }: { providers: SocialProviders; next?: string | undefined }) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>
        <span>hoặc</span>
      </p>
      {providers.map(({ provider, name, href }) => (
        <LinkButton key={provider} to={withNext(href, next)} variant="outline" wide reloadDocument>
          Tiếp tục với {name}
        </LinkButton>
      ))}
    </div>
  );
}

function withNext(href: string, next: string | undefined): string {
  if (next === undefined) return href;
  return `${href}${href.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
