/** All of a request that the desk shows: what each operation about one asks for. */
export const demoFields = `reference revision state edition
    name phone email where pool model notes wishes
    dealer dealerName dealerPhone
    day time minutes answerBy
    asks { dealer askedAt answer answeredAt answeredBy day time reason words }
    next { slug name phone km free answersIn }`

/** What is done to one answers with it as it is now. */
export const actedFields = `reference problem changedBy
    demo { ${demoFields} }`
