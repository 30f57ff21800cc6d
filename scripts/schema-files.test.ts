import { expect, it } from 'vitest'
import { siteSchema } from '../src/api/graphql-fields/site-schema.ts'
import { schemaFiles } from './schema-files.ts'

// `npm run schema` writes both files anew.
it('the printed schema and its types are those of the function', async () => {
  const { printed, types } = schemaFiles(siteSchema)
  await expect(printed).toMatchFileSnapshot('../src/api/graphql-fields/site-schema.graphql')
  await expect(types).toMatchFileSnapshot('../src/site/data/site-schema.d.ts')
})
