import { writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { useRootData } from '../../loading/root-data.ts';
import type { PageKind } from '../../memory/parse.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import { useOnDemand } from '../../ui/lazy/use-on-demand.ts';
import styles from './form.module.css';
import { REVIEWS_ID } from './review-address.ts';

const loadForm = () => import('./inline-form.tsx');
const loadBeginning = () => import('./begun-before.ts');

/** What is reviewed. */
export type Reviewed = { kind: PageKind; id: number; name: string };

/**
 * The way to write a review: the form opens in its place, by itself where one was begun before. Without script it is a
 * page of its own.
 */
export function WriteReview({ kind, id, name }: Reviewed) {
  const { slugId = '' } = useParams();
  const { pathname, search } = useLocation();
  const viewer = useRootData()?.viewer ?? null;
  const { module, load } = useOnDemand(loadForm);
  const title = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    const open = async () => {
      const { wasBegun } = await loadBeginning();
      if (await wasBegun(kind, id, viewer)) load();
    };
    open().catch(() => undefined);
  }, [kind, id, viewer, load]);
  useEffect(() => {
    // The link that had the focus is gone.
    if (module && isAsked.current) title.current?.focus();
  }, [module]);
  const address = writeReviewPages[kind]({ slugId });
  if (module) {
    const next = `${pathname}${search}#${REVIEWS_ID}`;
    return (
      <div className={styles.composer} data-open>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          Nhận xét của bạn về {name}
        </h3>
        <module.InlineForm kind={kind} id={id} action={address} next={next} />
      </div>
    );
  }
  return (
    <div className={`${styles.composer} no-print`}>
      <p>
        <LinkButton
          to={address}
          rel="nofollow"
          variant="outline"
          className={drawnAs(styles.write)}
          onClick={event => {
            event.preventDefault();
            isAsked.current = true;
            load();
          }}
        >
          Viết nhận xét
        </LinkButton>
      </p>
    </div>
  );
}
