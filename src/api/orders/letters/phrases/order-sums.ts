import type { Order } from '../../../../domain/orders/order.ts'
import type { Sum } from '../sheet/order-block.ts'
import { aud, lessAud } from './aud.ts'

const deliverySum = ({ delivery, deliveryCost }: Order): Sum => ({
  label: delivery.kind === 'pick-up' ? 'Pick-up' : `Delivery, ${delivery.zone}`,
  value: deliveryCost === 0 ? 'Free' : aud(deliveryCost),
})

/** From the goods to the total, which is last. */
export const orderSums = (order: Order, totalLabel: string): Sum[] => [
  { label: 'Goods', value: aud(order.goods) },
  deliverySum(order),
  ...(order.off > 0
    ? [{ label: order.code === undefined ? 'Taken off' : `Code ${order.code}`, value: lessAud(order.off) }]
    : []),
  { label: 'GST included', value: aud(order.gst) },
  { label: totalLabel, value: aud(order.total), isTotal: true },
]
