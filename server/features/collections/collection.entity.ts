import { defineEntity, p } from '@mikro-orm/core';

export const COLLECTION_KINDS = ['place', 'professional', 'thread'] as const;

/** An editors' choice of places, professionals or threads. */
export const Collection = defineEntity({
  name: 'Collection',
  tableName: 'collection',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.enum(COLLECTION_KINDS).columnType('varchar(20)'),
    slug: p.string().length(160),
    name: p.string().length(160),
    summary: p.string().length(300).default(''),
    /** Sanitised HTML. */
    description: p.text().default(''),
    published: p.boolean().default(true),
    position: p.integer().default(0),
    memberCount: p.integer().default(0),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['published', 'kind', 'position', 'id'] }],
});

/** A member of a collection: the id of a place, a professional or a thread, by the collection's kind. */
export const CollectionMember = defineEntity({
  name: 'CollectionMember',
  tableName: 'collection_member',
  properties: {
    collection: p.manyToOne(Collection).mapToPk().index(false).primary().deleteRule('cascade'),
    memberId: p.integer().primary(),
    position: p.integer().default(0),
    note: p.string().length(300).default(''),
  },
  indexes: [{ properties: ['collection', 'position', 'memberId'] }, { properties: ['memberId', 'collection'] }],
});
