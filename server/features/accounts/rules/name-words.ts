/**
 * What a full stop may stand behind in a name, folded and without the stop: degrees, forms of address and kinds of
 * company, Vietnamese ones first, then foreign ones.
 */
export const TITLES: ReadonlySet<string> = new Set([
  ...['gs', 'pgs', 'ts', 'tskh', 'ths', 'bs', 'bsck', 'bscki', 'bsckii', 'bsck1', 'bsck2', 'bsnt', 'bsdk', 'bsyhct'],
  ...['ck', 'cki', 'ckii', 'ck1', 'ck2', 'ii', 'nt', 'ds', 'dsck', 'dscki', 'dsckii', 'dsdh', 'dd', 'cndd', 'ddck'],
  ...['cn', 'ktv', 'kty', 'ys', 'ly', 'hs', 'nhs', 'tt', 'ttut', 'ttnd', 'nsut', 'nsnd', 'ngut', 'ngnd', 'ks', 'kts'],
  ...['bv', 'bvdk', 'pk', 'pkdk', 'nk', 'qt', 'tp', 'tx', 'cty', 'ctcp', 'tnhh', 'cp', 'dn', 'hcm'],
  ...['dr', 'dra', 'drs', 'mr', 'mrs', 'ms', 'mx', 'prof', 'assoc', 'asst', 'st', 'ste', 'sr', 'jr', 'srta', 'mme'],
  ...['mlle', 'rev', 'fr', 'hon', 'capt', 'col', 'gen', 'lt', 'sgt', 'esq', 'ing', 'ir', 'mag', 'dipl', 'habil', 'med'],
  ...['dent', 'univ', 'phil', 'lic', 'md', 'dds', 'dmd', 'phd', 'rn', 'bsc', 'msc', 'co', 'ltd', 'inc', 'corp', 'no'],
  // Beginnings of names, as Vietnamese shorten them: `Ng. Văn A`.
  ...['ng', 'ngh', 'nh', 'th', 'tr', 'ph', 'kh', 'gi', 'qu', 'ch'],
]);

/** Degrees of two letters, which countries have as well: `ths.bs` is none of the Bahamas. */
export const DEGREES: ReadonlySet<string> = new Set(['bs', 'ts', 'gs', 'ds', 'cn', 'ck', 'dd', 'ys']);

/** Ends of addresses that are no word of a name, in lower case. */
export const SURE_ENDS: ReadonlySet<string> = new Set([
  ...['com', 'net', 'org', 'edu', 'gov', 'info', 'biz', 'mobi', 'vn', 'xyz', 'app', 'io', 'tv', 'cc', 'icu', 'zip'],
]);

/** Ends of addresses that are names as well, when they begin with a capital and stand apart: `Dr. Page`, `BS. Co`. */
export const LIKELY_ENDS: ReadonlySet<string> = new Set([
  ...['name', 'dev', 'top', 'site', 'online', 'shop', 'store', 'link', 'click', 'live', 'club', 'page', 'web', 'asia'],
  ...['website', 'space', 'fun', 'vip', 'win', 'bet', 'casino', 'tel', 'cloud', 'news', 'one', 'pro', 'life', 'world'],
  ...['health', 'clinic', 'doctor', 'care', 'dental', 'center', 'group', 'work', 'bio', 'ngo', 'ong', 'kim', 'men'],
]);
