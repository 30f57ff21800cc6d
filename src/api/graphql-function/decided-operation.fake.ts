import type { GraphQLSchema } from 'graphql'
import { killerDocuments, type World } from '../../graphql-guards/killer-documents.fake.ts'
import { usualLimits } from '../../graphql-guards/limits.ts'
import type { RandomDocument } from '../../graphql-guards/random-documents.fake.ts'
import { createAdmission } from './admit-operation.ts'
import { readRequest } from './read-request.ts'

const address = 'https://poolwright.test/.netlify/functions/graphql'
const headers = { 'content-type': 'application/json' }

/** All that happens to an operation before it runs, by a function that has never seen it and takes any. */
export const operationDecision = (schema: GraphQLSchema, document: RandomDocument): (() => Promise<boolean>) => {
  const body = JSON.stringify(document)
  return async () => {
    const admit = createAdmission({ schema, limits: usualLimits, openSchema: false })
    const read = await readRequest(new Request(address, { method: 'POST', headers, body }))
    return read.ok && admit(read.sent).ok
  }
}

const world: World = {
  type: 'Dealer',
  root: (inner) => `dealer(id: 1) { ${inner} }`,
  step: (inner, name) => `${name ? `${name}: ` : ''}parent { ${inner} }`,
  leaf: 'id',
  asking: (value) => `broken(note: ${value})`,
}

/** For the schema of the tests, which leads back to itself as the site's does not. */
export const killerOperations = killerDocuments(world)
