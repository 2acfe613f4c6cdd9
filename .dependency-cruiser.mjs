import { readdirSync, readFileSync } from 'node:fs';

const FEATURES = readdirSync('server/features');

/** What a feature says in its `feature.ts` that it uses; its rank, and the order in which it is assembled, follow from it. */
function usesOf(feature) {
  const [, list] =
    /\n {2}uses: \[([^\]]*)\],\n/.exec(readFileSync(`server/features/${feature}/feature.ts`, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`${feature}/feature.ts does not say what it uses`);
  return Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name);
}

/** How contracts take and read texts. */
const TEXT_FIELDS = '^server/platform/text/(text-field|text-limits|fold-text|letter-table|denials)\\.ts$';
/** What contracts declare calls with. */
const DECLARING = '^server/platform/contract/[a-z-]+\\.ts$';
/** How phone numbers are read: values in, values out. */
const PHONES = '^server/platform/phone/[a-z-]+\\.ts$';
/** What the server and the site's renderer say to each other. */
const SITE_TYPES = '^server/app/site\\.ts$';
/** Where pages of the public site are. */
const PAGES = '^server/features/[^/]+/pages\\.ts$';
/** What staff, lists and the console know of a kind of record. */
const RECORDS = '^server/features/[^/]+/[^/]+\\.record\\.ts$';
const SITE_PAGE = '^server/platform/http/site-page\\.ts$';
const TESTS = '(\\.test\\.tsx?$|^server/testing/)';

/** A feature may import only those that it says it uses; `server/app/features.test.ts` holds that it imports all of them. */
const declared = FEATURES.map(feature => ({
  name: `uses-of-${feature}`,
  comment: 'What must go upwards goes through events after the commit.',
  severity: 'error',
  from: { path: `^server/features/${feature}/`, pathNot: TESTS },
  to: { path: '^server/features/', pathNot: `^server/features/(${[feature, ...usesOf(feature)].join('|')})/` },
}));

const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    ...declared,
    forbid('no-cycle', {}, { circular: true }, 'Cycles hide who owns what.'),
    forbid(
      'server-knows-nobody',
      { path: '^server/', pathNot: TESTS },
      { path: '^(cli|fixtures|public-site|admin)/' },
      'The command line hands the built site and the console to the server.',
    ),
    forbid('fixtures-know-the-server', { path: '^fixtures/' }, { path: '^(cli|public-site|admin)/' }, ''),
    forbid(
      'sites-know-contracts-only',
      { path: '^(public-site|admin)/' },
      {
        path: '^(cli|fixtures|server)/',
        pathNot: `(^server/features/[^/]+/[^/]*contract\\.ts$|${RECORDS}|${PAGES}|${DECLARING}|${SITE_TYPES})`,
      },
      'Sites talk to the API, not to its code.',
    ),
    forbid(
      'editor-knows-no-site',
      { path: '^public-site/editor/' },
      { path: '^(cli|fixtures|public-site|admin|server)/', pathNot: `(^public-site/editor/|${DECLARING})` },
      'Both sites write texts with it.',
    ),
    forbid(
      'sites-are-apart',
      { path: '^(public-site|admin)/' },
      { path: '^(?!$1/)(public-site|admin)/', pathNot: '^public-site/editor/' },
      'They share the editor of formatted texts alone.',
    ),
    forbid(
      'platform-knows-no-feature',
      { path: '^server/platform/', pathNot: TESTS },
      { path: '^server/(app|features)/' },
      '',
    ),
    forbid('features-know-no-app', { path: '^server/features/', pathNot: TESTS }, { path: '^server/app/' }, ''),
    forbid(
      'text-queries-are-few',
      {
        path: '^server/',
        pathNot: `(${TESTS}|^server/platform/(cache|counts|db|facets|http|jobs|lists|mail|search)/)`,
      },
      { path: '^server/platform/db/text\\.ts$' },
      'Features build typed queries: tablesOf.',
    ),
    forbid(
      'drivers-are-below',
      { path: '^server/(features|app)/', pathNot: TESTS },
      { path: '^server/platform/db/native\\.ts$' },
      'The ORM and the drivers run SQL as text.',
    ),
    forbid(
      'pictures-are-decoded-apart',
      { path: '^server/', pathNot: `(${TESTS}|^server/platform/images/decoder\\.ts$)` },
      { path: '^server/platform/images/process-image\\.ts$' },
      'What strangers made is decoded in a process that can be ended: services.images.',
    ),
    forbid(
      'contracts-are-pure',
      { path: `(^server/features/[^/]+/[^/]*contract\\.ts$|${RECORDS})` },
      {
        pathNot: `(^server/features/[^/]+/[^/]*contract\\.ts$|${RECORDS}|${DECLARING}|${TEXT_FIELDS}|${PHONES}|^node_modules/zod/)`,
      },
      'Browsers load contracts.',
    ),
    forbid(
      'page-addresses-are-pure',
      { path: `(${PAGES}|${SITE_PAGE})` },
      { pathNot: SITE_PAGE },
      'Browsers load them.',
    ),
    forbid('site-types-are-alone', { path: SITE_TYPES }, {}, 'The site imports them.'),
    forbid(
      'declaring-is-pure',
      { path: DECLARING, pathNot: TESTS },
      { pathNot: `(${DECLARING}|${TEXT_FIELDS}|^server/platform/auth/principal\\.ts$|^node_modules/zod/)` },
      'Browsers load it with the contracts.',
    ),
    forbid(
      'text-fields-are-pure',
      { path: TEXT_FIELDS },
      { pathNot: `(${TEXT_FIELDS}|${DECLARING}|^node_modules/zod/)` },
      'Browsers load them with the contracts.',
    ),
    forbid(
      'visitors-know-no-staff',
      { path: '^(public-site/|server/features/[^/]+/(?!(staff|own)-)[^/]*contract\\.ts$)' },
      { path: `(^server/features/[^/]+/staff-[^/]*contract\\.ts$|${RECORDS})` },
      'What staff may ask is no part of what visitors load.',
    ),
    forbid(
      'visitors-load-no-owners',
      { path: '^public-site/' },
      { path: '^server/features/[^/]+/(own|calls)-contract\\.ts$', dependencyTypesNot: ['type-only'] },
      'What owners write of a record follows from its table; the site takes nothing of it but types.',
    ),
    forbid(
      'rules-are-pure',
      { path: '^server/features/[^/]+/rules/', pathNot: TESTS },
      { path: '(\\.(entity|repository|presenter)\\.ts$|/commands/|/queries/|^server/platform/(db|http|jobs|storage))' },
      'Rules take values and give values.',
    ),
    forbid(
      'no-orphan',
      {
        orphan: true,
        path: '^(server|cli|fixtures|public-site)/',
        pathNot: '(\\.test\\.tsx?$|\\.d\\.ts$|^public-site/app/(icons|testing)/)',
      },
      {},
      'Delete what nobody uses.',
    ),
    forbid('no-test-in-product', { pathNot: TESTS }, { path: '\\.test\\.tsx?$' }, ''),
  ],
  options: {
    // TypeScript 7 has no JavaScript interface yet, so swc reads the sources, type imports included; the tool's
    // "missing-tsc-transpiler" warning is about that and about nothing missed.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|migrations)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
