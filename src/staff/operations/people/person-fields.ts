export const listedFields = 'id name email role dealer seenAt isLeaving'

/** All of somebody that the desk shows: what each operation about one asks for. */
export const personFields = `revision
    person { ${listedFields} }
    phone edition madeAt isMe
    dealer { edition slug name }
    changes { from to who at }
    orders cases deletionOn
    ways { hasPassword passkeys hasOneTimeCodes recoveryCodesLeft }
    places { id device way startedAt seenAt }
    lockouts { kind until }`
