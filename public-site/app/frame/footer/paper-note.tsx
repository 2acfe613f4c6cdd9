import { useEffect, useState } from 'react';
import { formatDate } from '../../ui/text/format-date.ts';

/** Parameters that say how the visitor came and where to go next, or open what is the visitor's alone. */
const LEFT_OUT = /^(key|next|source|loi|utm_.*|gclid|fbclid)$/;

/** On paper alone: where the page was printed from, and when, since opening hours and prices change. */
export function PaperNote() {
  const [note, setNote] = useState('');
  useEffect(() => {
    const write = () => setNote(`In từ ${printedAddress(location)} ngày ${formatDate(new Date().toISOString())}`);
    write();
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, []);
  return <p className="print-only container">{note}</p>;
}

/** The address as people read and type it, with what is chosen on the page: "antam.vn/bao-hiem/?compare=1,3&age=30". */
export function printedAddress({ host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !LEFT_OUT.test(name)));
  const address = pathname + (query.size === 0 ? '' : `?${query}`);
  return host + readable(address.replaceAll('%2C', ','));
}

/** An address whose signs are not all valid stays as it is written. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
