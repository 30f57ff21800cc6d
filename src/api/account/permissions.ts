import type { Role } from '../../domain/account/role.ts'
import type { OurThing, OwnedThing } from './owned-things.ts'

/** Who asks: a role, or nobody in particular. */
export type Asker = 'visitor' | Role

/**
 * `public`: the same for everybody. `proved`: by a secret that comes with it. `own`: what is in their account, and nobody else's. `ours`: what is
 * of the dealer they belong to, and of no other, while that dealer is listed. `all`: whosever it is.
 */
export type Reach = 'no' | 'public' | 'proved' | 'own' | 'ours' | 'all'

export interface Permission {
  readonly reach: Readonly<Record<Asker, Reach>>
  /** The argument that names a thing of somebody's, where there is one. Left out by the asker, nothing is reached by it. */
  readonly names?: { readonly argument: string; readonly thing: OwnedThing | OurThing }
}

const everybody = (reach: 'public' | 'proved'): Permission => ({
  reach: { visitor: reach, customer: reach, dealer: reach, staff: reach },
})

/** Dealers and staff have pools too: in the account everybody is a customer, and nobody sees another's. */
const signedIn = (thing?: OwnedThing, argument = ''): Permission => ({
  reach: { visitor: 'no', customer: 'own', dealer: 'own', staff: 'own' },
  ...(thing && { names: { argument, thing } }),
})

/** Of the dealers' own pages. Staff have their desk for the same things. */
const dealersOnly = (thing?: OurThing, argument = ''): Permission => ({
  reach: { visitor: 'no', customer: 'no', dealer: 'ours', staff: 'no' },
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

  'Query.myDealer': dealersOnly(),
  'Query.myDealerListing': dealersOnly(),
  'Query.myDealerDemos': dealersOnly(),
  'Query.myDealerRegistrations': dealersOnly(),
  'Query.myDealerPrices': dealersOnly(),
  'Query.myWarrantyRequests': dealersOnly(),
  'Mutation.saveMyDealerHours': dealersOnly(),
  'Mutation.proposeMyListing': dealersOnly(),
  'Mutation.withdrawMyListingChange': dealersOnly('listing-change', 'change'),
  'Mutation.answerMyDemo': dealersOnly('demo-ask', 'ask'),
  'Mutation.askForWarranty': dealersOnly(),

  'Query.staffCounts': staffOnly,
  'Query.staffFind': staffOnly,
  'Query.staffToday': staffOnly,
  'Query.staffActs': staffOnly,
  'Query.staffActsOf': staffOnly,
  'Query.staffActors': staffOnly,
  'Mutation.staffUndoAct': staffOnly,
  'Query.staffPeople': staffOnly,
  'Query.staffPeopleCounts': staffOnly,
  'Query.staffPerson': staffOnly,
  'Mutation.staffGiveRole': staffOnly,
  'Mutation.staffEndSignIns': staffOnly,
  'Mutation.staffLetInAgain': staffOnly,
  'Query.staffOrders': staffOnly,
  'Query.staffOrderCounts': staffOnly,
  'Query.staffOrder': staffOnly,
  'Query.staffPackingSlips': staffOnly,
  'Mutation.staffMoveOrders': staffOnly,
  'Mutation.staffCancelOrder': staffOnly,
  'Mutation.staffRefundOrder': staffOnly,
  'Mutation.staffNoteOrder': staffOnly,
  'Mutation.staffSettleReturn': staffOnly,
  'Mutation.staffLookAt': staffOnly,
  'Query.staffStock': staffOnly,
  'Query.staffStockFile': staffOnly,
  'Query.staffStockImport': staffOnly,
  'Mutation.staffChangeStock': staffOnly,
  'Mutation.staffPlaceStock': staffOnly,
  'Mutation.staffImportStock': staffOnly,
  'Query.staffPromotions': staffOnly,
  'Query.staffPromotion': staffOnly,
  'Query.staffPreviewPromotion': staffOnly,
  'Mutation.staffMakePromotion': staffOnly,
  'Mutation.staffChangePromotion': staffOnly,
  'Mutation.staffEndPromotion': staffOnly,
  'Query.staffTrouble': staffOnly,
  'Query.staffContent': staffOnly,
  'Query.staffPayments': staffOnly,
  'Mutation.staffTryAgain': staffOnly,
  'Mutation.staffTryAllAgain': staffOnly,
  'Mutation.staffGiveUp': staffOnly,
  'Mutation.staffPaidByHand': staffOnly,
  'Query.staffDealerMatters': staffOnly,
  'Query.staffDealerCounts': staffOnly,
  'Query.staffDealerApplication': staffOnly,
  'Query.staffListingChange': staffOnly,
  'Query.staffWarrantyRequest': staffOnly,
  'Query.staffDealer': staffOnly,
  'Mutation.staffApproveDealer': staffOnly,
  'Mutation.staffRefuseDealer': staffOnly,
  'Mutation.staffSettleListingChange': staffOnly,
  'Mutation.staffAnswerWarranty': staffOnly,
  'Mutation.staffSetDealerTerms': staffOnly,
  'Mutation.staffSetDealerActive': staffOnly,
  'Mutation.staffSetDealerPerson': staffOnly,

  'Query.staffCases': staffOnly,
  'Query.staffCaseCounts': staffOnly,
  'Query.staffCase': staffOnly,
  'Query.staffColleagues': staffOnly,
  'Query.staffReplyTemplates': staffOnly,
  'Mutation.staffAssignCase': staffOnly,
  'Mutation.staffPutOffCase': staffOnly,
  'Mutation.staffCloseCase': staffOnly,
  'Mutation.staffReopenCase': staffOnly,
  'Mutation.staffMarkCase': staffOnly,
  'Mutation.staffNoteCase': staffOnly,
  'Mutation.staffMergeCase': staffOnly,
  'Mutation.staffReplyToCase': staffOnly,
  'Query.staffDemoCalendar': staffOnly,
  'Query.staffDemo': staffOnly,
  'Mutation.staffAskDealer': staffOnly,
  'Mutation.staffConfirmDemo': staffOnly,
  'Mutation.staffGiveUpDemo': staffOnly,
  'Mutation.staffCancelDemo': staffOnly,
  'Query.staffMails': staffOnly,
  'Query.staffMail': staffOnly,
  'Mutation.staffAttachMail': staffOnly,
  'Mutation.staffOpenCaseOfMail': staffOnly,
  'Mutation.staffDiscardMails': staffOnly,
  'Mutation.staffRestoreMails': staffOnly,

  'Function.my-data': signedIn(),
  'Function.my-files': signedIn('file', 'file'),
  'Function.staff-files': staffOnly,
  'Function.staff-export': staffOnly,
}
