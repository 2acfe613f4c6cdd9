import { describe, expect, it } from 'vitest';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { createPasswords } from './password.ts';

describe('hashed passwords', () => {
  it('cost what OWASP demands of servers, unless a test asks for less', async () => {
    expect(await createPasswords().hash('mật khẩu của ai đó')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await quickPasswords.hash('mật khẩu của ai đó')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });

  it('are salted, and belong to one password in each Unicode form, whatever they cost', async () => {
    const passwords = createPasswords();
    const hashes = [
      await passwords.hash('mật khẩu'),
      await passwords.hash('mật khẩu'),
      await quickPasswords.hash('mật khẩu'),
    ];
    expect(new Set(hashes).size).toBe(3);
    for (const hash of hashes) {
      expect(await passwords.verify(hash, 'mật khẩu'.normalize('NFD'))).toBe(true);
      expect(await quickPasswords.verify(hash, 'mat khau')).toBe(false);
    }
  });

  it('belong to nobody where there is none', async () => {
    for (const none of [null, undefined]) {
      expect(await quickPasswords.verify(none, 'nobody has this password')).toBe(false);
    }
  });
});
