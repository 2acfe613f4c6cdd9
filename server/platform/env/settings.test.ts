import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { configReader } from '../../testing/config-reader.ts';
import { settingsInForce } from './settings.ts';

const { folder, remove } = configReader();
afterAll(remove);

it('what is in force is printed with where it comes from, and no secret', () => {
  const file = path.join(folder, 'token');
  writeFileSync(file, 'hunter2-hunter2-hunter2');
  const { settings, mistakes } = settingsInForce({
    ANTAM_DATA: folder,
    PORT: '4000',
    ANTAM_METRICS_TOKEN_FILE: file,
    ANTAM_SECRET: 'hunter2'.repeat(8),
    ANTAM_MAIL: 'smtp://user:hunter2@mail.example:587',
    ANTAM_GOOGLE_CLIENT: 'id:hunter2',
    DATABASE_URL: 'postgres://antam:hunter2@db.example/antam',
  });
  expect(mistakes).toEqual([]);
  const of = (name: string) => settings.find(setting => setting.name === name);
  expect(of('PORT')).toMatchObject({ value: '4000', source: 'environment' });
  expect(of('ANTAM_LOG_LEVEL')).toMatchObject({ value: 'info', source: 'default' });
  expect(of('ANTAM_METRICS_TOKEN')).toMatchObject({ value: '[secret]', source: `file ${file}` });
  expect(of('ANTAM_MAIL')).toMatchObject({ value: 'smtp://[secret]@mail.example:587/…' });
  expect(of('DATABASE_URL')).toMatchObject({ value: 'postgres://[secret]@db.example/…' });
  expect(JSON.stringify(settings)).not.toContain('hunter2');
});
