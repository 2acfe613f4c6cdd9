import type { SocialProviders } from '@antam/server/features/social-login/contract.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import type { EntryQuery } from './entry-query.ts';
import styles from './social.module.css';

type SocialButtonsProps = {
  providers: SocialProviders;
  query: Pick<EntryQuery, 'next' | 'source' | 'utm' | 'favourite'>;
};

/** Logins by other services, as links that leave the site. Nothing where the installation has none. */
export function SocialButtons({ providers, query }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>
        <span>hoặc</span>
      </p>
      {providers.map(({ provider, name, href }) => (
        <LinkButton key={provider} to={addressOf(href, query)} variant="outline" wide reloadDocument>
          Tiếp tục với {name}
        </LinkButton>
      ))}
    </div>
  );
}

/** What the page's own address said goes along, so that it is not lost on the way out and back. */
function addressOf(href: string, { next, source, utm, favourite }: SocialButtonsProps['query']): string {
  const params = new URLSearchParams({
    ...(next && { next }),
    ...(source && { source }),
    ...(favourite && { favourite }),
    ...utm,
  });
  return params.size === 0 ? href : `${href}?${params}`;
}
