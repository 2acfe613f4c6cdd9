import { randomUUID } from 'node:crypto';
import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';
import type { RowMaker } from './row-maker.ts';

/** Writes fresh rows of the tables by which queries are read, each for one call. */
export interface WordMaker {
  abbreviation(): Promise<number>;
  /** Words that mean the first complaint. */
  synonym(): Promise<number>;
  /** A complaint with a speciality. */
  complaint(): Promise<number>;
}

export function createWordMaker({ db, clock }: Services, { write }: RowMaker): WordMaker {
  return {
    abbreviation: () => {
      const short = `TH${randomUUID().replaceAll('-', '').slice(0, 12)}`;
      return write(
        `insert into abbreviation ("key", short, meaning, read_as, source, updated_at) values (?, ?, 'chữ thử', '', '', ?)`,
        [short.toLowerCase(), short, clock.now()],
      );
    },
    synonym: () => {
      const words = randomUUID();
      return write(
        `insert into synonym (subject, record_id, words, folded, made_at) values ('complaint', 1, ?, ?, ?)`,
        [words, words, clock.now()],
      );
    },
    complaint: async () => {
      const name = `bệnh thử ${randomUUID()}`;
      const id = await write(
        `insert into complaint (slug, name, people, medical, emergency, source, position, updated_at)
         values (?, ?, '[]', '[]', ?, '', 9999, ?)`,
        [name.replaceAll(' ', '-'), name, false, clock.now()],
      );
      await db.transaction(async unit => {
        const link = `insert into complaint_term (complaint_id, term_id, position)
          select ?, min(id), 0 from term where kind = 'speciality'`;
        await textOf(unit).sql(link, [id]);
      });
      return id;
    },
  };
}
