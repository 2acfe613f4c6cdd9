import { forumPages } from '@antam/server/features/forum/pages.ts';
import { clsx } from 'clsx';
import { MessageCircleQuestionMark, Search } from 'lucide-react';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { Input } from '../../ui/form/input.tsx';
import { NeighbourPages } from '../../ui/pagination/neighbour-pages.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './forum.module.css';
import { ForumSide } from './forum-side.tsx';
import type { Threads } from './load-threads.ts';
import { NoThreads } from './no-threads.tsx';
import { ThreadCard } from './thread-card.tsx';
import { listOf, SORT_NAMES, SORTS, sortOf, type ThreadChoice } from './thread-query.ts';

/** The list of questions, with its search, its orders and what stands beside it. */
export function ThreadsPage({ threads: { list, choice, latest } }: { threads: Threads }) {
  const { items, specialities } = list;
  const origin = useOrigin();
  const speciality = specialities.find(({ slug }) => slug === choice.speciality);
  const title = speciality ? `Hỏi bác sĩ ${speciality.name}` : 'Hỏi bác sĩ';
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    ...(speciality ? [{ label: 'Hỏi bác sĩ', to: forumPages.list() }] : []),
    { label: title },
  ];
  const { after: _, before: __, ...kept } = choice;
  const pageAt = (key: { after: string } | { before: string }) => listOf({ ...kept, ...key });
  return (
    <div className={`container ${styles.page}`} id="thread-list">
      <Seo
        title={speciality ? title : 'Hỏi bác sĩ: câu hỏi sức khoẻ có bác sĩ trả lời'}
        description="Đặt câu hỏi sức khoẻ miễn phí, không cần tài khoản. Bác sĩ có giấy phép đã được An Tâm kiểm tra trả lời công khai."
        path={listOf({ speciality: choice.speciality ?? '' })}
        noindex={choice.q !== undefined || choice.after !== undefined || choice.before !== undefined}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={forumPages.feed({ speciality: choice.speciality })}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>Câu hỏi của bạn, câu trả lời của bác sĩ có giấy phép đã được kiểm tra.</p>
        </div>
        <LinkButton
          to={forumPages.ask({ speciality: choice.speciality })}
          size="l"
          icon={<MessageCircleQuestionMark aria-hidden="true" />}
        >
          Đặt câu hỏi
        </LinkButton>
      </header>
      <div className={clsx(styles.columns, specialities.length > 0 && styles.withSpecialities)}>
        {specialities.length > 0 && <ForumSpecialities specialities={specialities} choice={choice} />}
        <div className={styles.main}>
          <ThreadSearch choice={choice} />
          <SortTabs choice={choice} />
          {items.length === 0 ? (
            <NoThreads choice={choice} speciality={speciality?.name} relaxed={list.relaxed} />
          ) : (
            <ul id="list" className={styles.cards}>
              {items.map(thread => (
                <li key={thread.id}>
                  <ThreadCard thread={thread} />
                </li>
              ))}
            </ul>
          )}
          <NeighbourPages
            previous={list.previous === null ? null : pageAt({ before: list.previous })}
            next={list.next === null ? null : pageAt({ after: list.next })}
          />
        </div>
        <ForumSide latest={latest} />
      </div>
    </div>
  );
}

function ThreadSearch({ choice: { q, sort, speciality } }: Pick<Threads, 'choice'>) {
  return (
    <search>
      <form className={styles.search} action={forumPages.list()}>
        <label className="visually-hidden" htmlFor="thread-search">
          Tìm trong các câu hỏi
        </label>
        <Input
          key={q}
          id="thread-search"
          name="q"
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder="Tìm trong các câu hỏi"
          defaultValue={q}
          maxLength={200}
        />
        {sort && <input type="hidden" name="sort" value={sort} />}
        {speciality && <input type="hidden" name="speciality" value={speciality} />}
        <Button type="submit" variant="outline">
          Tìm
        </Button>
      </form>
    </search>
  );
}

type ForumSpecialitiesProps = Pick<Threads, 'choice'> & Pick<Threads['list'], 'specialities'>;

/**
 * The specialities of the questions. They come before the list, also where they stand beside it: on phones they are the
 * line above it, which must not push it down while the page is still arriving.
 */
function ForumSpecialities({ specialities, choice: { sort = '', speciality: chosen } }: ForumSpecialitiesProps) {
  return (
    <Card className={`${styles.panel} ${styles.specialities}`}>
      <h2 className={styles.panelTitle}>Chuyên khoa</h2>
      <nav className={styles.chips} aria-label="Chuyên khoa của câu hỏi">
        <ChipLink to={listOf({ sort })} selected={chosen === undefined}>
          Tất cả
        </ChipLink>
        {specialities.map(({ slug, name, count }) => (
          <ChipLink key={slug} to={listOf({ sort, speciality: slug })} selected={slug === chosen}>
            {name} <span className="muted">{formatNumber(count)}</span>
          </ChipLink>
        ))}
      </nav>
    </Card>
  );
}

/** The orders of the list, as links. What is found by words has the order of how well it fits. */
function SortTabs({ choice }: { choice: ThreadChoice }) {
  const { q, speciality } = choice;
  if (q !== undefined) return null;
  const open = sortOf(choice);
  return (
    <nav className={styles.tabs} aria-label="Thứ tự câu hỏi">
      {SORTS.map(sort => (
        <a
          key={sort}
          className={styles.tab}
          href={listOf({ sort, speciality: speciality ?? '' })}
          aria-current={sort === open || undefined}
          data-keep-scroll
        >
          {SORT_NAMES[sort]}
        </a>
      ))}
    </nav>
  );
}
