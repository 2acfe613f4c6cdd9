import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

/** A piece of waiting work that a member of staff looks at, so that others take another one. */
export const StaffLease = defineEntity({
  name: 'StaffLease',
  tableName: 'staff_lease',
  properties: {
    /** The queue, as the console calls it: `comments`. */
    queue: p.string().length(40).primary(),
    recordId: p.integer().primary(),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    until: p.datetime(),
  },
});
