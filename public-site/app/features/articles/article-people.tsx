import type { ArticleDetail, ArticlePerson } from '@antam/server/features/articles/contract.ts';
import { Logo } from '../../frame/logo.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './article.module.css';

/** How the site's own editors sign, whose initials are nobody's. A person may be called "Nguyễn An Tâm". */
const OWN_EDITORS: ReadonlySet<string> = new Set(['Ban biên tập An Tâm', 'An Tâm']);

/** Who wrote a text and who checked it, with the way to their pages. */
export function ArticlePeople({
  article: { author, reviewer },
}: {
  article: Pick<ArticleDetail, 'author' | 'reviewer'>;
}) {
  return (
    <Card className={styles.people}>
      <Person person={author} part="Tác giả" />
      {reviewer && <Person person={reviewer} part="Tham vấn y khoa" />}
    </Card>
  );
}

function Person({ person: { name, absolute_url, label, thumbnail }, part }: { person: ArticlePerson; part: string }) {
  return (
    <div className={styles.person}>
      {absolute_url === null && OWN_EDITORS.has(name) ? (
        <Logo size={56} />
      ) : (
        <Avatar name={name} image={thumbnail === null ? null : { src: thumbnail }} size={56} />
      )}
      <div>
        <p className={styles.role}>{part}</p>
        <p className={styles.name}>{absolute_url === null ? name : <a href={absolute_url}>{name}</a>}</p>
        {label !== '' && <p className={styles.label}>{label}</p>}
      </div>
    </div>
  );
}
