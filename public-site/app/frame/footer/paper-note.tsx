import { useEffect, useState } from 'react';
import { formatDate } from '../../ui/text/format-date.ts';

/** On paper alone: where the page was printed from, and when, since opening hours and prices change. */
export function PaperNote() {
  const [note, setNote] = useState('');
  useEffect(() => {
    const write = () =>
      setNote(`In từ ${location.host}${decodeURI(location.pathname)} ngày ${formatDate(new Date().toISOString())}`);
    write();
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, []);
  return <p className="print-only container">{note}</p>;
}
