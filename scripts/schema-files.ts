import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal'
import { type GraphQLSchema, introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql'

const preamble = '/** The schema of the site-data function as types. `npm run schema` writes it. */'

/** A schema as people and tools read it, and as types for the site's operations. */
export const schemaFiles = (schema: GraphQLSchema): { printed: string; types: string } => {
  const sorted = lexicographicSortSchema(schema)
  const introspection = minifyIntrospection(introspectionFromSchema(sorted))
  return {
    printed: `${printSchema(sorted)}\n`,
    types: outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true, preamble }),
  }
}
