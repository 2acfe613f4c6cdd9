import { sql } from 'kysely';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Complaint } from '../../features/complaints/complaint.entity.ts';
import { Disease, DiseaseComplaint, DiseaseName } from '../../features/diseases/disease.entity.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { tableColumns } from './columns.ts';
import { compileNode } from './compile-node.ts';
import { reference } from './expressions.ts';
import { idRows, ids } from './list-values.ts';
import { nativeOf } from './native.ts';
import type { BuiltQuery, RowOf } from './query.ts';
import { tablesOf, tablesWith } from './tables.ts';

const tables = tablesOf(Complaint, Disease, DiseaseComplaint, DiseaseName);
const NOW = new Date('2026-01-02T03:04:05Z');

const LISTS = {
  sqlite: ' in (select value from json_each(?))',
  postgresql: ' = any(?::int[])',
};

/** The text for SQLite; that for PostgreSQL is the same, but for placeholders and lists. */
function sqlOf(query: BuiltQuery<unknown>): string {
  const [sql, onPostgres] = (['sqlite', 'postgresql'] as const).map(engine =>
    compileNode(engine, query.toOperationNode()).sql.replaceAll(/\$\d+/g, '?').replace(LISTS[engine], ' in LIST'),
  );
  expect(onPostgres).toBe(sql);
  return sql ?? '';
}

it('names every column of every entity as the ORM does', async () => {
  const app = await startTestApp();
  const entities = [...(await nativeOf(app.services.db).orm()).getMetadata()];
  for (const { tableName, properties, abstract } of entities.filter(entity => !entity.abstract)) {
    expect(abstract).not.toBe(true);
    const known = [...(tableColumns(tableName) ?? [])].map(([property, { name }]) => [property, [name]]);
    expect(known).toEqual(Object.values(properties).map(({ name, fieldNames }) => [name, fieldNames]));
  }
  await app.close();
});

