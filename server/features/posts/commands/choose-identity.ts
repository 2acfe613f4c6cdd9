import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden, invalid } from '../../../platform/errors/problem.ts';
import type { AnswerType, NewPost, ReplyerType } from '../contract.ts';
import type { OwnPage } from '../queries/granted-identities.ts';
import type { Identities } from '../queries/identities-of.ts';
import { askedIdentity } from '../rules/asked-identity.ts';

/** As whom a reply is stored. */
export interface ChosenIdentity {
  /** Null for oneself. */
  readonly replyer: { readonly type: ReplyerType; readonly id: number | null } | null;
  readonly answerType: AnswerType;
  /** What is shown as the author's name. */
  readonly name: string;
  /** The page is not the account's own: who wrote it is kept in the audit log. */
  readonly isForeign: boolean;
}

export const SITE_NAME = 'An Tâm';

interface Asker {
  readonly principal: Principal;
  readonly identities: Identities;
  readonly accountName: string;
  /** Asked the question that is discussed: in one's own discussion one speaks for oneself unless one says otherwise. */
  readonly isOpener: boolean;
}

/**
 * Finds out as whom an account replies, and as what that counts. Without a choice officials speak for the site,
 * professionals for their page and everybody else for themselves. Throws 403 for an identity that is neither one's own
 * nor granted by an admin, 422 for one that nobody can read.
 */
export function chooseIdentity(
  asker: Asker,
  sent: Pick<NewPost, 'reply_as_type' | 'reply_as_id' | 'reply_as_type_id'>,
): ChosenIdentity {
  const { principal, identities, accountName, isOpener } = asker;
  const own = [...identities.professionals, ...identities.places];
  const asked = askedIdentity(sent);
  if (asked !== null && !principal.isOfficial && own.length === 0) throw notYours();
  if (asked === 'unknown') throw unknownIdentity();
  if (asked === null) {
    const [page] = identities.professionals;
    if (principal.isOfficial && !isOpener) return theSite;
    if (page && !isOpener) return ownIdentity(page);
    return { replyer: null, answerType: 'member', name: accountName, isForeign: false };
  }
  if (asked.type === 'official') {
    if (!principal.isOfficial) throw notYours();
    return theSite;
  }
  const isAsked = ({ type, id }: OwnPage) => type === asked.type && id === asked.id;
  const page = own.find(isAsked);
  if (page) return ownIdentity(page);
  const granted = identities.granted.find(isAsked);
  if (!granted) throw notYours();
  return { ...ownIdentity(granted), isForeign: true };
}

const theSite: ChosenIdentity = {
  replyer: { type: 'official', id: null },
  answerType: 'official',
  name: SITE_NAME,
  isForeign: false,
};

const ownIdentity = ({ type, id, name }: OwnPage): ChosenIdentity => ({
  replyer: { type, id },
  answerType: type === 'professional' ? 'professional' : 'member',
  name: name.slice(0, MAX_NAME),
  isForeign: false,
});

/** The longest name: as long as the column. */
const MAX_NAME = 80;

const notYours = () =>
  forbidden(
    'Bạn chỉ có thể trả lời với tư cách của mình, của trang mà bạn quản lý hoặc của người đã được cấp cho tài khoản này.',
  );
const unknownIdentity = () => invalid({ reply_as_id: ['Không tìm thấy bác sĩ hoặc cơ sở y tế này.'] });
