import { randomBytes } from 'node:crypto';
import { accountAnswer } from '@antam/server/features/accounts/contract.ts';
import { contact } from '@antam/server/features/contacts/contract.ts';
import { favouriteAnswer } from '@antam/server/features/favourites/contract.ts';
import { placeDetail, placeListAnswer } from '@antam/server/features/places/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage, shows, type Walk } from '../flow.ts';
import { linkIn, newestMessage } from '../messages.ts';
import { sendForm, sendFormOn } from '../plain-form.ts';
import type { Product } from '../product.ts';
import { unzip } from '../unzip.ts';

const DATA_PAGE = '/tai-khoan/du-lieu/';

/** A person whom no earlier walk has signed up. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The place that is saved as a favourite and called. */
type FoundPlace = Readonly<{ id: number; name: string; absolute_url: string }>;

export const people: Flow = {
  name: 'people',
  summary: 'sign up, confirm, log in, keep and call a place, a new password, take one’s data along, and stay',
  readOnly: false,
  walk: async walk => {
    const { product } = walk;
    expect(product !== undefined, 'the product in this process');
    const email = `nguoi-di-thu-${randomBytes(4).toString('hex')}@antam.example`;
    const person: Person = { name: 'Lý Thị Đi Thử', email, password: 'con đường có lá me bay' };
    const place = await findPlace(walk);
    await signUpFor(walk, product, person, place);
    await keepAndCall(walk, place);
    const changed = await forgetPassword(walk, product, person);
    await takeDataAlong(walk, changed, place.name);
    await leaveAndStay(walk, product, changed);
    await walk.step('log out', async () => {
      await sendFormOn(walk, '/dang-xuat/', {}, '/dang-xuat/');
      await expectStatus(walk, 'account/', 401);
      expect(shows(await openPage(walk, '/ghi-nho/'), 'Đăng nhập để xem'), 'no favourites for an anonymous visitor');
    });
  },
};

/** A place with a contact, which nobody in particular can neither keep nor call. */
const findPlace = (walk: Walk) =>
  walk.step('a place, while nobody is logged in', async () => {
    const { items } = await callApi(walk, 'place/', placeListAnswer);
    const details = [];
    for (const { id } of items) details.push(await callApi(walk, `place/${id}/`, placeDetail));
    const place = first(
      details.filter(detail => detail.has_contact),
      'place with a contact',
    );
    await expectStatus(walk, `place/${place.id}/phone/`, 401);
    const { exchange } = await keep(walk, place.id);
    expect(exchange.status === 403, 'status 403: sign up first');
    return place;
  });

async function signUpFor(walk: Walk, product: Product, person: Person, place: FoundPlace): Promise<void> {
  const { name, email, password } = person;
  const { absolute_url: next } = place;
  const signupPage = `/dang-ky?${new URLSearchParams({ type: 'favourite', source: 'favourite', next })}`;
  await walk.step('sign up', async () => {
    const refused = await sendForm(walk, signupPage, { name, email, password: '12345678' });
    expect(refused.status === 422 && shows(refused.text, name), 'the form again, with what was typed');
    expect(!refused.text.includes('12345678'), 'no password in the page');
    const following = await sendFormOn(walk, signupPage, { name, email, password });
    expect(following === next, `the way on to ${next}, not to "${following}"`);
    const account = await callApi(walk, 'account/', accountAnswer);
    expect(account.email === email && !account.is_email_confirmed, 'an account that is not confirmed yet');
    await expectStatus(walk, `place/${place.id}/phone/`, 403);
  });
  await walk.step('confirm the address by the link in the email', async () => {
    const path = linkIn(await newestMessage(product, email, /xác thực/i), '/xac-thuc/');
    const done = await sendFormOn(walk, path, {});
    expect(shows(await openPage(walk, done), 'Xác thực email thành công!'), 'the words of success');
    expect((await callApi(walk, 'account/', accountAnswer)).is_email_confirmed, 'a confirmed address');
  });
  await walk.step('log out, and in again', async () => {
    await sendFormOn(walk, '/dang-xuat/', {});
    await expectStatus(walk, 'account/', 401);
    await logIn(walk, person, next);
  });
}

async function logIn(walk: Walk, { email, password }: Person, next: string): Promise<void> {
  const page = `/dang-nhap?${new URLSearchParams({ next })}`;
  const wrong = await sendForm(walk, page, { email, password: `${password}!` });
  expect(wrong.status === 401, 'status 401 for a wrong password');
  const following = await sendFormOn(walk, page, { email, password });
  expect(following === next, `the way on to ${next}, not to "${following}"`);
}

