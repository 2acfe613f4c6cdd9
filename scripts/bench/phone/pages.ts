/** A page that is measured on a phone: how a reader calls it, and its address. */
export interface PhonePage {
  readonly name: string;
  readonly path: string;
}

/** The lists of the server at `origin`, and of each the first thing that it leads to. */
export async function phonePages(origin: string): Promise<readonly PhonePage[]> {
  const first = async (list: string, detail: RegExp): Promise<string> => {
    const page = await (await fetch(origin + list)).text();
    const [, path] = detail.exec(page) ?? [];
    if (path === undefined) throw new Error(`${list} leads to nothing`);
    return path;
  };
  return [
    { name: 'home', path: '/' },
    { name: 'doctors', path: '/bac-si/' },
    { name: 'doctor', path: await first('/bac-si/', /href="(\/bac-si\/[^"]+-\d+\/)"/) },
    { name: 'place', path: await first('/co-so-y-te/', /href="(\/co-so-y-te\/[^"]+-\d+\/)"/) },
    { name: 'thread', path: await first('/hoi-bac-si/', /href="(\/hoi-bac-si\/[^"]+-\d+\/)"/) },
    { name: 'disease', path: await first('/benh/', /href="(\/benh\/[^"]+-\d+\/)"/) },
    { name: 'results', path: `/tim-kiem/?q=${encodeURIComponent('đau dạ dày')}` },
  ];
}