describe('a query', () => {
  it('has the columns of its properties, and gives each selected one the name of its property', () => {
    const query = tables
      .selectFrom('disease')
      .select(['id', 'sortName', 'disease.author', 'reviewer as checkedBy'])
      .where('whenToSeeDoctor', '<>', '')
      .groupBy('publishedAt')
      .orderBy('linksVersion', 'desc');
    expect(sqlOf(query)).toBe(
      'select "id", "sort_name" as "sortName", "disease"."author_id" as "author", "reviewer_id" as "checkedBy" ' +
        'from "disease" where "when_to_see_doctor" <> ? group by "published_at" order by "links_version" desc',
    );
    expectTypeOf<RowOf<() => typeof query>>().toEqualTypeOf<{
      id: number;
      sortName: string;
      author: number | null;
      checkedBy: number | null;
    }>();
  });

  it('finds the columns of joined tables by their aliases, in conditions and in functions', () => {
    const query = tables
      .selectFrom('disease_complaint as link')
      .innerJoin('disease as d', 'd.id', 'link.disease')
      .leftJoin('complaint', join => join.onRef('complaint.id', '=', 'link.complaint').on('d.author', 'is', null))
      .select(eb => ['link.complaint', eb.fn.max('d.updatedAt').as('last'), eb.fn.coalesce('authorName').as('by')])
      .where(eb => eb.or([eb('d.icd10', '=', ''), eb(reference<number>('link.disease'), 'in', ids([1]))]));
    expect(sqlOf(query)).toBe(
      'select "link"."complaint_id" as "complaint", max("d"."updated_at") as "last", coalesce("author_name") as "by" ' +
        'from "disease_complaint" as "link" inner join "disease" as "d" on "d"."id" = "link"."disease_id" ' +
        'left join "complaint" on "complaint"."id" = "link"."complaint_id" and "d"."author_id" is null ' +
        'where ("d"."icd10" = ? or "link"."disease_id" in LIST)',
    );
  });

  it('leaves the names that sub-queries and common tables give to their columns', () => {
    const query = tables
      .with('named', cte => cte.selectFrom('disease_name').select(['disease', 'name as calledBy']))
      .selectFrom('named')
      .innerJoin(
        inner => inner.selectFrom('disease').select(['id', 'sortName']).as('d'),
        join => join.onRef('d.id', '=', 'named.disease'),
      )
      .select(['named.disease', 'named.calledBy', 'd.sortName'])
      .where(eb =>
        eb.exists(
          eb.selectFrom('disease_complaint as link').select('link.complaint').whereRef('link.disease', '=', 'd.id'),
        ),
      )
      .orderBy('sortName');
    expect(sqlOf(query)).toBe(
      'with "named" as (select "disease_id" as "disease", "name" as "calledBy" from "disease_name") ' +
        'select "named"."disease", "named"."calledBy", "d"."sortName" from "named" inner join ' +
        '(select "id", "sort_name" as "sortName" from "disease") as "d" on "d"."id" = "named"."disease" ' +
        'where exists (select "link"."complaint_id" as "complaint" from "disease_complaint" as "link" ' +
        'where "link"."disease_id" = "d"."id") order by "sortName"',
    );
  });

  it('finds columns of the query around it, where its own tables have no such property', () => {
    const query = tables
      .selectFrom('disease')
      .select('id')
      .where(eb => eb.exists(eb.selectFrom('complaint').select('id').whereRef('complaint.name', '=', 'sortName')));
    expect(sqlOf(query)).toContain('where "complaint"."name" = "sort_name"');
  });

  it('orders its rows by what they hold under a name, and what is inside of them by columns', () => {
    const named = tables
      .selectFrom('disease')
      .select(eb => eb.fn.max('updatedAt').as('updatedAt'))
      .groupBy('author')
      .orderBy('updatedAt');
    expect(sqlOf(named)).toBe(
      'select max("updated_at") as "updatedAt" from "disease" group by "author_id" order by "updatedAt"',
    );
    const plain = tables.selectFrom('disease').select('updatedAt').orderBy('updatedAt');
    expect(sqlOf(plain)).toBe('select "updated_at" as "updatedAt" from "disease" order by "updatedAt"');
    const joined = tables
      .selectFrom('disease as d')
      .innerJoin(tables.selectFrom('complaint').select(['id', 'updatedAt']).as('c'), 'c.id', 'd.id')
      .select('c.updatedAt')
      .orderBy('updatedAt');
    expect(sqlOf(joined)).toMatch(/^select "c"."updatedAt" from .* order by "updatedAt"$/);
    const running = tables.selectFrom('disease').select(eb =>
      eb.fn
        .max('updatedAt')
        .over(over => over.orderBy('updatedAt'))
        .as('updatedAt'),
    );
    expect(sqlOf(running)).toBe('select max("updated_at") over(order by "updated_at") as "updatedAt" from "disease"');
    const both = plain
      .clearOrderBy()
      .union(tables.selectFrom('complaint').select(eb => eb.ref('updatedAt').$notNull().as('updatedAt')))
      .orderBy('updatedAt');
    expect(sqlOf(both)).toContain('order by "updatedAt"');
  });

  it('names each column of a table where all are selected', () => {
    expect(sqlOf(tables.selectFrom('disease_name').selectAll())).toBe(
      'select "id", "disease_id" as "disease", "kind", "name", "position" from "disease_name"',
    );
    const ofOne = tables.selectFrom('disease_complaint as l').innerJoin('disease', 'disease.id', 'l.disease');
    expect(sqlOf(ofOne.selectAll('l'))).toContain(
      'select "l"."disease_id" as "disease", "l"."complaint_id" as "complaint", "l"."position" from',
    );
    const list = tables.selectFrom(idRows([1]).as('list')).selectAll();
    expect(compileNode('sqlite', list.toOperationNode()).sql).toContain('select * from');
    const aliased = tablesWith<{ value: number }>().selectFrom(
      sql<{ value: number }>`json_each('[]')`.as<'l'>(sql`l(value)`),
    );
    expect(sqlOf(aliased.selectAll('l'))).toContain('select "l".* from');
    const mixed = tables
      .selectFrom('disease')
      .innerJoin(idRows([1]).as('list'), 'list.value', 'disease.id')
      .selectAll();
    expect(() => sqlOf(mixed)).toThrow('no entity describes all of the tables');
  });

  it('leaves names of tables that no entity describes', () => {
    const others = tablesWith<{ id: number; some_column: string; another: number }>();
    expect(sqlOf(others.selectFrom('of_nobody').select(['id', 'some_column']).where('another', '=', 1))).toBe(
      'select "id", "some_column" from "of_nobody" where "another" = ?',
    );
  });

  it('is refused where it selects or compares what the entity does not have, be it a column', () => {
    const untyped = tablesWith<{ id: number; updated_at: Date; sortName: string }>();
    const refused = [
      untyped.selectFrom('disease').select('updated_at'),
      untyped.selectFrom('disease as d').select('d.id').where('d.updated_at', '<', NOW),
      tables.selectFrom('disease').select(reference<Date>('disease.updated_at').as('at')),
      tables
        .selectFrom('disease')
        .select('id')
        .where(eb => eb.exists(untyped.selectFrom('complaint').select('id').where('updated_at', '<', NOW))),
    ];
    for (const query of refused) expect(() => sqlOf(query)).toThrow(/has no property updated_at/);
    expect(sqlOf(tables.selectFrom('disease').select('id'))).toBe('select "id" from "disease"');
  });

  it('is refused where a name means columns of different names', () => {
    const linked = tablesWith<{ id: number; kind: string; owner: number }>();
    const query = linked.selectFrom(['disease_complaint', 'owned']).select('owner');
    expect(sqlOf(query)).toContain('select "owner"');
    const both = tables
      .selectFrom('disease')
      .innerJoin(tables.selectFrom('disease').select(['id', 'author']).as('other'), 'other.id', 'disease.id')
      .select('author');
    expect(() => sqlOf(both)).toThrow('Say of which table author is meant');
  });

  it('is refused with a common table that is named like another, or that names its columns outside of its query', () => {
    const shadowing = tables.with('disease', cte => cte.selectFrom('complaint').select('id')).selectFrom('disease');
    expect(() => sqlOf(shadowing.select('id'))).toThrow('The common table disease needs a name');
    const listed = tables.with('n(a)', cte => cte.selectFrom('complaint').select('id as a')).selectFrom('n');
    expect(() => sqlOf(listed.select('a'))).toThrow('The common table n needs');
  });
});

