import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { placeDetail } from '@antam/server/features/places/contract.ts';
import { commentEdited, commentList, commentPosted, voteAnswer } from '@antam/server/features/reviews/contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, openPage, shows } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { setUpSecondFactor } from '../second-factor.ts';

const TEXT = 'Tôi được khám đúng giờ, bác sĩ hỏi kỹ và dặn dò cẩn thận trước khi về.';
const ANSWER = 'Cảm ơn bạn đã ghé và kể lại cho mọi người cùng biết.';

export const reviews: Flow = {
  name: 'reviews',
  summary: 'a review, published by staff, answered by the owner of the page, voted on and removed with a trace',
  readOnly: false,
  walk: async walk => {
    const { clinic, moderator, user } = ACCOUNTS;
    const id = clinic.owns?.id ?? 0;
    const { absolute_url } = await walk.step('a place with an owner', () => callApi(walk, `place/${id}/`, placeDetail));
    const listed = () => callApi(walk, `comment/place/${id}/`, commentList);
    const review = await walk.step('a visitor writes a review', async () => {
      const who = { name: 'Khách Đi Thử', email: 'khach-di-thu@thu.example' };
      const body = { ...who, place: id, comment: TEXT, liking: true, overall_rating: 4 };
      const posted = await ask(walk, 'POST', '/api/v1/place/comment/create/', commentPosted, body);
      expect(posted.status === 'pending', 'a review that waits');
      expect(!shows(await openPage(walk, absolute_url), TEXT), 'a page without it');
      return posted.id;
    });
    const staff = await walk.step('staff log in', () => loggedIn(walk, moderator));
    await walk.step('set up a second factor', () => setUpSecondFactor(staff, moderator.password));
    const decide = (decision: object) =>
      ask(staff, 'POST', `/api/admin/comments/${review}/decision/`, z.unknown(), decision);
    await walk.step('staff publish it', async () => {
      await decide({ decision: 'publish' });
      expect(shows(await openPage(walk, absolute_url), TEXT), 'the review on the page');
    });
    const owner = await walk.step('the owner of the page logs in', () => loggedIn(walk, clinic));
    await walk.step('the owner answers', async () => {
      const body = { place: id, comment: ANSWER, parent: review, source: 'review' };
      const posted = await ask(owner, 'POST', '/api/v1/place/comment/create/', commentPosted, body);
      expect(shows(await openPage(walk, absolute_url), ANSWER), 'the answer on the page');
      const path = `/api/v1/place/comment/${posted.id}/`;
      await ask(owner, 'PUT', path, commentEdited, { place: id, comment: `${ANSWER} Hẹn gặp lại.` });
      expect(shows(await openPage(walk, absolute_url), 'Hẹn gặp lại.'), 'the edited answer on the page');
    });
    await walk.step('a visitor with an account votes, and changes their mind', async () => {
      const reader = await loggedIn(walk, user);
      const vote = (useful: boolean) =>
        ask(reader, 'POST', '/api/v1/comment-voting/', voteAnswer, { vote_for: 'place', useful, comment_id: review });
      expect((await vote(true)).useful === 1, 'one who found it useful');
      const { useful, not_useful } = await vote(false);
      expect(useful === 0 && not_useful === 1, 'one who did not, and nobody who did');
    });
    await walk.step('staff take it down, which leaves a trace', async () => {
      await decide({ decision: 'remove', reason: 'off-topic' });
      const { items, removed } = await listed();
      expect(!items.some(item => item.id === review), 'no such review any more');
      expect(
        removed.some(trace => trace.id === review && trace.reason === 'off-topic'),
        'its trace with the reason',
      );
      for (const path of [absolute_url, '/minh-bach/'])
        expect(shows(await openPage(walk, path), 'không nói về việc khám ở đây'), `the reason on ${path}`);
    });
  },
};
