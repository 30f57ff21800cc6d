import type { Role } from '../../domain/account/role.ts'
import type { OwnedThing } from './owned-things.ts'

/** Who asks: a role, or nobody in particular. */
export type Asker = 'visitor' | Role

/** `public`: the same for everybody. `proved`: by a secret that comes with it. `own`: what is in their account, and nobody else's. `all`: whosever it is. */
export type Reach = 'no' | 'public' | 'proved' | 'own' | 'all'

export interface Permission {
  readonly reach: Readonly<Record<Asker, Reach>>
  /** The argument that names a thing of somebody's, where there is one. Left out by the asker, nothing is reached by it. */
  readonly names?: { readonly argument: string; readonly thing: OwnedThing }
}

const everybody = (reach: 'public' | 'proved'): Permission => ({
  reach: { visitor: reach, customer: reach, dealer: reach, staff: reach },
})

/** Dealers and staff have pools too: in the account everybody is a customer, and nobody sees another's. */
const signedIn = (thing?: OwnedThing, argument = ''): Permission => ({
  reach: { visitor: 'no', customer: 'own', dealer: 'own', staff: 'own' },
  ...(thing && { names: { argument, thing } }),
})

/** Of the desk. */
const staffOnly: Permission = { reach: { visitor: 'no', customer: 'no', dealer: 'no', staff: 'all' } }

/**
 * Who may ask what. Each operation of the site-data function stands here, for the schema is not built with one that
 * doesn’t, and each function that reads a token. What is
 * said here is looked at before anything else is done.
 */
export const permissions: Readonly<Record<string, Permission>> = {
  'Query.alive': everybody('public'),
  'Query.cardEntry': everybody('public'),
  'Query.demoDates': everybody('public'),
  'Query.nearestDealers': everybody('public'),
  'Query.places': everybody('public'),
  'Query.promotionCode': everybody('public'),
  'Query.stock': everybody('public'),
  'Query.guestOrder': everybody('proved'),
  'Query.orderOfCheckout': everybody('proved'),
  'Query.me': signedIn(),
  'Query.myOrder': signedIn('order', 'number'),
  'Query.myRobot': signedIn('robot', 'id'),
  'Query.myCase': signedIn('case', 'reference'),
  'Query.myLastChoices': signedIn(),
  'Query.myCards': signedIn(),

  'Mutation.submitForm': everybody('public'),
  'Mutation.tellWhenBack': everybody('public'),
  'Mutation.placeOrder': everybody('proved'),
  'Mutation.payOrder': everybody('proved'),
  'Mutation.cancelOrder': everybody('proved'),
  'Mutation.startReturn': everybody('proved'),
  'Mutation.savePool': signedIn(),
  'Mutation.forgetPool': signedIn(),
  'Mutation.saveDetails': signedIn(),
  'Mutation.setNewsletter': signedIn(),
  'Mutation.setServiceReminders': signedIn(),
  'Mutation.saveAddress': signedIn('address', 'id'),
  'Mutation.removeAddress': signedIn('address', 'id'),
  'Mutation.setDefaultAddress': signedIn('address', 'id'),
  // The gateway knows whose cards they are, and is asked each time.
  'Mutation.removeMyCard': signedIn(),
  'Mutation.writeToCase': signedIn('case', 'reference'),
  'Mutation.deleteMyAccount': signedIn(),
  'Mutation.keepMyAccount': signedIn(),

  'Query.staffOrders': staffOnly,
  'Query.staffOrderCounts': staffOnly,
  'Query.staffOrder': staffOnly,
  'Mutation.staffMoveOrders': staffOnly,
  'Mutation.staffCancelOrder': staffOnly,
  'Mutation.staffRefundOrder': staffOnly,
  'Mutation.staffNoteOrder': staffOnly,
  'Mutation.staffSettleReturn': staffOnly,
  'Mutation.staffLookAt': staffOnly,

  'Function.my-data': signedIn(),
  'Function.my-files': signedIn('file', 'file'),
}
