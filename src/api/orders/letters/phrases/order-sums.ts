import type { Order } from '../../../../domain/orders/order.ts'
import type { Sum } from '../../../mail/shop-letter/order-block.ts'
import { aud, lessAud } from './aud.ts'

const deliverySum = ({ delivery, deliveryCost }: Order): Sum => ({
  label: delivery.kind === 'pick-up' ? 'Pick-up' : `Delivery, ${delivery.zone}`,
  value: deliveryCost === 0 ? 'Free' : aud(deliveryCost),
})

/** What the total is made of, GST included. */
export const totalParts = (order: Order): Sum[] => [
  { label: 'Items', value: aud(order.goods) },
  deliverySum(order),
  ...(order.off > 0
    ? [{ label: order.code === undefined ? 'Discount' : `Code ${order.code}`, value: lessAud(order.off) }]
    : []),
]

export const totalSum = ({ total }: Order, label: string): Sum => ({ label, value: aud(total), isTotal: true })

/** From the goods to the total, which is last. */
export const orderSums = (order: Order, totalLabel: string): Sum[] => [
  ...totalParts(order),
  { label: 'GST included', value: aud(order.gst) },
  totalSum(order, totalLabel),
]
