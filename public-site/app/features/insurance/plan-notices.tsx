import { Notice } from '../../ui/notice/notice.tsx';

/** What of an address was not understood, and what was computed instead. */
export function PlanNotices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <Notice live>
      {notices.map(text => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
