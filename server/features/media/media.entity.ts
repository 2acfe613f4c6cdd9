import { defineEntity, p } from '@mikro-orm/core';

export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const;

/**
 * A picture within a text that staff write. It belongs to no record: texts name it by its address, in earlier versions
 * and drafts too, so it is kept.
 */
export const TextPicture = defineEntity({
  name: 'TextPicture',
  tableName: 'text_picture',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Random name in the store, without size or ending. */
    key: p.string().length(80),
    /** Pixels of the largest stored size. */
    width: p.integer(),
    height: p.integer(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['key'] }],
});

/** A picture (its re-encoded sizes are in the store under `key`) or a video at a provider, belonging to one owner. */
export const Media = defineEntity({
  name: 'Media',
  tableName: 'media',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The name of the owner's kind. */
    ownerKind: p.string().length(20),
    ownerId: p.integer(),
    type: p.enum(['image', 'video'] as const).columnType('varchar(10)'),
    position: p.integer().default(0),
    /** The picture of cards and search; at most one of each owner. */
    isMain: p.boolean().default(false),
    caption: p.string().length(200).default(''),
    /** Random name in the store, without size or ending; empty for a video. */
    key: p.string().length(80).default(''),
    /** Pixels of the largest stored size; 0 for a video. */
    width: p.integer().default(0),
    height: p.integer().default(0),
    videoProvider: p.enum(VIDEO_PROVIDERS).columnType('varchar(10)').nullable(),
    videoId: p.string().length(40).nullable(),
    /** Address of the thumbnail at the provider where it does not follow from the id (Vimeo); null until asked for. */
    videoThumbnail: p.string().length(300).nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['ownerKind', 'ownerId', 'position'] },
    // By it the address of a file leads to what the file belongs to.
    { properties: ['key'] },
    {
      name: 'media_main_unique',
      expression: 'create unique index "media_main_unique" on "media" ("owner_kind", "owner_id") where "is_main"',
    },
  ],
});