async function keepAndCall(walk: Walk, place: FoundPlace): Promise<void> {
  await walk.step('keep it in mind', async () => {
    const { exchange, body } = await keep(walk, place.id);
    const { added } = favouriteAnswer.parse(body);
    expect(exchange.status === 200 && added, 'the place added to the favourites');
    expect(linksTo(await openPage(walk, '/ghi-nho/'), place.absolute_url), 'a link to it among the favourites');
  });
  await walk.step('its contact', async () => {
    const { phone, email } = await callApi(walk, `place/${place.id}/phone/`, contact);
    expect(phone !== null || email !== null, 'a number or an address');
    const html = await openPage(walk, place.absolute_url);
    for (const secret of [phone?.number, phone?.display, email]) {
      expect(!secret || !html.includes(secret), 'a page that does not tell it');
    }
  });
}

/** Answers the person with the new password. */
async function forgetPassword(walk: Walk, product: Product, person: Person): Promise<Person> {
  const { email } = person;
  const changed = { ...person, password: 'mùa thu lá bay đã rơi đầy' };
  await walk.step('forget the password', async () => {
    await sendFormOn(walk, '/dang-xuat/', {});
    const done = await sendFormOn(walk, '/quen-mat-khau/', { email });
    await openPage(walk, done);
  });
  await walk.step('set a new password by the link in the email', async () => {
    const path = linkIn(await newestMessage(product, email, /mật khẩu/i), '/quen-mat-khau/');
    const { password } = changed;
    const passwords = { password, password_confirm: password };
    const done = await sendFormOn(walk, path, passwords);
    await openPage(walk, done);
    const again = await sendForm(walk, path, passwords);
    expect(again.status >= 400 && again.status < 500, 'a link that is good once');
    const old = await sendForm(walk, '/dang-nhap', { email, password: person.password });
    expect(old.status === 401, 'status 401 for the old password');
  });
  await walk.step('log in by the new password', () => logIn(walk, changed, '/tai-khoan/'));
  return changed;
}

async function takeDataAlong(walk: Walk, person: Person, place: string): Promise<void> {
  await walk.step('take the data along', async () => {
    const action = `${DATA_PAGE}?viec=tai-ve`;
    const refused = await sendForm(walk, DATA_PAGE, { password: 'not the password' }, action);
    expect(refused.status === 422, 'status 422 for a wrong password');
    const { status, headers, bytes } = await sendForm(walk, DATA_PAGE, { password: person.password }, action);
    expect(status === 200 && headers.get('content-type') === 'application/zip', 'a ZIP');
    const files = await unzip(bytes);
    const has = (file: string, text: string) => files.get(file)?.includes(text) === true;
    expect(has('account.json', person.email) && has('account.json', person.name), 'the account');
    expect(
      has('favourites.json', place) && has('revealed-contacts.json', 'place'),
      'the favourite and the revealed contact',
    );
    expect(![...files.values()].some(text => text.includes('$argon2')), 'no hash of the password');
  });
}

async function leaveAndStay(walk: Walk, product: Product, { email, password }: Person): Promise<void> {
  await walk.step('plan to leave', async () => {
    const refused = await sendForm(walk, DATA_PAGE, { password: 'not the password' });
    expect(refused.status === 422, 'status 422 for a wrong password');
    await sendFormOn(walk, DATA_PAGE, { password });
    const { deletion_due: due } = await callApi(walk, 'account/', accountAnswer);
    expect(due !== null, 'a day of the deletion');
    expect(shows(await openPage(walk, DATA_PAGE), due), `the day ${due} on the page`);
    expect((await newestMessage(product, email, /xoá/)).text.includes(due), `the day ${due} in an email`);
  });
  await walk.step('stay', async () => {
    await sendFormOn(walk, DATA_PAGE, {}, '/tai-khoan/du-lieu/?viec=giu-lai');
    const { deletion_due: due } = await callApi(walk, 'account/', accountAnswer);
    expect(due === null, 'no deletion any more');
  });
}

const keep = ({ visitor }: Walk, id: number) =>
  visitor.write('PUT', '/api/v1/favourite/', { type: 'place', id, added: true });

async function expectStatus({ visitor }: Walk, path: string, status: number): Promise<void> {
  const { exchange } = await visitor.api(path);
  expect(exchange.status === status, `status ${status}`);
}
