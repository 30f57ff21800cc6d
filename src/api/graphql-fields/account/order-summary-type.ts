import { canCancel } from '../../../domain/orders/order-transitions.ts'
import { canReturn, returnUntil } from '../../../domain/orders/return-window.ts'
import type { OwnOrder } from '../../account/my-orders.ts'
import { builder } from '../builder.ts'
import { orderLineType, promiseType, stateEnum, trackingType } from '../shop/order-type.ts'

export const orderSummaryType = builder.objectRef<OwnOrder>('OrderSummary').implement({
  fields: (field) => ({
    number: field.string({ resolve: ({ row }) => row.number }),
    state: field.field({ type: stateEnum, resolve: ({ row }) => row.state }),
    placedAt: field.string({ resolve: ({ row }) => row.placedAt.toISOString() }),
    paidAt: field.string({ nullable: true, resolve: ({ row }) => row.paidAt?.toISOString() ?? null }),
    total: field.int({ resolve: ({ row }) => row.total }),
    isPickUp: field.boolean({ resolve: ({ row }) => row.delivery.kind === 'pick-up' }),
    promise: field.field({ type: promiseType, nullable: true, resolve: ({ row }) => row.promise }),
    tracking: field.field({ type: trackingType, nullable: true, resolve: ({ row }) => row.tracking }),
    lines: field.field({ type: [orderLineType], resolve: ({ lines }) => lines }),
    canCancel: field.boolean({ resolve: ({ row }) => canCancel(row.state) }),
    canReturn: field.boolean({
      description: 'What is faulty, damaged or wrong',
      resolve: ({ row }, _, { orders, now }) => {
        if (orders === undefined) return false
        const { returnDays, dispatch } = orders.terms()
        return canReturn(row, 'faulty', returnDays, dispatch.timeZone, now())
      },
    }),
    returnUntil: field.string({
      nullable: true,
      description: 'The last day of a change of mind',
      resolve: ({ row }, _, { orders }) => {
        if (orders === undefined) return null
        const { returnDays, dispatch } = orders.terms()
        return returnUntil(row, returnDays, dispatch.timeZone) ?? null
      },
    }),
  }),
})
