/** What the list shows of a count. */
export const listedFields = 'sku revision name slug picture onHand held available sold weeksLeft waiting bay backOn'

/** All of one: what each operation about one asks for. */
export const stockFileFields = `item { ${listedFields} }
    areNamesUnknown
    ledger { id at change reason note who order }
    hasMore placedBy placedAt`
