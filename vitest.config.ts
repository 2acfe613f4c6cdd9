import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string) => ({
  test: {
    name,
    root: name,
    environment: 'node' as const,
    include: ['**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
const dom = (name: string, dir: string) => ({
  plugins: [react()],
  test: {
    name,
    root: name,
    environment: 'happy-dom' as const,
    include: [`${dir}/**/*.test.{ts,tsx}`],
    setupFiles: [`${dir}/testing/patience.ts`],
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    projects: [node('server'), node('cli'), node('fixtures'), node('scripts'), dom('public-site', 'app')],
    coverage: { provider: 'v8', include: ['*/**/*.{ts,tsx}'], reporter: ['text-summary'] },
  },
});
