import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { type Product, startProduct } from '../harness/product.ts';

/** The product for tests: on a database of its own on the PostgreSQL server of `TEST_DATABASE_URL`, or on SQLite without one. */
export async function startTestProduct(): Promise<Product> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return startProduct();
  const database = await createPostgresDatabase(server);
  try {
    const product = await startProduct({ databaseUrl: database.url });
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
