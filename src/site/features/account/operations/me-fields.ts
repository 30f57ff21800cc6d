/** All of an account that its pages show: what each operation about it asks for. */
export const meFields = `
    name email phone edition role newsletter serviceReminders deletionOn
    pool { shape length width narrow wing wingWidth fill shallow deep litres surface treatment place tree savedAt }
    robots {
      id edition product name serialNumber dealer purchasedOn warrantyFrom warrantyUntil warrantyMonths
      receipt { id name size } nextServiceOn reference
    }
    orders {
      number state placedAt paidAt total isPickUp
      promise { leaves from to ready }
      tracking { carrier number }
      lines { sku name slug picture quantity price off isBonus refundedUnits }
      canCancel canReturn returnUntil
    }
    addresses { id edition name phone street suburb state postcode isDefault }
    cases { reference form receivedAt state title unread }
    security { passkeys places hasPassword hasOneTimeCodes recoveryCodesLeft }
`
