import type { ArticleCard as Article } from '@antam/server/features/articles/contract.ts';
import type { ComplaintAdvice } from '@antam/server/features/complaints/contract.ts';
import type { ComplaintDiseases } from '@antam/server/features/diseases/contract.ts';
import type { SearchResults as Found } from '@antam/server/features/guided-search/contract.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { Search } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { FoundArticles } from '../articles/found-articles.tsx';
import { inSentence } from '../listing/list-title.ts';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import { ComplaintBox } from './complaint-box.tsx';
import { ResultGroup } from './result-group.tsx';
import { SearchHelp } from './search-help.tsx';
import styles from './search-results.module.css';
import { isTooLong, MAX_QUERY } from './too-long.ts';
import { Understood } from './understood.tsx';
import { useCountedSearch } from './use-counted-search.ts';

type SearchResultsProps = {
  q: string;
  /** Slug of the chosen province; empty where none is chosen. */
  province: string;
  found: Found | null;
  advice: ComplaintAdvice | null;
  /** Diseases of which its complaints may be a sign. */
  diseases: ComplaintDiseases['complaints'];
  /** Articles that hold the words, the best first. */
  articles: readonly Article[];
};

/**
 * What cannot wait, the doctors for what the visitor has, what the words were understood to mean, and everything found,
 * a block for each kind of thing.
 */
export function SearchResults({ q, province, found, advice, diseases, articles }: SearchResultsProps) {
  const preferred = useProvince().provinces.find(({ slug }) => slug === province);
  const hasFound = found !== null && found.groups.length > 0;
  const isAdvised = (advice?.complaints.length ?? 0) > 0 || (found?.guide.missing ?? '') !== '';
  const isEmpty = !hasFound && !isAdvised && articles.length === 0;
  const page = useRef<HTMLDivElement>(null);
  useCountedSearch(found && { q, isEmpty }, page);
  return (
    <div ref={page} className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Tìm kiếm' }]} />
      <h1>{resultsTitle(q, found)}</h1>
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
      <UrgentBanner urgency={found?.guide.urgency ?? null} />
      {found && <Understood guide={found.guide} groups={found.groups} />}
      {advice && (
        <ComplaintBox
          complaints={advice.complaints}
          pages={found?.guide.complaints ?? []}
          diseases={diseases}
          province={province}
        />
      )}
      {found && <NotFound q={q} found={found} />}
      {found && found.guide.meant !== '' && <AsTyped q={q} />}
      {preferred && hasFound && (
        <p className="muted">Kết quả trên cả nước, kết quả tại {inSentence(preferred.name)} xếp trước.</p>
      )}
      {found && hasFound ? (
        <Groups
          groups={found.groups}
          hasNote={found.similar || found.guide.unlisted !== '' || found.guide.meant !== ''}
        />
      ) : (
        <>
          {isEmpty && <NothingFound q={q} />}
          {articles.length === 0 && (
            <SearchHelp province={province} isEmergency={(found?.guide.urgency ?? null) !== null} />
          )}
        </>
      )}
      <FoundArticles q={q} articles={articles} />
    </div>
  );
}

/** What the page shows results for: the words that were meant, where they were spelled otherwise. */
export function resultsTitle(q: string, found: Found | null): string {
  if (q === '' || isTooLong(q)) return 'Tìm kiếm';
  return `Kết quả cho “${found?.guide.meant || q}”`;
}

/** Leads to what fits the words just as they were typed. */
function AsTyped({ q }: { q: string }) {
  return (
    <p className={styles.similar}>
      Bạn đã nhập “{q}”.{' '}
      <Link to={searchPage({ q, typed: '1' })} rel="nofollow">
        Tìm đúng “{q}”
      </Link>
    </p>
  );
}

type GroupsProps = { groups: Found['groups']; hasNote: boolean };

/** What is meant, then what is merely similar, introduced as such unless that has been said of all. */
function Groups({ groups, hasNote }: GroupsProps) {
  const firstSimilar = hasNote ? -1 : groups.findIndex(({ similar }) => similar);
  return (
    <div id="list" className={styles.groups} data-results>
      {groups.map((group, index) => (
        <Fragment key={group.list_url}>
          {index === firstSimilar && <p className={styles.similar}>Kết quả gần giống:</p>}
          <ResultGroup group={group} />
        </Fragment>
      ))}
    </div>
  );
}

/** Says that nothing is called so, and how what follows was found. */
function NotFound({ q, found: { similar, guide } }: { q: string; found: Found }) {
  const { unlisted, meant } = guide;
  if (meant !== '' || (unlisted === '' && !similar)) return null;
  return (
    <p className={styles.similar}>
      {unlisted === '' ? `Không có “${q}”.` : `“${unlisted}” chưa có trên An Tâm.`}
      {similar && ' Kết quả gần giống:'}
    </p>
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
        An Tâm tìm được nhiều nhất {MAX_QUERY} ký tự, bạn đang nhập {formatNumber(q.length)}. Hãy giữ lại tên bác sĩ,
        nơi khám hoặc chuyên khoa rồi bấm Tìm.
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="search" title={`Chưa tìm thấy gì cho “${q}”`}>
      Bạn thử gõ một từ ngắn hơn, kiểm tra lại chính tả, hoặc chọn một gợi ý dưới đây.
    </EmptyState>
  );
}
