import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODERATED } from '@antam/server/features/profile-edits/contract.ts';
import { schedule } from '@antam/server/features/schedules/contract.ts';
import { synonymDraft } from '@antam/server/features/search-words/staff-contract.ts';
import { walkIn } from '@antam/server/features/visits/contract.ts';
import { describe, expect, it } from 'vitest';
import { editableFields } from '../../editing/editable-fields.ts';
import { fieldName } from '../../ui/field-names.ts';
import { RESOURCES } from '../all.ts';
import { actionName, auditedKinds } from './names.ts';

const FEATURES = path.resolve(import.meta.dirname, '../../../../server/features');

/** The kind that the log names for what a feature records. */
const KIND_OF: Readonly<Record<string, string>> = {
  'account-admin': 'account',
  articles: 'article',
  // Of posts, too.
  contributions: 'comment',
  forum: 'thread',
  'outbox-admin': 'letter',
  posts: 'post',
  professionals: 'professional',
  // Of all kinds that have drafts.
  previews: 'article',
  privacy: 'person',
  'profile-edits': 'profile-edit',
  providers: 'provider-application',
  records: 'place',
  reviews: 'comment',
  schedules: 'calendar',
  'search-words': 'synonym',
  // Of all kinds that show people.
  'staff-finding': 'account',
  visits: 'booking',
};

/** Sources that write into the log, by feature. */
const SOURCES = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('audit'))
  .map(file => ({ feature: file.split(path.sep)[0] ?? '', text: readFileSync(path.join(FEATURES, file), 'utf8') }))
  .filter(({ text }) => /recordAudit|viewsOf\(services|^ {2}personal: /m.test(text));

/** Names of fields that stand in a source where it says what it records. */
const fieldsIn = (text: string) =>
  text
    .split('\n')
    .filter(line => /LISTED|SHOWN|\bfields\b|^ {2}personal: |return \['/.test(line))
    .flatMap(line => line.match(/\[[^\]]*\]/g) ?? [])
    .flatMap(list => [...list.matchAll(/'([a-z_]+)'/g)])
    .map(([, name = '']) => name);

/** The kind that a source itself names, where it records what happens to records of another feature. */
const kindIn = (text: string) => /subjectKind: '([a-z-]+)'/.exec(text)?.[1];

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  place: editableFields('places'),
  professional: editableFields('professionals'),
  account: editableFields('accounts'),
  complaint: editableFields('complaints'),
  abbreviation: editableFields('abbreviations'),
  synonym: Object.keys(synonymDraft.shape),
  promotion: editableFields('promotions'),
  article: editableFields('articles'),
  disease: editableFields('diseases'),
  drug: editableFields('drugs'),
  insurance: editableFields('insurance-plans'),
  calendar: Object.keys(schedule.shape),
  booking: Object.keys(walkIn.shape).filter(field => !['place', 'professional'].includes(field)),
  'profile-edit': [...MODERATED, 'reason'],
  'provider-application': ['status', 'reason', 'professional_id', 'place_id'],
};

const kinds = auditedKinds(RESOURCES);
const nameless = (kind: string, fields: readonly string[]) => {
  const own = kinds.find(({ id }) => id === kind)?.fields;
  return fields.filter(field => fieldName(field, own) === field && field !== 'email').map(field => `${kind}: ${field}`);
};

describe('the audit log', () => {
  it('names every field that staff may write', () => {
    expect(Object.values(WRITTEN).every(fields => fields.length > 2)).toBe(true);
    expect(Object.entries(WRITTEN).flatMap(([kind, fields]) => nameless(kind, fields))).toEqual([]);
  });

  it('names every field that a feature says it records, and every kind', () => {
    const found = SOURCES.flatMap(({ feature, text }) =>
      fieldsIn(text).map(field => [kindIn(text) ?? KIND_OF[feature], field] as const),
    );
    expect([...new Set(SOURCES.map(({ feature }) => feature))].sort()).toEqual(Object.keys(KIND_OF).sort());
    expect(found.length).toBeGreaterThan(30);
    expect(found.flatMap(([kind = '', field]) => nameless(kind, [field]))).toEqual([]);
    expect(Object.values(KIND_OF).filter(kind => !kinds.some(({ id }) => id === kind))).toEqual([]);
  });

  it('says in Vietnamese what was done', () => {
    for (const action of ['place.update', 'comment.publish', 'comment.remove', 'booking.create', 'place.picture-add'])
      expect(actionName(action)).not.toBe(action);
  });
});