describe('a write', () => {
  it('names the columns that it inserts, those in conflict and those that it returns', () => {
    const query = tables
      .insertInto('disease_complaint')
      .values([{ disease: 1, complaint: 2, position: 3 }])
      .onConflict(conflict =>
        conflict
          .columns(['disease', 'complaint'])
          .doUpdateSet(eb => ({ position: eb.ref('excluded.position'), complaint: eb.ref('excluded.complaint') }))
          .where('disease_complaint.disease', '=', 1),
      )
      .returning(['disease', 'position']);
    expect(sqlOf(query)).toBe(
      'insert into "disease_complaint" ("disease_id", "complaint_id", "position") values (?, ?, ?) ' +
        'on conflict ("disease_id", "complaint_id") do update set "position" = "excluded"."position", ' +
        '"complaint_id" = "excluded"."complaint_id" where "disease_complaint"."disease_id" = ? ' +
        'returning "disease_id" as "disease", "position"',
    );
  });

  it('names the columns that it inserts from another table', () => {
    const query = tables
      .insertInto('disease_name')
      .columns(['disease', 'kind', 'name', 'position'])
      .expression(eb => eb.selectFrom('disease').select(['id', 'sortName', 'authorName', 'linksVersion']));
    expect(sqlOf(query)).toBe(
      'insert into "disease_name" ("disease_id", "kind", "name", "position") ' +
        'select "id", "sort_name" as "sortName", "author_name" as "authorName", "links_version" as "linksVersion" ' +
        'from "disease"',
    );
  });

  it('names the columns that it sets, also from another table', () => {
    const update = tables
      .updateTable('disease')
      .from(tables.selectFrom('disease_name').select(['disease', 'position']).as('n'))
      .set(eb => ({ linksVersion: eb.ref('n.position'), updatedAt: NOW }))
      .set('author', 4)
      .whereRef('n.disease', '=', 'disease.id');
    expect(sqlOf(update.returningAll('disease'))).toContain(
      'update "disease" set "links_version" = "n"."position", "updated_at" = ?, "author_id" = ? ' +
        'from (select "disease_id" as "disease", "position" from "disease_name") as "n" ' +
        'where "n"."disease" = "disease"."id" returning "disease"."id", "disease"."slug"',
    );
    expect(() => sqlOf(update.returningAll())).toThrow('say which columns it returns');
  });

  it('names every column of the written row where all are returned', () => {
    const query = tables.insertInto('disease_complaint').values({ disease: 1, complaint: 2, position: 3 });
    expect(sqlOf(query.onConflict(conflict => conflict.doNothing()).returningAll())).toContain(
      'returning "disease_id" as "disease", "complaint_id" as "complaint", "position"',
    );
  });

  it('is refused with a value for what the entity does not have, which may stand beside a value for the same column', () => {
    const spread = { links_version: 1, linksVersion: 2 };
    expect(() => sqlOf(tables.updateTable('disease').set(spread))).toThrow('disease has no property links_version');
    const row = { disease: 1, complaint_id: 2, complaint: 2, position: 0 };
    expect(() => sqlOf(tables.insertInto('disease_complaint').values(row))).toThrow('has no property complaint_id');
    const merge = tables
      .mergeInto('disease')
      .using('complaint', 'complaint.id', 'disease.id')
      .whenMatched()
      .thenDelete();
    expect(() => sqlOf(merge)).toThrow('MERGE');
  });

  it('names the columns by which it deletes', () => {
    const query = tables.deleteFrom('disease_name').where('disease', '=', 1).returning('disease');
    expect(sqlOf(query)).toBe('delete from "disease_name" where "disease_id" = ? returning "disease_id" as "disease"');
  });
});
