import type { OwnThreads } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { useOpenInView } from '../../ui/scroll/use-open-in-view.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import styles from './forum.module.css';
import { NeedAnswered } from './need-answered.tsx';
import { OWN_TABS } from './own-tabs.ts';
import { OwnThreadList } from './own-thread-list.tsx';

/** What an account asked, replied to, follows and is asked to answer. */
export function OwnThreadsPage({ own }: { own: OwnThreads }) {
  const { tab, counts, threads, need_answered } = own;
  const tabs = useOpenInView<HTMLElement>(tab);
  const isNeeded = tab === 'need-answered';
  const shown = OWN_TABS.find(({ key }) => key === tab);
  const isEmpty = isNeeded ? need_answered.length === 0 : threads.length === 0;
  return (
    <div className={styles.main} id="my-threads">
      <nav ref={tabs} className={styles.tabs} aria-label="Hỏi đáp của tôi">
        {OWN_TABS.map(({ key, label, count }) => (
          <a
            key={key}
            className={styles.tab}
            href={forumPages.own({ tab: key })}
            aria-current={key === tab ? 'page' : undefined}
          >
            {label} ({counts[count]})
          </a>
        ))}
      </nav>
      {isEmpty && (
        <EmptyState
          drawing="letter"
          title={shown?.none ?? ''}
          action={
            isNeeded ? (
              <LinkButton to={forumPages.list({ sort: 'unanswered' })}>Xem câu hỏi chưa trả lời</LinkButton>
            ) : (
              <LinkButton to={forumPages.ask()}>Đặt câu hỏi</LinkButton>
            )
          }
        >
          {shown?.hint}
        </EmptyState>
      )}
      {isNeeded ? <NeedAnswered items={need_answered} /> : <OwnThreadList threads={threads} />}
    </div>
  );
}
