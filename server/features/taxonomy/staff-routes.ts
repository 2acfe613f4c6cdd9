import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { findRows } from '../../platform/lists/find-rows.ts';
import type { Services } from '../../platform/services.ts';
import { termStaffCalls } from './staff-contract.ts';
import { TERM_KINDS } from './term.entity.ts';
import { type TermEntry, termsOf } from './term.repository.ts';

const vietnamese = new Intl.Collator('vi', { numeric: true });

/** Terms for the console's pickers. */
export function termStaffRoutes({ db }: Services): readonly Endpoint[] {
  return bindCalls(termStaffCalls, {
    list: async ({ query }, context) => {
      const terms = await termsOf(db);
      const { type, parent } = query.filter;
      const rows = (type ? [type] : TERM_KINDS).flatMap(kind => terms.ofKind(kind));
      const positions = new Map(rows.map((row, position) => [row.id, position]));
      const page = findRows(rows, query, {
        textsOf: ({ name, abbreviation, aliases }) => [name, abbreviation, ...aliases],
        matches: row => parent === undefined || row.parent === parent,
        compare: (a, b) => {
          if (query.sort.field === 'name') return vietnamese.compare(a.name, b.name);
          if (query.sort.field === 'id') return a.id - b.id;
          return (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0);
        },
      });
      return sendPage(context, 'terms', query, { rows: page.rows.map(presentTerm), total: page.total });
    },
  });
}

function presentTerm({ id, kind, slug, name, abbreviation, groupName, parent }: TermEntry) {
  return { id, type: kind, slug, name, abbreviation, group: groupName, parent };
}
