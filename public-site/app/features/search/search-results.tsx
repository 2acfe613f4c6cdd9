import type { SearchGroup } from '@antam/server/features/search/contract.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { Search } from 'lucide-react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './search-results.module.css';
import { isTooLong, LONGEST_QUERY } from './too-long.ts';

/** Everything found, a block for each kind of thing. */
export function SearchResults({ q, groups }: { q: string; groups: readonly SearchGroup[] }) {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Tìm kiếm' }]} />
      <h1>{q === '' || isTooLong(q) ? 'Tìm kiếm' : `Kết quả cho “${q}”`}</h1>
      <search aria-label="Tìm lại">
        <form className={styles.form}>
          <label className="visually-hidden" htmlFor="search-again">
            Từ khoá
          </label>
          <Input
            id="search-again"
            name="q"
            type="search"
            key={q}
            defaultValue={q}
            icon={<Search aria-hidden="true" />}
            placeholder="Bác sĩ, bệnh viện, chuyên khoa…"
          />
          <Button type="submit">Tìm</Button>
        </form>
      </search>
      {groups.length === 0 ? (
        <NothingFound q={q} />
      ) : (
        <div id="list" className={styles.groups}>
          {groups.map(group => (
            <ResultGroup key={group.object_type} group={group} />
          ))}
        </div>
      )}
    </div>
  );
}

function ResultGroup({ group }: { group: SearchGroup }) {
  const { title } = group;
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Link to={group.list_url} className="more-link">
          Xem tất cả
        </Link>
      </div>
      <ul className={styles.items} data-kind={group.object_type}>
        {group.items.map(item => (
          <li key={item.absolute_url}>
            <Card as="article" interactive className={styles.item}>
              {item.main_thumbnail_image !== null && (
                <Avatar name={item.name} image={{ src: item.main_thumbnail_image }} size={56} />
              )}
              <div>
                <h3 className={styles.name}>
                  <CardLink to={item.absolute_url}>{item.name}</CardLink>
                </h3>
                {item.specialities_nested.length > 0 && (
                  <p className={styles.line}>{item.specialities_nested.join(' · ')}</p>
                )}
                {item.address !== '' && <p className={styles.muted}>{item.address}</p>}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ q }: { q: string }) {
  if (q === '') {
    return (
      <EmptyState drawing="search" title="Bạn đang tìm gì?">
        Nhập tên bác sĩ, bệnh viện, chuyên khoa hoặc dịch vụ. Gõ có dấu hay không dấu đều được.
      </EmptyState>
    );
  }
  if (isTooLong(q)) {
    return (
      <EmptyState drawing="search" title="Từ khoá hơi dài">
        An Tâm tìm được nhiều nhất {LONGEST_QUERY} ký tự, bạn đang nhập {formatNumber(q.length)}. Hãy giữ lại tên bác
        sĩ, nơi khám hoặc chuyên khoa rồi bấm Tìm.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={`Chưa tìm thấy gì cho “${q}”`}
      action={<LinkButton to={specialityPages.list()}>Xem các chuyên khoa</LinkButton>}
    >
      Hãy kiểm tra lại chính tả, thử một từ ngắn hơn, hoặc chọn theo chuyên khoa.
    </EmptyState>
  );
}
