import { createPostgresDatabase, type PostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { type Product, prepareWorld, startProduct } from '../harness/product.ts';

/** Starts products that have the world tiny, each with a copy of its own. */
export interface TestProducts {
  /** Starts one, on a free port or on that of one that was stopped. */
  start(port?: number): Promise<Product>;
  /** Removes what the copies are made of. */
  remove(): Promise<void>;
}

/** How a product starts, whatever its database. */
type ProductOptions = Omit<NonNullable<Parameters<typeof startProduct>[0]>, 'databaseUrl'>;

/** The product for tests: on a database of its own on the PostgreSQL server of `TEST_DATABASE_URL`, or on SQLite without one. */
export async function startTestProduct(options: ProductOptions = {}): Promise<Product> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return startProduct(options);
  return startOn(await createPostgresDatabase(server), options);
}

/**
 * Makes the world once, on the same database server as {@link startTestProduct}: each product then starts in a moment. It
 * makes nothing ahead: most of that no test would ask for.
 */
export async function createTestProducts(): Promise<TestProducts> {
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createPostgresDatabase(server) : undefined;
  const world = await prepareWorld({ databaseUrl: database?.url ?? '' });
  return {
    start: async port => {
      const options = { world: world.folder, port, isAhead: false };
      if (!server || !database) return startProduct(options);
      return startOn(await createPostgresDatabase(server, nameOf(database)), options);
    },
    remove: async () => {
      world.remove();
      await database?.drop();
    },
  };
}

const nameOf = ({ url }: PostgresDatabase) => new URL(url).pathname.slice(1);

async function startOn(database: PostgresDatabase, options: ProductOptions = {}): Promise<Product> {
  try {
    const product = await startProduct({ databaseUrl: database.url, ...options });
    const stop = async () => {
      try {
        await product.stop();
      } finally {
        await database.drop();
      }
    };
    return { ...product, stop };
  } catch (error) {
    await database.drop();
    throw error;
  }
}
