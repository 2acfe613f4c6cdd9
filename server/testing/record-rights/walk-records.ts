import type { Services } from '../../platform/services.ts';
import { ACCESS } from '../access-table.ts';
import { createRoleVisitors, emailOf, ROLE_VISITORS, type RoleVisitor } from '../role-visitors.ts';
import type { Request } from '../visitor.ts';
import { createRecordMaker } from './record-maker.ts';
import { RELATIONS, type RecordRule, type Relation } from './record-rule.ts';
import { RECORDS } from './record-table.ts';

/** What one visitor was answered about one record. */
export interface RecordVisit {
  readonly call: string;
  readonly who: RoleVisitor;
  readonly relation: Relation;
  readonly expected: 'done' | number;
  /** `done`, a status, or `changed` where a refused call changed the record. */
  readonly seen: 'done' | 'changed' | number;
}

/** What a record may be to those who may not make the call at all: there, most of all for them, or not there. */
const TO_THE_REFUSED: readonly Relation[] = ['own', 'missing'];

/** Makes the calls of {@link RECORDS} as everybody, about records of each kind. */
export type WalkRecords = (call: string) => Promise<RecordVisit[]>;

/** Who else is there while a visitor makes a call. */
interface Surroundings {
  /** The browser of who calls. */
  readonly request: Request;
  readonly admin: Request;
  readonly strangerId: number;
}

/** For an app with the world tiny and `trustProxy: 1`. */
export async function createWalkRecords(app: { services: Services; url: string }): Promise<WalkRecords> {
  const openBrowser = await createRoleVisitors(app);
  const make = await createRecordMaker(app.services);

  const visit = async (
    call: string,
    who: RoleVisitor,
    relation: Relation,
    surroundings: Surroundings,
  ): Promise<RecordVisit> => {
    const rule = RECORDS[call];
    if (!rule) throw new Error(`${call} is not in the table of records`);
    const { request, admin, strangerId } = surroundings;
    const accountId = who === 'anonymous' ? strangerId : await make.accountId(emailOf(who));
    const {
      params = {},
      query = {},
      body = {},
      row,
    } = await rule.record({ make, accountId, strangerId, admin }, relation);
    const before = row && (await make.rowText(row));
    const [method = '', path = ''] = call.split(' ');
    const named = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const address = `${named}?${new URLSearchParams(query)}`;
    const answer = await request(address, { method, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) });
    await answer.arrayBuffer();
    const isRefused = answer.status >= 400;
    const isChanged = isRefused && row !== undefined && (await make.rowText(row)) !== before;
    const seen = isChanged ? 'changed' : isRefused ? answer.status : 'done';
    return { call, who, relation, expected: expectedOf(call, who, relation), seen };
  };

  return async call => {
    const visits = [];
    // New browsers each time: a new password ends an account's sessions.
    const [admin, { accountId: strangerId }] = [await openBrowser('admin'), await make.applicant()];
    for (const who of ROLE_VISITORS) {
      const request = await openBrowser(who);
      const relations = ACCESS[call]?.may.includes(who) ? RELATIONS : TO_THE_REFUSED;
      for (const relation of relations) visits.push(await visit(call, who, relation, { request, admin, strangerId }));
    }
    return visits;
  };
}

/** A visitor who may not call at all gets the same refusal whatever the record is: it says nothing about it. */
function expectedOf(call: string, who: RoleVisitor, relation: Relation): 'done' | number {
  const access = ACCESS[call];
  if (!access?.may.includes(who)) return who === 'anonymous' ? (access?.anonymousStatus ?? 401) : 403;
  const rule = RECORDS[call];
  return answersTo(who, rule)?.[relation] ?? 'done';
}

function answersTo(who: RoleVisitor, rule: RecordRule | undefined): RecordRule['answers'] | undefined {
  const toRole = rule?.toRoles?.[who];
  if (toRole) return toRole;
  if (who === 'pending' && rule?.toPending) return rule.toPending;
  if ((who === 'moderator' || who === 'admin') && rule?.toModerators) return rule.toModerators;
  return rule?.answers;
}
