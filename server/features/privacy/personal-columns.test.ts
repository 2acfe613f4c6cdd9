import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportParts } from './queries/export-archive.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Columns that point at a person, or at the record of one, or that say where to reach one. */
const POINTS_AT_PEOPLE =
  /(^|_)(account|actor|subject|user|visitor|author|consent|professional|entity|owner|member)_id$|_by$|(^|_)(email|phone|recipient|subject)$/;

/** Where what such a column leads to is exported. */
const EXPORTED: Readonly<Record<string, string>> = {
  'account.email': 'account.json',
  'account.mobile_phone': 'account.json',
  'account_token.account_id': 'mailed-links.json',
  'account_token.email': 'mailed-links.json',
  'article.author_id': 'professional-articles.json',
  'article_revision.account_id': 'article-revisions.json',
  'audit_entry.actor_id': 'own-staff-actions.json',
  'audit_entry.subject_id': 'seen-by-staff.json',
  'booking.account_id': 'bookings.json',
  'booking.booked_by_email': 'bookings.json',
  'booking.booked_by_phone': 'bookings.json',
  'booking.email': 'bookings.json',
  'booking.phone': 'bookings.json',
  'calendar.professional_id': 'calendars.json',
  'collection_member.member_id': 'professional-collections.json',
  'comment.account_id': 'comments.json',
  'comment_report.account_id': 'comment-reports.json',
  'comment_vote.account_id': 'comment-votes.json',
  'contact_quota.account_id': 'revealed-contact-counts.json',
  'contact_reveal.account_id': 'revealed-contacts.json',
  'disease.author_id': 'professional-diseases.json',
  'drug.author_id': 'professional-drugs.json',
  'favourite.account_id': 'favourites.json',
  'mail_message.recipient': 'waiting-letters.json',
  'mail_message.subject': 'waiting-letters.json',
  'media.owner_id': 'professional-media.json',
  'place.email': 'place-contacts.json',
  'place.phone': 'place-contacts.json',
  'post.account_id': 'posts.json',
  'post_agreement.account_id': 'post-agreements.json',
  'post_agreement.professional_id': 'post-agreements.json',
  'post_report.account_id': 'post-reports.json',
  'post_thanks.account_id': 'post-thanks.json',
  'profile_edit.account_id': 'profile-edits.json',
  'profile_edit.decided_by': 'own-profile-decisions.json',
  'profile_edit.professional_id': 'profile-edits.json',
  'professional.email': 'professional.json',
  'professional.phone': 'professional.json',
  'professional_term.professional_id': 'professional-terms.json',
  'promotion.professional_id': 'professional-promotions.json',
  'promotion_claim.account_id': 'promotion-claims.json',
  'provider_application.account_id': 'provider-application.json',
  'provider_application.decided_by': 'own-staff-decisions.json',
  'provider_link.account_id': 'owned-pages.json',
  'provider_link.entity_id': 'owned-pages.json',
  'recovery_code.account_id': 'recovery-codes.json',
  'relative.account_id': 'relatives.json',
  'relative.phone': 'relatives.json',
  'reply_identity.account_id': 'reply-identities.json',
  'session.account_id': 'sessions.json',
  'social_identity.account_id': 'social-logins.json',
  'social_identity.subject': 'social-logins.json',
  'thread.account_id': 'threads.json',
  'thread.author_email': 'threads.json',
  'thread_follow.account_id': 'thread-follows.json',
  'text_message.recipient': 'waiting-text-messages.json',
  'visit_feed.account_id': 'visit-feeds.json',
  'visit_feed.entity_id': 'visit-feeds.json',
  'waiting_entry.account_id': 'waiting-lists.json',
  'waiting_entry.email': 'waiting-lists.json',
  'waiting_entry.phone': 'waiting-lists.json',
  'workplace.professional_id': 'professional-workplaces.json',
};

/** Why what such a column leads to is not exported. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'synonym.subject': 'the kind of a record',
  'analytics_hit.user_id': 'the random id of a browser, tied to no account',
  'consent_record.consent_id': 'as above',
  'availability.professional_id': 'computed from calendars and visits, which are exported',
  'booking.changed_by': 'whether the patient, the provider or the system changed it, not who',
  'booking.professional_id': 'whom a patient visits; the visit belongs to the person who booked it',
  'comment.author_email': 'of visitors without an account, who have no export',
  'comment.edited_by': 'whether the author or the owner edited, not who',
  'comment.entity_id': 'which record a comment is about; what others wrote is theirs',
  'contact_newcomer_quota.entity_id': 'how many newcomers saw a contact, not who',
  'contact_reveal.entity_id': 'who saw a professional’s contact is the seer’s own',
  'favourite.entity_id': 'whose favourite a professional is is that person’s own',
  'import_change.email': 'of a page before an import changed it; forgotten after 90 days',
  'next_free.entity_id': 'as of `availability`',
  'post.entity_id': 'which record a post is about; what others wrote is theirs',
  'professional.licence_checked_by': 'what staff checked is in their own-staff-actions.json',
  'reply_identity.entity_id': 'the right of the account that may reply in the name of a page',
  'review_score.entity_id': 'what the reviews of a record say together',
  'search_document.entity_id': 'a copy of the record itself, for the search',
  'search_gone.entity_id': 'which records are found no more; nothing of them is said',
  'staff_lease.account_id': 'which piece of work a member of staff looks at; gone after two minutes',
  'social_attempt.email': 'not yet proved to be the account’s, and gone after ten minutes',
  'social_attempt.subject': 'as above',
};

/** All columns of the schema as it is, `table.column`. */
async function columns(): Promise<string[]> {
  const { primary, engine } = app.services.db;
  const sql =
    engine === 'sqlite'
      ? `select entry.name || '.' || info.name as name from sqlite_master entry, pragma_table_info(entry.name) info
         where entry.type = 'table'`
      : `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`;
  return (await textOf(primary).all<{ name: string }>(sql)).map(({ name }) => name);
}

it('every column of the schema that points at a person is listed here', async () => {
  const pointing = (await columns()).filter(name => POINTS_AT_PEOPLE.test(name.slice(name.indexOf('.') + 1)));
  expect(pointing.sort()).toEqual([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].sort());
});

it('every exported column has a file in the archive', async () => {
  const parts = await exportParts(app.services, 1);
  const files = parts.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([...new Set(Object.values(EXPORTED))]));
});

it('every column of an account but its secrets is exported', async () => {
  await app.services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into account (email, name, utm, created_at, updated_at) values ('a@antam.example', 'A', '{}', ?, ?)`,
      [app.services.clock.now(), app.services.clock.now()],
    ),
  );
  const { db } = app.services;
  const { id = 0 } = (await textOf(db.primary).first<{ id: number }>('select id from account')) ?? {};
  const account = (await exportParts(app.services, id)).find(({ file }) => file === 'account.json');
  const exported = new Set(Object.keys(account?.rows[0] ?? {}));
  const stored = (await columns()).flatMap(name =>
    name.startsWith('account.') ? [name.slice('account.'.length)] : [],
  );
  expect(stored.filter(name => !exported.has(name)).sort()).toEqual(
    // Secrets, the moment named `second_factor_since`, and the name once more as staff search it.
    ['folded_name', 'password_hash', 'totp_confirmed_at', 'totp_last_step', 'totp_pending_secret', 'totp_secret'],
  );
});
