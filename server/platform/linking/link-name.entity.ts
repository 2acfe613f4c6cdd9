import { defineEntity, p } from '@mikro-orm/core';

/**
 * A name by which texts are linked, as its feature announced it last: what the names of every process are read from.
 */
export const LinkName = defineEntity({
  name: 'LinkName',
  tableName: 'link_name',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Of the record that it leads to. */
    kind: p.string().length(20),
    recordId: p.integer(),
    /** The path of the record's page. */
    url: p.string().length(250),
    name: p.string().length(200),
    /** The record's own name, not one of its others. */
    isMain: p.boolean(),
  },
  uniques: [{ properties: ['kind', 'recordId', 'name'] }],
});
