import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { admit } from '../account/admit.ts'
import { type Permission, permissions } from '../account/permissions.ts'
import { orUnavailable } from './or-unavailable.ts'
import type { SiteContext } from './site-context.ts'

type Resolver = GraphQLFieldResolver<unknown, SiteContext>
type Table = Readonly<Record<string, Permission>>

/** What a mutation answers about something that is not there, or not theirs. */
const notThere = { problem: 'That isn’t there any more. Load the page again.' }

const permissionOf = (table: Table, operation: string): Permission => {
  const permission = Object.hasOwn(table, operation) ? table[operation] : undefined
  if (permission !== undefined) return permission
  throw new Error(`${operation} has no row in the table of permissions: src/api/account/permissions.ts`)
}

const guarded =
  (resolve: Resolver, permission: Permission, nothing: unknown): Resolver =>
  async (parent, given, context, info) => {
    const admission = await orUnavailable(() => admit(() => context.services, context, permission, given))
    return admission === 'admitted' ? resolve(parent, given, context, info) : nothing
  }

const guardType = (type: GraphQLObjectType | null | undefined, table: Table, nothing: unknown): void => {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const permission = permissionOf(table, `${type?.name}.${field.name}`)
    field.resolve = guarded(field.resolve ?? defaultFieldResolver, permission, nothing)
  }
}

/** Looks at the table of permissions before an operation does anything. There is no schema with an operation that is not in it. */
export const guardOperations = (schema: GraphQLSchema, table: Table = permissions): GraphQLSchema => {
  guardType(schema.getQueryType(), table, null)
  guardType(schema.getMutationType(), table, notThere)
  return schema
}
