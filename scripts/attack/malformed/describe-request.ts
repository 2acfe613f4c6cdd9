const SHOWN = 1_500;

/** A request as text that can be read and sent again; sessions and tokens are left out. */
export function describeRequest(bytes: Buffer, seed: number, number: number): string {
  const text = bytes.toString('latin1').replace(/antam_session=[\w-]{43}; XSRF-TOKEN=[^;\r]+/g, '<session>');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = lines.filter(line => !/^(?:connection|content-length|x-forwarded-for): /i.test(line));
  const body = end < 0 ? '' : text.slice(end + 4);
  const parts = [
    `curl -i --path-as-is -X ${method} ${quote(`http://localhost:3000${path}`)}`,
    ...headers.map(line => `-H ${quote(line)}`),
    ...(body === '' ? [] : [`--data-binary ${quote(body)}`]),
  ];
  const line = parts.join(' ');
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)} … (${bytes.length} bytes)` : line;
  return `npm run attack -- --seed ${seed} --request ${number}\n${shown}`;
}

/** As bash reads it, whatever bytes it has. */
function quote(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return `'${text.replace(/'/g, "'\\''")}'`;
  const escaped = text.replace(
    /[^\u0020-\u007e]|['\\]/g,
    char => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}
