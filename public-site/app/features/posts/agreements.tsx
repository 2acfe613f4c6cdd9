import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import { Handshake } from 'lucide-react';
import { Fragment } from 'react';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './post.module.css';

/** Which verified colleagues agree with an answer. */
export function Agreements({ agreements: { count, names } }: Pick<PostAnswer, 'agreements'>) {
  if (count === 0) return null;
  const others = count - names.length;
  return (
    <p className={styles.agreements}>
      <Handshake aria-hidden="true" />
      <span>
        {names.map(({ name, absolute_url }, at) => (
          <Fragment key={absolute_url}>
            {at > 0 && (at === names.length - 1 && others === 0 ? ' và ' : ', ')}
            <a href={absolute_url}>{name}</a>
          </Fragment>
        ))}
        {others > 0 && ` ${names.length > 0 ? 'và ' : ''}${formatNumber(others)} bác sĩ khác`} đồng ý với câu trả lời
        này
      </span>
    </p>
  );
}
