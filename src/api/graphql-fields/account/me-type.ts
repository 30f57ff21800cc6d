import { deletionDay } from '../../../domain/account/deletion.ts'
import { roles } from '../../../domain/account/role.ts'
import type { SecurityFacts } from '../../account/issuer-people.ts'
import { myAddresses } from '../../account/my-addresses.ts'
import { myCases } from '../../account/my-cases.ts'
import { myOrders } from '../../account/my-orders.ts'
import { myPool } from '../../account/my-pool.ts'
import { myRobots } from '../../account/my-robots.ts'
import type { Person } from '../../account/viewer.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { enumOf } from '../enum-of.ts'
import { addressType } from './address-type.ts'
import { caseSummaryType } from './case-type.ts'
import { orderSummaryType } from './order-summary-type.ts'
import { poolType } from './pool-type.ts'
import { robotType } from './robot-type.ts'

const roleEnum = enumOf('Role', roles)

const securityType = builder.objectRef<SecurityFacts>('SecurityFacts').implement({
  fields: (field) => ({
    passkeys: field.exposeInt('passkeys'),
    places: field.exposeInt('places', { description: 'Where somebody is signed in' }),
    hasPassword: field.exposeBoolean('hasPassword'),
    hasOneTimeCodes: field.exposeBoolean('hasOneTimeCodes'),
    recoveryCodesLeft: field.exposeInt('recoveryCodesLeft'),
  }),
})

export const meType = builder.objectRef<Person>('Me').implement({
  description: 'Whoever is signed in. Money is whole cents, days are as 2026-11-18, moments are in ISO 8601',
  fields: (field) => ({
    name: field.exposeString('name'),
    email: field.exposeString('email', { description: 'Empty while nobody has proved that it is theirs' }),
    phone: field.exposeString('phone'),
    edition: field.expose('edition', { type: editionEnum }),
    role: field.expose('role', { type: roleEnum }),
    newsletter: field.exposeBoolean('newsletter'),
    serviceReminders: field.exposeBoolean('reminders'),
    deletionOn: field.string({
      nullable: true,
      description: 'The day on which the account goes, if that was asked for',
      resolve: ({ deletionAskedAt, edition }) => (deletionAskedAt ? deletionDay(deletionAskedAt, edition) : null),
    }),
    pool: field.field({
      type: poolType,
      nullable: true,
      resolve: async ({ id }, _, { services }) => (await myPool(services.db, id)) ?? null,
    }),
    robots: field.field({
      type: [robotType],
      resolve: ({ id }, _, { services }) => myRobots(services.db, id, services.contextOf),
    }),
    orders: field.field({
      type: [orderSummaryType],
      description: 'Newest first',
      resolve: ({ id }, _, { services }) => myOrders(services.db, id),
    }),
    addresses: field.field({
      type: [addressType],
      description: 'The default first',
      resolve: ({ id }, _, { services }) => myAddresses(services.db, id),
    }),
    cases: field.field({
      type: [caseSummaryType],
      description: 'Newest first',
      resolve: ({ id }, _, { services }) => myCases(services.db, id),
    }),
    security: field.field({
      type: securityType,
      nullable: true,
      description: 'Nothing where another issuer says who people are',
      resolve: async ({ subject }, _, { issuer }) => (await issuer?.own?.security(subject)) ?? null,
    }),
  }),
})
