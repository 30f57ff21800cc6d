/** All of an order that the desk shows: what each operation about one asks for. */
export const fileFields = `revision
    order {
      number state email name phone isPickUp zone notes
      address { street suburb state postcode }
      lines { sku name picture quantity price off isBonus refundedUnits }
      goods off code deliveryCost total gst
      card { brand last4 }
      promise { leaves from to ready }
      tracking { carrier number }
      refunded canCancel placedAt paidAt
    }
    payment
    events { at who from to note }
    refunds { amount reason who state at }
    returns { number reason words lines { position units } askedAt isSettled }
    available { sku available bay }
    otherOrders otherTotal`
