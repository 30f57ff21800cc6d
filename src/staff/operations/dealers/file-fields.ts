// All of a thing that the desk shows: what each operation about one asks for.

export const applicationFields = `reference edition revision state receivedAt
    sent { label value }
    businessNumber { label value problem }
    place { name state postcode lat lon }
    near { km slug name suburb }
    listing { name street suburb state postcode phone email }
    states lines account dealer`

export const changeFields = `id revision state edition dealer dealerName suburb askedBy askedAt settledBy settledAt words
    differences { label before after now }`

export const warrantyFields = `number revision state edition dealer dealerName dealerPhone askedBy askedAt
    product serialNumber serialProblem purchasedOn
    registered { purchasedOn warrantyUntil }
    photos { id name purpose kind isPicture bytes }
    fault parts answer answeredBy answeredAt`

export const dealerFields = `edition slug name suburb isActive isFromContent revision
    fields { label value from }
    people { name email seenAt }
    demos { asked accepted declined unanswered medianMinutes }
    openDemos
    terms { line off }
    termsRevision lines
    changes { id name state at }
    warranties { number serialNumber state at }
    content { name text }`
