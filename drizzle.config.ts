import { defineConfig } from 'drizzle-kit'

// `npm run db:migration` writes what has changed in the tables as the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/api/db/schema/*.ts',
  out: './src/api/db/migrations',
  casing: 'snake_case',
})
