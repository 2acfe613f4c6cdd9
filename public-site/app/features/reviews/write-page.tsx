import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { Seo } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import type { Writing } from './load-writing.ts';
import { MayNotWrite } from './may-not-write.tsx';
import { REVIEWS_ID } from './review-address.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewSent } from './review-sent.tsx';

const LISTS = {
  place: { label: 'Cơ sở y tế', to: placePages.list() },
  professional: { label: 'Bác sĩ', to: professionalPages.list() },
};

/** The page on which a review is written. */
export function WritePage({ writing }: { writing: Writing }) {
  const { kind, id, name, absolute_url, address, own, hints, isDone } = writing;
  const title = `Viết nhận xét về ${name}`;
  return (
    <div className={`container ${titled.page}`}>
      <Seo title={title} noindex />
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', to: '/' },
          LISTS[kind],
          { label: name, to: absolute_url },
          { label: 'Viết nhận xét' },
        ]}
      />
      <h1>
        <WholeWords text={title} />
      </h1>
      {!isDone && own !== null && !own.may_write && (
        <MayNotWrite kind={kind} id={id} name={name} page={absolute_url} own={own} />
      )}
      {isDone && (
        <>
          <ReviewSent status="pending" />
          <p>
            <LinkButton to={`${absolute_url}#${REVIEWS_ID}`}>Về trang {name}</LinkButton>
          </p>
        </>
      )}
      {!isDone && (own === null || own.may_write) && (
        <ReviewForm kind={kind} id={id} action={address} next={address} hints={hints} />
      )}
    </div>
  );
}
